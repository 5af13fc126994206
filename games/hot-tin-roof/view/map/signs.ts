import { type Point, type Rect, grown } from '@showboat/ui';
import { around, shared } from './overlaps';
import { roofRect, roofSizes, seenRect } from './places';
import { coveredBy } from './plates';

// On a phone there is no room for names: a sign and three letters stand beside each house.

/** The price of its own house with two payees (with a third it moves itself), and that of another house, which a sign never touches. */
const PRICE = { width: 64, height: 20 };
const OTHER_PRICE = { width: 120, height: 21 };
/** What a sitting cat or an awning takes, above the centre of a roof, and two cats side by side of which one lies. */
const CATS = [
  { width: 46, height: 39, y: -18.5 },
  { width: 66, height: 20, y: -9 },
];
/** Of the initial on a plank, with a little room. */
const INITIAL = 14;
const HEIGHT = 17;
/** From the middle of a plank to what is seen of its ends, which are smaller. */
const END = { at: 11, size: 9 };
/** What is seen of a house, from the centre of its roof. */
const HOUSE = { side: 31, above: 16, below: 28 };

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

/** A sign closer to another house, or touching its price, would seem to belong there: better to cover something. */
const ASTRAY = 1500;
/** How much closer it must be to its own. */
const CLEARLY = 3;

/** Once more, when all others have a place. */
const PASSES = 2;

export const signRect = (at: Point, width: number): Rect => around(at, width, HEIGHT);

/** What is seen of a house. */
export const houseRect = ({ x, y }: Point): Rect => ({
  x: x - HOUSE.side,
  y: y - HOUSE.above,
  width: 2 * HOUSE.side,
  height: HOUSE.above + HOUSE.below,
});

/** Between the edges of two rectangles. */
export const apart = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width), Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height));

/** The middle of a plank, and how it lies. */
export interface Lying extends Point {
  /** Degrees. */
  readonly angle?: number;
}

const endsOf = ({ x, y, angle }: Lying): readonly Rect[] => {
  if (angle === undefined) return [];
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * END.at, Math.sin(turn) * END.at];
  return [around({ x: x + dx, y: y + dy }, END.size), around({ x: x - dx, y: y - dy }, END.size)];
};

interface Surroundings {
  readonly roofs: readonly Point[];
  readonly planks: readonly Point[];
  readonly signs: readonly Rect[];
  readonly seen: Rect;
}

const priceOf = ({ x, y }: Point, { width, height }: typeof PRICE): Rect =>
  around({ x, y: y + roofSizes('phone').tagY }, width, height);

/** The middle of the sign of one house: the nearest place where it hides nothing. */
const signAt = (roof: Point, width: number, { seen, ...near }: Surroundings): Point => {
  let [best, least] = [roof, Infinity];
  const house = houseRect(roof);
  for (const place of PLACES) {
    const distance = 2 * farFrom(place);
    if (distance >= least) break;
    const at = { x: roof.x + place.x, y: roof.y + place.y };
    const own = signRect(at, width);
    const nearEnough = apart(own, house) + CLEARLY;
    const isAstray = near.roofs.some(
      (other) => apart(own, houseRect(other)) < nearEnough || shared(own, priceOf(other, OTHER_PRICE)) > 0,
    );
    const outside = width * HEIGHT - shared(own, seen);
    const badness = distance + coveredBy('phone', own, near) + outside + (isAstray ? ASTRAY : 0);
    if (badness < least) [best, least] = [at, badness];
  }
  return best;
};

/** The centres of all houses' signs, by their widths: not on a cat, plank or other sign, nor where prices will be. */
export const signsAt = (roofs: readonly Point[], planks: readonly Lying[], widths: readonly number[]): readonly Point[] => {
  const rects = roofs.map((roof) => roofRect('phone', roof));
  const seen = seenRect('phone', rects);
  const things = [
    ...roofs.map((roof) => priceOf(roof, PRICE)),
    ...CATS.flatMap((cats) => roofs.map(({ x, y }) => around({ x, y: y + cats.y }, cats.width, cats.height))),
    ...planks.flatMap((plank) => [around(plank, INITIAL), around(plank, INITIAL), ...endsOf(plank)]),
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
