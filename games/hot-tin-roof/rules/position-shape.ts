import { type Result, isNoList, ok, passedOver, refused, shapeRefusal } from '@showboat/engine';
import * as v from 'valibot';
import { NUMBERS, type NumberName } from './numbers';
import { STANDARD } from './options';

// The door for positions: what is not of this shape is refused here, with the field's name; whether it breaks a rule, `position.ts` says.

const mappingOf = <T extends v.GenericSchema>(schema: T) => v.pipe(v.unknown(), v.check(isNoList), schema);

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const number = (name: NumberName) => v.optional(integer(NUMBERS[name].min, NUMBERS[name].max));

const NumbersShape = v.strictObject({
  startCans: number('startCans'),
  ante: number('ante'),
  pauperIncome: number('pauperIncome'),
  dumpsterStart: v.optional(
    mappingOf(
      v.strictObject({
        home: number('dumpsterStart.home'),
        catwalk: number('dumpsterStart.catwalk'),
        shelter: number('dumpsterStart.shelter'),
      }),
    ),
  ),
  tributeCatwalk: number('tributeCatwalk'),
  tributeDeluxe: number('tributeDeluxe'),
  tributeShelter: number('tributeShelter'),
  fishValue: number('fishValue'),
  fishByPlayers: v.optional(mappingOf(v.strictObject({ 3: number('fishByPlayers.3'), 4: number('fishByPlayers.4') }))),
  penaltyPerCatLeft: number('penaltyPerCatLeft'),
  catwalksEach: number('catwalksEach'),
  sheltersEach: number('sheltersEach'),
  pairsEach: number('pairsEach'),
  noProgressRounds: number('noProgressRounds'),
});

const OptionsShape = v.strictObject({
  deluxe: v.optional(v.boolean()),
  board: v.optional(v.union([v.literal(STANDARD), mappingOf(v.record(v.string(), v.unknown()))])),
  numbers: v.optional(mappingOf(NumbersShape)),
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
  options: v.optional(mappingOf(OptionsShape)),
  seats: integer(3, 4),
  players: v.pipe(v.array(PlayerShape), v.minLength(3), v.maxLength(4)),
  catwalks: mappingOf(v.record(v.string(), id)),
  shelters: mappingOf(v.record(v.string(), id)),
  dumpsters: v.strictObject({ home1: cans, home2: cans, home3: cans, catwalk: cans, shelter: cans }),
  open: v.strictObject({ home1: id, home2: id, home3: id }),
  stack: tiles,
  discards: tiles,
  fish: cans,
  turn: id,
  quiet: cans,
});

export type PositionShape = v.InferOutput<typeof PositionShape>;

export const readShape = (value: unknown): Result<PositionShape> => {
  const unseen = passedOver(value);
  if (unseen) return refused(shapeRefusal(unseen, 'position'));
  const read = v.safeParse(PositionShape, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  return refused(shapeRefusal(read.issues[0], 'position'));
};
