import type { Table } from '@showboat/protocol';
import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { useGameName } from '../friends/game-name';
import { useSeatMarks } from '../friends/seat-marks';
import { Picture } from '../games/picture';
import { messages } from '../messages';
import { PaceChip } from '../pieces/marks';
import { OpenMark } from '../pieces/presence';
import type { Row } from './rows';

const SeatDots = ({ table }: { readonly table: Table }): JSX.Element => {
  const { lobby } = messages.value.friends;
  const marks = useSeatMarks(table);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <span class="seat-dots" role="img" aria-label={lobby.seated(table.seats.length - open, open)}>
      {table.seats.map(({ seat, kind }) =>
        kind === 'open' || !marks ? <OpenMark key={seat} size={26} /> : <marks.Badge key={seat} seat={seat} size={26} />,
      )}
    </span>
  );
};

const peopleAt = ({ seats }: Table): readonly string[] => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));

const Facts = ({ table, below }: { readonly table: Table; readonly below: string }): JSX.Element => {
  const { lobby } = messages.value.friends;
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const name = useGameName(table);
  return (
    <>
      <span class="mini-art">
        <Picture game={table.game} />
      </span>
      <span class="words">
        <b>{name}</b>
        <small title={below}>{below}</small>
      </span>
      <span class="pace-cell">
        <PaceChip pace={table.pace} />
        {free > 0 && <span class="free">{lobby.free(free)}</span>}
      </span>
      <SeatDots table={table} />
    </>
  );
};

/** A table that waits for players. */
export const WaitingRow = ({ row: { table, isGone } }: { readonly row: Row }): JSX.Element => {
  const { lobby } = messages.value.friends;
  const host = table.host ?? '';
  const name = useGameName(table);
  const isMine = table.you !== null;
  return (
    <li class={isGone ? 'open-table is-gone' : 'open-table'}>
      <Facts table={table} below={isMine ? lobby.yours : host} />
      {isGone ? (
        <span class="state">{lobby.filled}</span>
      ) : isMine ? (
        <a class="btn" href={`/t/${table.id}`} aria-label={lobby.of(lobby.open, name, lobby.yours)}>
          {lobby.open}
        </a>
      ) : (
        <a class="btn" href={`/j/${table.invite}`} aria-label={lobby.of(lobby.sit, name, host)}>
          {lobby.sit}
        </a>
      )}
    </li>
  );
};

/** A game that is being played, to look on. */
export const RunningRow = ({ table }: { readonly table: Table }): JSX.Element => {
  const { lobby } = messages.value.friends;
  const people = lobby.players(peopleAt(table));
  const name = useGameName(table);
  const action = table.you === null ? lobby.watch : lobby.open;
  return (
    <li class="open-table">
      <Facts table={table} below={people} />
      <a class="btn" href={`/t/${table.id}`} aria-label={lobby.of(action, name, people)}>
        {table.you === null && <Icon name="eye" size={18} />}
        {action}
      </a>
    </li>
  );
};
