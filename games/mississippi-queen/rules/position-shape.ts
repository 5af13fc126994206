import { type Result, ok, refused } from '@showboat/engine';
import * as v from 'valibot';
import { EXITS } from './cells';
import { FULL_COAL, SHIP_IDS, TOP_SPEED } from './state';

// The door for positions: what is not of this shape is refused here, with the field's name; whether it breaks a rule, `position.ts` says.

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const MOST_TILES = 40;
const shortText = v.pipe(v.string(), v.maxLength(20));

const ShipShape = v.strictObject({
  id: v.picklist(SHIP_IDS),
  seat: v.nullable(integer(0, 5)),
  at: v.nullable(shortText),
  heading: integer(0, 5),
  speed: integer(1, TOP_SPEED),
  coal: v.nullable(integer(0, FULL_COAL)),
  aboard: v.pipe(v.array(integer(0, MOST_TILES)), v.maxLength(2)),
  status: v.picklist(['sailing', 'landed', 'out']),
  place: v.nullish(integer(1, 8)),
});

const PositionShape = v.strictObject({
  game: v.literal('mississippi-queen'),
  options: v.record(v.string(), v.unknown()),
  seats: integer(2, 6),
  river: v.pipe(v.array(shortText), v.minLength(2), v.maxLength(MOST_TILES)),
  firstTile: integer(0, MOST_TILES),
  pier: v.nullable(v.picklist(EXITS)),
  stack: v.pipe(v.array(shortText), v.maxLength(MOST_TILES)),
  waiting: v.record(v.pipe(v.string(), v.regex(/^(0|[1-9]\d?)$/)), integer(0, 9)),
  ships: v.pipe(v.array(ShipShape), v.minLength(1), v.maxLength(SHIP_IDS.length)),
  round: integer(1, 100_000),
  order: v.pipe(v.array(v.picklist(SHIP_IDS)), v.minLength(1), v.maxLength(SHIP_IDS.length)),
  next: integer(0, SHIP_IDS.length - 1),
  roseGiven: v.nullish(integer(0, 2)),
  bonusCoal: v.nullish(v.boolean()),
});

export type PositionShape = v.InferOutput<typeof PositionShape>;
export type ShipShape = v.InferOutput<typeof ShipShape>;

/** `ships[1].coal`, as a person would write it. */
const fieldOf = (path: readonly { readonly key: unknown }[] | undefined): string =>
  (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
    .slice(0, 80) || 'position';

export const readShape = (value: unknown): Result<PositionShape> => {
  const read = v.safeParse(PositionShape, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  // A key that is not there and a key that should not be are told apart from a bad value.
  const code = issue.expected === 'never' ? 'unknown-field' : issue.received === 'undefined' ? 'missing-field' : 'bad-field';
  const expected = String(issue.expected ?? issue.type).slice(0, 120);
  return refused({
    code,
    rule: 'FORMAT',
    field: fieldOf(issue.path),
    detail: { expected, given: String(issue.received).slice(0, 60) },
  });
};
