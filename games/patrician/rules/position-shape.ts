import { type Result, isNoList, ok, passedOver, refused, shapeRefusal } from '@showboat/engine';
import * as v from 'valibot';
import { CARDS } from './cards';
import { CITIES } from './cities';

// The door for positions: what is not of this shape is refused here, with the field's name; whether it breaks a rule, `position.ts` says.

const mappingOf = <T extends v.GenericSchema>(schema: T) => v.pipe(v.unknown(), v.check(isNoList), schema);

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
  options: mappingOf(v.record(v.string(), v.unknown())),
  seats: integer(2, 5),
  cities: mappingOf(v.record(v.string(), CityShape)),
  players: v.pipe(v.array(PlayerShape), v.minLength(2), v.maxLength(5)),
  pile: cards,
  placed: v.pipe(v.array(MessengerShape), v.maxLength(6)),
  turn: v.nullable(integer(0, 4)),
  placing: v.optional(v.boolean()),
});

export type PositionShape = v.InferOutput<typeof PositionShape>;

export const readShape = (value: unknown): Result<PositionShape> => {
  const unseen = passedOver(value);
  if (unseen) return refused(shapeRefusal(unseen, 'position'));
  const read = v.safeParse(PositionShape, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  return refused(shapeRefusal(read.issues[0], 'position'));
};
