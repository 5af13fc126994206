import { STYLES } from '@showboat/engine';
import * as v from 'valibot';
import { Count, Hex, Instant, Salt } from './text';

const between = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

export const Pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('clock'), minutes: between(1, 180), increment: between(0, 300) }),
  v.strictObject({ kind: v.literal('days'), days: between(1, 14) }),
]);
export type Pace = v.InferOutput<typeof Pace>;

/** Which levels there are is the server's business: it refuses one it does not have, by name. */
const Level = v.pipe(v.string(), v.maxLength(40));
const BotSeat = v.strictObject({ kind: v.literal('bot'), level: Level, style: v.optional(v.picklist(STYLES)) });
const OpenSeat = v.strictObject({ kind: v.literal('open') });

export const NewSeat = v.variant('kind', [v.strictObject({ kind: v.literal('me') }), OpenSeat, BotSeat]);
export type NewSeat = v.InferOutput<typeof NewSeat>;
export const ChangedSeat = v.variant('kind', [OpenSeat, BotSeat]);
export type ChangedSeat = v.InferOutput<typeof ChangedSeat>;

/** The game's own schema checks the values; lists and boards are JSON here. */
const Options = v.record(v.pipe(v.string(), v.maxLength(60)), v.unknown());

export const Visibility = v.picklist(['link', 'public']);

export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  preset: v.optional(v.pipe(v.string(), v.maxLength(60))),
  options: v.optional(Options),
  seats: v.pipe(v.array(NewSeat), v.minLength(1), v.maxLength(12)),
  pace: v.optional(Pace, { kind: 'none' }),
  visibility: v.optional(Visibility, 'link'),
  standIn: v.optional(Level, 'mate'),
  startsWhenFull: v.optional(v.boolean(), false),
  salt: v.optional(Salt),
});
export type NewTable = v.InferOutput<typeof NewTable>;

export const SitDown = v.strictObject({ salt: v.optional(Salt) });

const ClockMs = v.optional(v.nullable(Count));
export const TableSeat = v.variant('kind', [
  v.object({ seat: Count, kind: v.literal('open') }),
  v.object({
    seat: Count,
    kind: v.literal('person'),
    name: v.string(),
    isPresent: v.boolean(),
    standIn: v.nullable(v.string()),
    clockMs: ClockMs,
    graceMs: v.optional(v.nullable(Count)),
    isClockStanding: v.optional(v.boolean()),
  }),
  v.object({
    seat: Count,
    kind: v.literal('bot'),
    name: v.string(),
    level: v.string(),
    style: v.picklist(STYLES),
    clockMs: ClockMs,
  }),
]);
export type TableSeat = v.InferOutput<typeof TableSeat>;

export const Outcome = v.object({ places: v.array(Count), ending: v.string() });

export const Table = v.object({
  id: v.string(),
  url: v.string(),
  invite: v.string(),
  game: v.string(),
  rules: v.string(),
  options: v.record(v.string(), v.unknown()),
  status: v.picklist(['gathering', 'running', 'over']),
  seats: v.array(TableSeat),
  host: v.nullable(v.string()),
  /** Where the host sits; null for one who only watches. */
  hostSeat: v.optional(v.nullable(Count)),
  you: v.nullable(Count),
  seq: Count,
  actor: v.nullable(Count),
  deadline: v.nullable(Instant),
  pace: Pace,
  visibility: Visibility,
  standIn: v.string(),
  /** Servers from before it was added do not tell. */
  startsWhenFull: v.optional(v.boolean()),
  commitment: Hex,
  salts: v.array(v.nullable(v.object({ by: v.picklist(['player', 'server']), salt: v.string() }))),
  createdAt: Instant,
  startedAt: v.nullable(Instant),
  outcome: v.nullable(Outcome),
  result: v.nullable(v.string()),
  rematch: v.nullable(v.string()),
  /** Left out where nobody does. */
  watching: v.optional(Count),
});
export type Table = v.InferOutput<typeof Table>;

export const TablePage = v.object({ tables: v.array(Table), next: v.nullable(v.string()) });
export const TableList = v.object({ tables: v.array(Table) });

export const MyTables = v.strictObject({
  status: v.exactOptional(v.picklist(['gathering', 'running', 'over'])),
  after: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
});
export const LobbyQuery = v.strictObject({
  game: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  status: v.exactOptional(v.picklist(['gathering', 'running'])),
});
