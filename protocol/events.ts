import * as v from 'valibot';
import { Outcome, Table } from './tables';
import { Count, Instant } from './text';

const By = v.nullable(Count);

/** One line of the stream of a table. */
export const TableEvent = v.variant('kind', [
  v.object({ kind: v.literal('table'), table: Table }),
  v.object({
    kind: v.literal('move'),
    seq: Count,
    by: v.union([Count, v.literal('chance')]),
    name: v.string(),
    token: v.string(),
    at: Instant,
  }),
  v.object({ kind: v.literal('takeback'), seq: Count, to: Count, at: Instant }),
  v.object({ kind: v.literal('chat'), by: By, name: v.string(), text: v.string(), at: Instant }),
  v.object({ kind: v.literal('asked'), by: Count, what: v.literal('takeback'), to: Count }),
  v.object({ kind: v.literal('answered'), by: Count, what: v.literal('takeback'), to: Count, yes: v.boolean() }),
  v.object({ kind: v.literal('over'), outcome: Outcome, result: v.string() }),
  v.object({ kind: v.literal('ping') }),
  v.object({ kind: v.literal('bye') }),
]);
export type TableEvent = v.InferOutput<typeof TableEvent>;

/** One line of the stream about all tables of a player. */
export const PlayerEvent = v.variant('kind', [
  v.object({ kind: v.literal('your-turn'), table: v.string(), seq: Count, deadline: v.nullable(Instant) }),
  v.object({ kind: v.literal('started'), table: v.string(), seq: Count }),
  v.object({ kind: v.literal('over'), table: v.string(), seq: Count, outcome: Outcome, result: v.string() }),
  v.object({ kind: v.literal('asked'), table: v.string(), by: Count, what: v.literal('takeback'), to: Count }),
  v.object({ kind: v.literal('ping') }),
  v.object({ kind: v.literal('bye') }),
]);
export type PlayerEvent = v.InferOutput<typeof PlayerEvent>;
