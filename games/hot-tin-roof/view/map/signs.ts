import { type Point, type Rect, grown } from '@showboat/ui';
import { around, shared } from './overlaps';
import { roofRect, roofSizes, seenRect } from './places';
import { coveredBy } from './plates';

// In the hand there is no room for names: a sign and three letters stand beside each house.

/** A price with two payees; with a third it makes way itself. */
const PRICE = { width: 64, height: 20 };
/** What a sitting cat or an awning takes, above the centre of a roof, and two cats side by side of which one lies. */
const CATS = [
  { width: 46, height: 39, y: -18.5 },
  { width: 66, height: 20, y: -9 },
];
/** Of the initial on a plank, with a little room. */
const INITIAL = 14;
const HEIGHT = 17;

/** The farthest place that still belongs to a house. */
const REACH = { x: 60, above: 32, below: 40 };
const STEP = 4;

const farFrom = ({ x, y }: Point): number => Math.abs(x) + Math.abs(y);

const stepsTo = (low: number, high: number): readonly number[] =>
  Array.from({ length: (high - low) / STEP + 1 }, (_, i) => low + i * STEP);

/** All around a house, the nearest first. */
const PLACES: readonly Point[] = stepsTo(-REACH.x, REACH.x)
  .flatMap((x) => stepsTo(-REACH.above, REACH.below).map((y) => ({ x, y })))
  .sort((a, b) => farFrom(a) - farFrom(b));

/** A sign that is nearer to another house seems to belong there. */
const ASTRAY = 150;
/** The middle of a house is below that of its roof. */
const HOUSE_Y = 6;

/** Again when all others have a place. */
const PASSES = 2;

export const signRect = (at: Point, width: number): Rect => around(at, width, HEIGHT);

const apart = (sign: Point, house: Point): number => Math.hypot(sign.x - house.x, sign.y - house.y - HOUSE_Y);

interface Surroundings {
  readonly roofs: readonly Point[];
  readonly planks: readonly Point[];
  readonly signs: readonly Rect[];
  readonly seen: Rect;
}

/** The middle of the sign of one house: the nearest place where it hides nothing. */
const signAt = (roof: Point, width: number, { seen, ...near }: Surroundings): Point => {
  let [best, least] = [roof, Infinity];
  for (const place of PLACES) {
    const distance = 2 * farFrom(place);
    if (distance >= least) break;
    const at = { x: roof.x + place.x, y: roof.y + place.y };
    const own = signRect(at, width);
    const isAstray = near.roofs.some((other) => apart(at, other) < apart(at, roof) + 6);
    const outside = width * HEIGHT - shared(own, seen);
    const badness = distance + coveredBy('hand', own, near) + outside + (isAstray ? ASTRAY : 0);
    if (badness < least) [best, least] = [at, badness];
  }
  return best;
};

/** The middles of the signs of all houses, by their widths: on no cat, plank or other sign, nor where prices will hang. */
export const signsAt = (roofs: readonly Point[], planks: readonly Point[], widths: readonly number[]): readonly Point[] => {
  const { tagY } = roofSizes('hand');
  const rects = roofs.map((roof) => roofRect('hand', roof));
  const seen = seenRect('hand', rects);
  const things = [
    ...roofs.map(({ x, y }) => around({ x, y: y + tagY }, PRICE.width, PRICE.height)),
    ...CATS.flatMap((cats) => roofs.map(({ x, y }) => around({ x, y: y + cats.y }, cats.width, cats.height))),
    ...planks.map((plank) => around(plank, INITIAL)),
  ];
  const found: Point[] = [];
  for (let pass = 0; pass < PASSES; pass++)
    for (const [roof, at] of roofs.entries()) {
      const within = grown(rects[roof], REACH.x);
      const isNear = (rect: Rect): boolean => shared(rect, within) > 0;
      found[roof] = signAt(at, widths[roof], {
        seen,
        planks: planks.filter((plank) => isNear(around(plank, INITIAL))),
        roofs: roofs.filter((_, one) => one !== roof && isNear(rects[one])),
        signs: [...things, ...found.flatMap((sign, one) => (one === roof ? [] : [signRect(sign, widths[one])]))].filter(isNear),
      });
    }
  return found;
};
