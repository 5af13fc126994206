import { type Result, ok, refused } from '@showboat/engine';
import * as v from 'valibot';
import { CARDS } from './cards';
import { CITIES } from './cities';

// The door for positions: what is not of this shape is refused here, with the field's name; whether it breaks a rule, `position.ts` says.

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const shortText = v.pipe(v.string(), v.maxLength(20));
const cards = v.pipe(v.array(shortText), v.maxLength(CARDS.length));

const CityShape = v.strictObject({
  A: v.pipe(v.string(), v.regex(/^[0-4]{0,9}$/)),
  B: v.pipe(v.string(), v.regex(/^[0-4]{0,9}$/)),
  card: v.nullable(shortText),
});

const PlayerShape = v.strictObject({
  hand: cards,
  played: cards,
  tokens: v.pipe(v.array(shortText), v.maxLength(2 * CITIES.length)),
  bonus: integer(0, 24),
  messengers: integer(0, 2),
});

const MessengerShape = v.strictObject({
  link: v.pipe(v.string(), v.maxLength(40)),
  late: v.pipe(v.array(shortText), v.maxLength(2)),
});

const PositionShape = v.strictObject({
  game: v.literal('patrician'),
  options: v.record(v.string(), v.unknown()),
  seats: integer(2, 5),
  cities: v.record(v.string(), CityShape),
  players: v.pipe(v.array(PlayerShape), v.minLength(2), v.maxLength(5)),
  pile: cards,
  placed: v.pipe(v.array(MessengerShape), v.maxLength(6)),
  turn: v.nullable(integer(0, 4)),
  placing: v.optional(v.boolean()),
});

export type PositionShape = v.InferOutput<typeof PositionShape>;

/** `players[1].hand`, as a person would write it. */
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
