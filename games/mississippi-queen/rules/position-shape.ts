import { type Result, isNoList, ok, passedOver, refused, shapeRefusal } from '@showboat/engine';
import * as v from 'valibot';
import { EXITS } from './cells';
import { FULL_COAL, SHIP_IDS, TOP_SPEED } from './state';

// The door for positions: what is not of this shape is refused here, with the field's name; whether it breaks a rule, `position.ts` says.

const mappingOf = <T extends v.GenericSchema>(schema: T) => v.pipe(v.unknown(), v.check(isNoList), schema);

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
  options: mappingOf(v.record(v.string(), v.unknown())),
  seats: integer(2, 6),
  river: v.pipe(v.array(shortText), v.minLength(2), v.maxLength(MOST_TILES)),
  firstTile: integer(0, MOST_TILES),
  pier: v.nullable(v.picklist(EXITS)),
  stack: v.pipe(v.array(shortText), v.maxLength(MOST_TILES)),
  waiting: mappingOf(v.record(v.pipe(v.string(), v.regex(/^(0|[1-9]\d?)$/)), integer(0, 9))),
  ships: v.pipe(v.array(ShipShape), v.minLength(1), v.maxLength(SHIP_IDS.length)),
  round: integer(1, 100_000),
  order: v.pipe(v.array(v.picklist(SHIP_IDS)), v.minLength(1), v.maxLength(SHIP_IDS.length)),
  next: integer(0, SHIP_IDS.length - 1),
  roseGiven: v.nullish(integer(0, 2)),
  bonusCoal: v.nullish(v.boolean()),
});

export type PositionShape = v.InferOutput<typeof PositionShape>;
export type ShipShape = v.InferOutput<typeof ShipShape>;

export const readShape = (value: unknown): Result<PositionShape> => {
  const unseen = passedOver(value);
  if (unseen) return refused(shapeRefusal(unseen, 'position'));
  const read = v.safeParse(PositionShape, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  return refused(shapeRefusal(read.issues[0], 'position'));
};
