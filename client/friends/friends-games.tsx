import { useSignal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sayAgo } from '../games/ago';
import { Picture } from '../games/picture';
import { messages } from '../messages';
import { language } from '../settings/settings';
import { gameTitle } from '../shell/game-title';
import { companyOf, waitsForMe } from './my-tables';
import { ask } from './requests';
import { sayState } from './turn-cards';

const stateOf = (table: Table): string => {
  const { games, turns } = messages.value.friends;
  if (waitsForMe(table)) return turns.title;
  if (table.status !== 'over') return sayState(table);
  const place = table.you === null ? undefined : table.outcome?.places[table.you];
  return place === undefined ? games.watched : games.over(place, table.seats.length);
};

const FriendsGame = ({ table }: { readonly table: Table }): JSX.Element => {
  const { games, turns } = messages.value.friends;
  const { names, bots } = companyOf(table);
  const company = turns.company(names, bots);
  const title = gameTitle(table.game);
  const isMine = waitsForMe(table);
  const at = table.startedAt ?? table.createdAt;
  const action = table.status === 'over' ? games.open : turns.resume;
  return (
    <li class="panel saved-game">
      <Picture game={table.game} />
      <div class="words">
        <h3>{title}</h3>
        <p class={isMine ? 'state mine' : 'state'}>{stateOf(table)}</p>
        <p class="note">
          {company}
          {company !== '' && ' · '}
          <time dateTime={at}>{sayAgo(language.value, Date.parse(at), Date.now())}</time>
        </p>
      </div>
      <div class="actions">
        <a class={isMine ? 'btn primary' : 'btn'} href={`/t/${table.id}`} aria-label={games.of(action, title, company)}>
          {action}
        </a>
      </div>
    </li>
  );
};

/** Tables of this player that a server keeps, among the games of this browser. */
export const FriendsGames = (): JSX.Element | null => {
  const { games, turns } = messages.value.friends;
  const tables = useSignal<readonly Table[]>([]);
  const next = useSignal<string | null>(null);
  const isFailed = useSignal(false);
  const load = async (after?: string): Promise<void> => {
    const page = await ask('listMyTables', after === undefined ? {} : { query: { after } });
    isFailed.value = !page.ok;
    if (!page.ok) return;
    tables.value = after === undefined ? page.value.tables : [...tables.value, ...page.value.tables];
    next.value = page.value.next;
  };
  useEffect(() => void load(), []);
  const after = next.value;
  if (tables.value.length === 0 && !isFailed.value) return null;
  return (
    <section>
      <h2 class="heading">{games.title}</h2>
      <p class="note">{games.kept}</p>
      {isFailed.value && (
        <p class="turns-failed" role="status">
          {turns.failed}{' '}
          <button type="button" class="btn" onClick={() => void load()}>
            {turns.again}
          </button>
        </p>
      )}
      <ul class="saved-games">
        {tables.value.map((table) => (
          <FriendsGame key={table.id} table={table} />
        ))}
      </ul>
      {after !== null && (
        <button type="button" class="btn more-games" onClick={() => void load(after)}>
          {games.more}
        </button>
      )}
    </section>
  );
};
