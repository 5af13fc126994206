import type { Point, Rect, TableLayout } from '@showboat/ui';
import { around, overlap, shared } from './overlaps';
import { boardRect, roofSizes } from './places';

// Plates, signs and prices avoid planks: nothing may cover an initial. Boards may be custom, so the places are computed, not listed.

/** A plank lies mostly within this square, however it is turned; on a phone this is little more than its initial. */
const PLANK: Readonly<Record<TableLayout, number>> = { wide: 28, phone: 19 };
/** Half of a house and the heights over and under the centre of its roof, at size 1. */
const HOUSE = { side: 57, above: 38, below: 52 };

/** What is nearby: the centres of planks, of the other roofs, and of whatever else must be visible. */
export interface Neighbours {
  readonly planks: readonly Point[];
  readonly roofs: readonly Point[];
  readonly signs?: readonly Rect[];
}

/** How much of it something would hide. */
export const coveredBy = (layout: TableLayout, own: Rect, { planks, roofs, signs = [] }: Neighbours): number => {
  const { house } = roofSizes(layout);
  const size = PLANK[layout];
  let sum = 0;
  for (const plank of planks) sum += 3 * shared(own, around(plank, size));
  for (const sign of signs) sum += 4 * shared(own, sign);
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

export const plateRect = (at: Point, width: number): Rect => around(at, width, 20);
