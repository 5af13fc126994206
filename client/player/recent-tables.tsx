import type { Table } from '@showboat/protocol';
import type { JSX } from 'preact';
import { sayAgo } from '../games/ago';
import { Picture } from '../games/picture';
import { messages } from '../messages';
import { Sign } from '../pieces/sign';
import { language } from '../settings/settings';
import { gameTitle } from '../shell/game-title';
import { useLoaded } from '../shell/use-loaded';
import { ask } from './requests';

const MOST = 8;

const standing = ({ status, outcome, you, actor, seats }: Table): string => {
  const { player } = messages.value;
  const place = you === null ? undefined : outcome?.places[you];
  if (place !== undefined) return player.place(place, seats.length);
  return player.statuses[status === 'running' && actor !== null && actor === you ? 'yours' : status];
};

const Row = ({ table }: { readonly table: Table }): JSX.Element => {
  const { player } = messages.value;
  const { id, game, seats, you, startedAt, createdAt } = table;
  const others = seats.flatMap((seat, at) => (seat.kind === 'open' || at === you ? [] : [seat.name]));
  const title = gameTitle(game);
  return (
    <li>
      <span class="mini-art">
        <Picture game={game} />
      </span>
      <span class="words">
        <b>{title}</b>
        <small>{others.length > 0 ? player.others(others) : player.alone}</small>
      </span>
      <span class="place-cell">{standing(table)}</span>
      <time dateTime={startedAt ?? createdAt}>{sayAgo(language.value, Date.parse(startedAt ?? createdAt), Date.now())}</time>
      <a class="btn plain icon" href={`/t/${id}`} aria-label={`${player.openTable(title)}: ${others.join(', ')}`}>
        <Sign name="play" size={18} />
      </a>
    </li>
  );
};

export const RecentTables = ({ player: id }: { readonly player: string }): JSX.Element => {
  const { player } = messages.value;
  const loaded = useLoaded(async () => {
    const mine = await ask('listMyTables', {});
    return mine.ok ? mine.value.tables : undefined;
  }, [id]);
  const tables = loaded.kind === 'here' ? loaded.value : undefined;
  return (
    <section class="panel recent">
      <h2 class="heading">{player.recent}</h2>
      {loaded.kind === 'here' && !tables && <p class="note">{player.noLine}</p>}
      {tables?.length === 0 && (
        <div class="recent-none">
          <p>{player.noTables}</p>
          <a class="btn" href="/">
            {player.toStart}
          </a>
        </div>
      )}
      <ul>
        {tables?.slice(0, MOST).map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
};
