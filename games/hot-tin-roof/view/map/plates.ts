import type { Point, Rect, TableLayout } from '@showboat/ui';
import { boardRect, roofSizes } from './places';

// Plates, signs and prices make way for planks: nothing may cover an initial. Boards are anybody's, so the ways are found, not listed.

/** A plank lies mostly within this square, however it is turned; in the hand this is little more than its initial. */
const PLANK: Readonly<Record<TableLayout, number>> = { desk: 28, hand: 19 };
/** Half of a house and the heights over and under the centre of its roof, at size 1. */
const HOUSE = { side: 57, above: 38, below: 52 };

const overlap = (low: number, high: number, otherLow: number, otherHigh: number): number =>
  Math.max(0, Math.min(high, otherHigh) - Math.max(low, otherLow));

const shared = (a: Rect, b: Rect): number =>
  overlap(a.x, a.x + a.width, b.x, b.x + b.width) * overlap(a.y, a.y + a.height, b.y, b.y + b.height);

const around = ({ x, y }: Point, width: number, height: number): Rect => ({ x: x - width / 2, y: y - height / 2, width, height });

/** What stands near by: the middles of planks, or of other small things to be seen, and the centres of the other roofs. */
export interface Neighbours {
  readonly planks: readonly Point[];
  readonly roofs: readonly Point[];
}

const coveredBy = (layout: TableLayout, own: Rect, { planks, roofs }: Neighbours): number => {
  const { house } = roofSizes(layout);
  const size = PLANK[layout];
  let sum = 0;
  for (const plank of planks) sum += 3 * shared(own, around(plank, size, size));
  for (const { x, y } of roofs)
    sum += shared(own, {
      x: x - HOUSE.side * house,
      y: y - HOUSE.above * house,
      width: 2 * HOUSE.side * house,
      height: (HOUSE.above + HOUSE.below) * house,
    });
  return sum;
};

/** How far a plate or a price moves sideways from `at`, its middle; never more than `farthest`. */
export const sidestep = (
  layout: TableLayout,
  at: Point,
  size: { readonly width: number; readonly height: number; readonly farthest: number },
  neighbours: Neighbours,
): number => {
  const board = boardRect(layout);
  const badness = (shift: number): number => {
    const own = around({ x: at.x + shift, y: at.y }, size.width, size.height);
    const outside = size.width - overlap(own.x, own.x + own.width, board.x, board.x + board.width);
    return coveredBy(layout, own, neighbours) + outside * size.height + Math.abs(shift) * 2;
  };
  let best = 0;
  for (let shift = -size.farthest; shift <= size.farthest; shift += 2) if (badness(shift) < badness(best)) best = shift;
  return best;
};

/** Corners of a roof in the hand, the most legible first. */
const CORNERS = [
  [-27, -18],
  [28, -18],
  [-35, -4],
  [36, -4],
] as const;

/** In the hand: the middle of a house's sign. The upper left corner belongs to the initial of an awning. */
export const signAt = (roof: Point, hasShelter: boolean, neighbours: Neighbours): Point => {
  const corners = CORNERS.slice(hasShelter ? 1 : 0).map(([dx, dy]) => ({ x: roof.x + dx, y: roof.y + dy }));
  const badness = (at: Point): number => coveredBy('hand', around(at, 20, 20), neighbours);
  return corners.reduce((best, corner) => (badness(corner) < badness(best) ? corner : best));
};
