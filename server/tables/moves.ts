import { hash } from 'node:crypto';
import type { Refusal } from '@showboat/engine';
import type { CatalogEntry } from '@showboat/games/catalog';
import type { Moves } from '@showboat/protocol';
import type { RequestKey } from '../store/store';
import type { Next } from './change';
import { Fault } from './fault';
import type { Barred, Run } from './run';
import { type Table, seatOf } from './table';

export const hashOfMoves = (moves: readonly string[]): string => hash('sha256', JSON.stringify(moves)).slice(0, 32);

/** The server does not have the rules that the game began with. */
export const noRules = ({ settings: { rules }, isOfLater }: Table): Fault => {
  const message = `The game began with rules ${rules}, which this server does not have.`;
  // Another one has them, or there would be no such game.
  if (isOfLater) return new Fault('try-again', message, { hint: 'Servers are being replaced. Try again.', retryAfter: 1 });
  return new Fault('wrong-time', message, {
    hint: 'The operator of this server can bring back the version that it began with.',
  });
};

/** The game, if it can be played on. */
export const runOf = (table: Table): Run => {
  const { row, run } = table;
  if (row.status === 'gathering') throw new Fault('wrong-time', 'The game has not begun.');
  if (!run) throw noRules(table);
  return run;
};

/** The seat of a person who plays it now. */
export const ownSeat = ({ body }: Table, player: string): number => {
  const seat = seatOf(body, player);
  if (seat === undefined) throw new Fault('not-allowed', 'You have no seat at this table.');
  return seat;
};

const sentenceOf = (entry: CatalogEntry, refusal: Refusal): string => entry.use(({ words }) => words.sayRefusal(refusal));

const barred = (entry: CatalogEntry, { index, refusal }: Barred, seq: number): Fault => {
  const field = `moves[${index}]`;
  if (!refusal) return new Fault('not-yours', 'From here on chance or another seat decides.', { field, seq });
  return new Fault('refused', sentenceOf(entry, refusal), { field, rule: refusal.rule });
};

/** The same request again: the same answer, or a reproach if its moves are others. */
export const answeredBefore = (known: RequestKey, moves: readonly string[]): number => {
  if (known.hash !== hashOfMoves(moves)) throw new Fault('id-reused', 'The id was used for other moves.', { field: 'id' });
  return known.last;
};

export const playMoves = (entry: CatalogEntry, table: Table, player: string, { after, id, moves }: Moves): Next => {
  const seat = ownSeat(table, player);
  const run = runOf(table);
  if (table.row.status === 'over') throw new Fault('wrong-time', 'The game is over.', { seq: run.seq });
  if (after !== run.seq)
    throw new Fault('stale', `The table is at number ${run.seq}, not ${after}.`, { field: 'after', seq: run.seq });
  const holder = table.body.seats[seat];
  if (holder.kind === 'person' && holder.isAway) {
    const hint = 'Sit down in your seat again first.';
    throw new Fault('wrong-time', 'A bot keeps your seat.', { hint, seq: run.seq });
  }
  const plan = run.play(seat, moves);
  if (!('entries' in plan)) throw barred(entry, plan, run.seq);
  return { body: table.body, plan, request: { seat, id, hash: hashOfMoves(moves) } };
};
