import type { ChangedSeat } from '@showboat/protocol';
import { randomSalt } from '../secrets';
import type { Next } from './change';
import { withClockOf } from './clock';
import { Fault } from './fault';
import { knownLevel } from './levels';
import { type Body, type SeatBody, type Table, seatOf } from './table';

const seatAt = ({ body }: Table, seat: number): SeatBody => {
  const holder = body.seats[seat];
  if (!holder) throw new Fault('not-found', 'There is no such seat.');
  return holder;
};

export const mustBeHost = ({ body: { host } }: Table, player: string): void => {
  if (host !== player) throw new Fault('not-allowed', 'Only the host of the table may do that.');
};

export const mustGather = ({ row: { status } }: Table): void => {
  if (status !== 'gathering') throw new Fault('wrong-time', 'The game has begun.');
};

const withSeat = (body: Body, seat: number, holder: SeatBody, salt: Body['salts'][number]): Body => ({
  ...body,
  seats: body.seats.map((one, at) => (at === seat ? holder : one)),
  salts: body.salts.map((one, at) => (at === seat ? salt : one)),
});

const saltOf = (given: string | undefined): Body['salts'][number] =>
  given === undefined ? { by: 'server', salt: randomSalt() } : { by: 'player', salt: given };

const returned = (table: Table, seat: number, player: string, now: number): Next => {
  const { body, settings } = table;
  const holder = seatAt(table, seat);
  if (holder.kind !== 'person' || holder.player !== player) throw new Fault('wrong-time', 'The game has begun without you.');
  if (!holder.isAway) return { body };
  const seats = body.seats.map((one, at) => (at === seat ? { ...holder, isAway: false } : one));
  return { body: withClockOf({ ...body, seats }, settings.pace, seat, true, now) };
};

/** The player sits down, or in a running game comes back to the seat that was theirs. */
export const sitDown = (table: Table, seat: number, player: string, salt: string | undefined, now: number): Next => {
  const { body, row } = table;
  const holder = seatAt(table, seat);
  if (row.status === 'over') throw new Fault('wrong-time', 'The game is over.');
  if (row.status === 'running') return returned(table, seat, player, now);
  const own = seatOf(body, player);
  if (own === seat) return salt === undefined ? { body } : { body: withSeat(body, seat, holder, saltOf(salt)) };
  if (own !== undefined) throw new Fault('wrong-time', `You sit at this table already, in seat ${own}.`);
  if (holder.kind !== 'open') throw new Fault('wrong-time', 'The seat is taken.');
  return { body: withSeat(body, seat, { kind: 'person', player, isAway: false }, saltOf(salt)) };
};

/** In a running game a bot keeps the seat until its player returns. */
export const keptByBot = ({ body, settings }: Table, seat: number, now: number): Next => {
  const seats = body.seats.map((one, at) => (at === seat && one.kind === 'person' ? { ...one, isAway: true } : one));
  return { body: { ...withClockOf(body, settings.pace, seat, false, now), seats } };
};

export const standUp = (table: Table, seat: number, player: string, now: number): Next => {
  const { body, row } = table;
  const holder = seatAt(table, seat);
  if (holder.kind !== 'person' || holder.player !== player) throw new Fault('not-allowed', 'This is not your seat.');
  if (row.status === 'over') throw new Fault('wrong-time', 'The game is over.');
  if (row.status === 'gathering') return { body: withSeat(body, seat, { kind: 'open' }, null) };
  return holder.isAway ? { body } : keptByBot(table, seat, now);
};

/** As `standUp`, for good: where the game has not begun, the first of the others who sit there is host from now on. */
export const leave = (table: Table, player: string, now: number): Next | undefined => {
  const { body, row } = table;
  if (row.status === 'over') return undefined;
  const seat = seatOf(body, player);
  const left = seat === undefined ? body : standUp(table, seat, player, now).body;
  if (row.status === 'running' || body.host !== player) return { body: left };
  const heir = left.seats.find(({ kind }) => kind === 'person');
  return { body: heir?.kind === 'person' ? { ...left, host: heir.player } : left };
};

/** The host opens a seat or gives it to a bot; a guest who sat there is sent away. */
export const changeSeat = (table: Table, seat: number, player: string, to: ChangedSeat): Next => {
  seatAt(table, seat);
  mustBeHost(table, player);
  mustGather(table);
  const { body } = table;
  if (to.kind === 'open') return { body: withSeat(body, seat, { kind: 'open' }, null) };
  const bot = { kind: 'bot', level: knownLevel(to.level, 'level'), style: to.style ?? 'steady' } as const;
  return { body: withSeat(body, seat, bot, saltOf(undefined)) };
};
