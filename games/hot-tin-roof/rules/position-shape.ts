import { type Result, ok, refused } from '@showboat/engine';
import * as v from 'valibot';
import { NUMBERS, type NumberName } from './numbers';
import { STANDARD } from './options';

// The door for positions: what is not of this shape is refused here, with the field's name; whether it breaks a rule, `position.ts` says.

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const number = (name: NumberName) => v.optional(integer(NUMBERS[name].min, NUMBERS[name].max));

const NumbersShape = v.strictObject({
  startCans: number('startCans'),
  ante: number('ante'),
  pauperIncome: number('pauperIncome'),
  dumpsterStart: v.optional(
    v.strictObject({
      home: number('dumpsterStart.home'),
      catwalk: number('dumpsterStart.catwalk'),
      shelter: number('dumpsterStart.shelter'),
    }),
  ),
  tributeCatwalk: number('tributeCatwalk'),
  tributeDeluxe: number('tributeDeluxe'),
  tributeShelter: number('tributeShelter'),
  fishValue: number('fishValue'),
  fishByPlayers: v.optional(v.strictObject({ 3: number('fishByPlayers.3'), 4: number('fishByPlayers.4') })),
  penaltyPerCatLeft: number('penaltyPerCatLeft'),
  catwalksEach: number('catwalksEach'),
  sheltersEach: number('sheltersEach'),
  pairsEach: number('pairsEach'),
  noProgressRounds: number('noProgressRounds'),
});

const OptionsShape = v.strictObject({
  deluxe: v.optional(v.boolean()),
  board: v.optional(v.union([v.literal(STANDARD), v.record(v.string(), v.unknown())])),
  numbers: v.optional(NumbersShape),
});

const id = v.pipe(v.string(), v.maxLength(20));
const cans = integer(0, 1_000_000_000);
const pieces = integer(0, 99);
const tiles = v.pipe(v.array(id), v.maxLength(100));
const pair = v.nullable(v.strictTuple([id, id]));

const PlayerShape = v.strictObject({
  id,
  cans,
  fish: cans,
  s: pair,
  l: pair,
  catwalks: pieces,
  deluxe: v.optional(integer(0, 1)),
  shelters: pieces,
});

const PositionShape = v.strictObject({
  game: v.literal('hot-tin-roof'),
  options: v.optional(OptionsShape),
  seats: integer(3, 4),
  players: v.pipe(v.array(PlayerShape), v.minLength(3), v.maxLength(4)),
  catwalks: v.record(v.string(), id),
  shelters: v.record(v.string(), id),
  dumpsters: v.strictObject({ home1: cans, home2: cans, home3: cans, catwalk: cans, shelter: cans }),
  open: v.strictObject({ home1: id, home2: id, home3: id }),
  stack: tiles,
  discards: tiles,
  fish: cans,
  turn: id,
  quiet: cans,
});

export type PositionShape = v.InferOutput<typeof PositionShape>;

/** `players[1].cans`, as a person would write it. */
export const fieldOf = (path: readonly { readonly key: unknown }[] | undefined): string =>
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
