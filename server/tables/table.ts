import { STYLES, type Style } from '@showboat/engine';
import * as v from 'valibot';
import { Pace } from '@showboat/protocol';
import type { TableRow } from '../store/store';
import type { Run } from './run';

// What the store keeps of a table as JSON, read back by a schema: a row of an older version is migrated here, or refused.

const Settings = v.object({
  rules: v.string(),
  /** Every option, with the game's own defaults. */
  options: v.record(v.string(), v.any()),
  pace: Pace,
  standIn: v.string(),
  startsWhenFull: v.optional(v.boolean()),
  seed: v.string(),
  commitment: v.string(),
});
export type Settings = v.InferOutput<typeof Settings>;

const Seat = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  /** `isAway`: a bot keeps the seat until its player returns. */
  v.object({ kind: v.literal('person'), player: v.string(), isAway: v.boolean() }),
  v.object({ kind: v.literal('bot'), level: v.string(), style: v.picklist(STYLES) }),
]);
export type SeatBody = v.InferOutput<typeof Seat>;

const Salt = v.nullable(v.object({ by: v.picklist(['player', 'server']), salt: v.string() }));

const Body = v.object({
  host: v.string(),
  seats: v.array(Seat),
  salts: v.array(Salt),
  startedAt: v.optional(v.number()),
  /** Milliseconds left to every seat at the moment the turn began; only with a clock. */
  clocks: v.optional(v.array(v.number())),
  /** Milliseconds for which every seat's clock may still stand when a line is lost; only with a clock. */
  graces: v.optional(v.array(v.number())),
  /** By player, for those who have come with a browser: whether a line is open; only with a clock. */
  lines: v.optional(v.record(v.string(), v.picklist(['here', 'lost']))),
  /** Who decides, since when, for how many milliseconds of that the clock stood, and since when it stands. */
  turn: v.optional(
    v.object({ seat: v.number(), since: v.number(), stood: v.optional(v.number()), stands: v.optional(v.number()) }),
  ),
  /** A takeback that not everybody has answered. */
  asked: v.optional(v.object({ by: v.number(), to: v.number(), yes: v.array(v.number()), until: v.number() })),
  outcome: v.optional(v.object({ places: v.array(v.number()), ending: v.string() })),
  result: v.optional(v.string()),
  rematch: v.optional(v.string()),
});
export type Body = v.InferOutput<typeof Body>;

/** What is asked now and was not before. What was asked then may have been answered, and asked again, without this server hearing. */
export const askedAnew = (before: Body | undefined, { asked }: Body): Body['asked'] => {
  const known = before?.asked;
  return asked && known && asked.by === known.by && asked.to === known.to && asked.until === known.until ? undefined : asked;
};

/** A table in memory: what the store has, and the game that it leads to. */
export interface Table {
  readonly row: TableRow;
  readonly settings: Settings;
  readonly body: Body;
  /** `undefined` before the start, and where this server does not have the rules that the game began with. */
  readonly run: Run | undefined;
  /** Of rules that only later versions of this program have; other servers may have them. */
  readonly isOfLater?: boolean;
  /** The server was away, and everybody's time with it: what is due is due later than the store says. */
  readonly isWoken?: boolean;
}

export const parseSettings = (text: string): Settings => v.parse(Settings, JSON.parse(text));
export const parseBody = (text: string): Body => v.parse(Body, JSON.parse(text));

export const seatOf = ({ seats }: Body, player: string | undefined): number | undefined => {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.player === player);
  return seat < 0 ? undefined : seat;
};

/** Whether time runs for the seat to decide: bots and those who keep a seat for somebody have none. */
export const isTimed = ({ seats }: Body, seat: number): boolean => {
  const holder = seats[seat];
  return holder.kind === 'person' && !holder.isAway;
};

/** Those who must be told, and who may find the table among theirs. */
export const peopleOf = ({ host, seats }: Body): readonly string[] => [
  ...new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []))]),
];

export interface SeatBot {
  readonly level: string;
  readonly style: Style;
}

/** The bot that plays a seat now, if one does. */
export const botAt = ({ body, settings }: Pick<Table, 'body' | 'settings'>, seat: number): SeatBot | undefined => {
  const holder = body.seats[seat];
  if (holder.kind === 'bot') return { level: holder.level, style: holder.style };
  return holder.kind === 'person' && holder.isAway ? { level: settings.standIn, style: STYLES[0] } : undefined;
};
