import type { Point, Rect, TableLayout } from '@showboat/ui';
import { roofSizes } from './places';

// Nothing that can be laid or walked may be behind a house. Boards may be custom, so what is seen of a way is computed.

/** A house with the longest chimney, and above it an awning or a cat, from the centre of the roof at size 1. */
const HOUSE = { side: 58, above: 38, below: 52 };
const AWNING = { side: 43, above: 66 };
/** On a wide screen a name hangs below each house; most of it stays there when it makes way. */
const PLATE = { side: 46, top: 40, bottom: 60 };

/** What hides a way that leads behind it. */
export const solidsOf = (layout: TableLayout, { x, y }: Point): readonly Rect[] => {
  const { house } = roofSizes(layout);
  const rect = (side: number, top: number, bottom: number): Rect => ({
    x: x - side,
    y: y + top,
    width: 2 * side,
    height: bottom - top,
  });
  return [
    rect(HOUSE.side * house, -HOUSE.above * house, HOUSE.below * house),
    rect(AWNING.side * house, -AWNING.above * house, -HOUSE.above * house),
    ...(layout === 'wide' ? [rect(PLATE.side, PLATE.top, PLATE.bottom)] : []),
  ];
};

export interface Stretch {
  /** Where it begins and ends, as parts of the whole way. */
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** Where the parts of a line begin and end that are hidden; used again and again, because a search asks thousands of times. */
const STARTS: number[] = [];
const ENDS: number[] = [];

/** The longest stretch of a straight way that nothing hides; without one, its middle. */
export const clearStretch = (from: Point, to: Point, solids: readonly Rect[]): Stretch => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let count = 0;
  for (const { x, y, width, height } of solids) {
    const [left, right] = [(x - from.x) / dx, (x + width - from.x) / dx];
    const [top, bottom] = [(y - from.y) / dy, (y + height - from.y) / dy];
    // A level line divides by zero, and is within or without all the same.
    const low = Math.max(0, Math.min(left, right), Math.min(top, bottom));
    const high = Math.min(1, Math.max(left, right), Math.max(top, bottom));
    if (!(low < high)) continue;
    let at = count++;
    for (; at > 0 && STARTS[at - 1] > low; at--) [STARTS[at], ENDS[at]] = [STARTS[at - 1], ENDS[at - 1]];
    [STARTS[at], ENDS[at]] = [low, high];
  }
  let [start, end, seen] = [0.5, 0.5, 0];
  for (let i = 0; i <= count; i++) {
    const next = i < count ? STARTS[i] : 1;
    if (next - seen > end - start) [start, end] = [seen, next];
    if (i < count) seen = Math.max(seen, ENDS[i]);
  }
  return { start, end, length: (end - start) * Math.hypot(dx, dy) };
};
