import type { Point, Rect, TableLayout } from '@showboat/ui';
import { SAG } from '../pieces/gap';
import { type Stretch, clearStretch, solidsOf } from './clear-ways';
import { shared } from './overlaps';
import { boardRect, roofRect, roofSizes } from './places';

// Where houses of a board stand so close that a way between them is hidden, they make room: a few pixels are enough on the usual one.

/** What must be seen of each way: a plank, or on phones most of it. */
export const SEEN: Readonly<Record<TableLayout, number>> = { wide: 44, phone: 14 };

const PLANK: Readonly<Record<TableLayout, number>> = { wide: 44, phone: 30 };
/** Between the middles of two planks. */
export const APART = 46;

/** Steps of the search, the longest first. */
const STEPS: Readonly<Record<TableLayout, readonly number[]>> = { wide: [16, 8, 4, 2], phone: [10, 5, 2] };
const PASSES = 6;
const SIDES: readonly (readonly [number, number])[] = [[1, 0], [-1, 0], [0, 1], [0, -1]]; // biome-ignore format: a table
/** How far from a way a house may still hide some of it. */
const NEAR: Readonly<Record<TableLayout, number>> = { wide: 74, phone: 46 };
/** Against moving at all, and for each square pixel of something that must not be covered. */
const [LAZINESS, COVERED] = [0.02, 0.5];

type Ends = readonly [number, number];

/** Of something that stays where it is, a roof keeps away with its name and its price. */
const ROOM = { side: 74, above: 54, below: 60 };

const roomOf = ({ x, y }: Point): Rect => ({
  x: x - ROOM.side,
  y: y - ROOM.above,
  width: 2 * ROOM.side,
  height: ROOM.above + ROOM.below,
});

const isBeside = (near: number, { x, y }: Point, from: Point, to: Point): boolean =>
  x > Math.min(from.x, to.x) - near &&
  x < Math.max(from.x, to.x) + near &&
  y > Math.min(from.y, to.y) - near &&
  y < Math.max(from.y, to.y) + near;

/** What is seen of the way between two roofs; `solids` are what all roofs hide. */
const stretchAmong = (
  layout: TableLayout,
  roofs: readonly Point[],
  solids: readonly (readonly Rect[])[],
  [one, other]: Ends,
): Stretch => {
  const [from, to] = [roofs[one], roofs[other]];
  const near: Rect[] = [];
  for (let i = 0; i < roofs.length; i++) if (isBeside(NEAR[layout], roofs[i], from, to)) near.push(...solids[i]);
  return clearStretch({ x: from.x, y: from.y + SAG }, { x: to.x, y: to.y + SAG }, near);
};

export const stretchBetween = (layout: TableLayout, roofs: readonly Point[], ends: Ends): Stretch =>
  stretchAmong(
    layout,
    roofs,
    roofs.map((roof) => solidsOf(layout, roof)),
    ends,
  );

/** The parts of a way between which the middle of a plank is wholly seen. */
export const roomFor = (layout: TableLayout, { start, end, length }: Stretch): readonly [low: number, high: number] => {
  const spare = length === 0 ? 0 : (Math.min(1, PLANK[layout] / length) * (end - start)) / 2;
  return [start + spare, end - spare];
};

/** Where a plank would lie, as near to the middle as possible. */
const breakOf = (layout: TableLayout, from: Point, to: Point, stretch: Stretch): Point => {
  const [low, high] = roomFor(layout, stretch);
  const at = Math.max(low, Math.min(high, 0.5));
  return { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at };
};

/** The same roofs, moved a little where they hide a way. `taken` are things beside them, which stay where they are. */
export const spread = (
  layout: TableLayout,
  places: readonly Point[],
  links: readonly Ends[],
  taken: readonly Rect[],
): readonly Point[] => {
  const roofs = [...places];
  const solids = places.map((place) => solidsOf(layout, place));
  if (links.every((link) => stretchAmong(layout, roofs, solids, link).length >= SEEN[layout])) return places;
  const apart = APART * roofSizes(layout).plank;
  // What is in the way of the roofs already is moved itself.
  const fixed = taken.filter((thing) => places.every((place) => shared(roomOf(place), thing) === 0));
  const board = boardRect(layout);
  const boxOf = (place: Point): Rect =>
    layout === 'wide' ? { ...roofRect(layout, place), height: ROOM.above + ROOM.below } : roofRect(layout, place);
  const boxes = places.map(boxOf);
  const edges = {
    left: Math.min(board.x, ...boxes.map(({ x }) => x)),
    top: Math.min(board.y, ...boxes.map(({ y }) => y)),
    right: Math.max(board.x + board.width, ...boxes.map(({ x, width }) => x + width)),
    bottom: Math.max(board.y + board.height, ...boxes.map(({ y, height }) => y + height)),
  };

  /** What is bad about a roof where it is now, and about the ways near it. */
  const badness = (at: number, ways: readonly Ends[]): number => {
    const place = roofs[at];
    const box = boxOf(place);
    let sum = LAZINESS * ((place.x - places[at].x) ** 2 + (place.y - places[at].y) ** 2);
    const breaks: Point[] = [];
    for (const way of ways) {
      const stretch = stretchAmong(layout, roofs, solids, way);
      sum += Math.max(0, SEEN[layout] - stretch.length) ** 2;
      const own = breakOf(layout, roofs[way[0]], roofs[way[1]], stretch);
      for (const other of breaks) sum += Math.max(0, apart - Math.hypot(own.x - other.x, own.y - other.y)) ** 2;
      breaks.push(own);
    }
    for (const [other, roof] of roofs.entries()) if (other !== at) sum += COVERED * shared(box, roofRect(layout, roof));
    for (const thing of fixed) sum += 4 * COVERED * shared(roomOf(place), thing);
    const isOut = box.x < edges.left || box.y < edges.top || box.x + box.width > edges.right || box.y + box.height > edges.bottom;
    return isOut ? Infinity : sum;
  };

  const put = (at: number, place: Point): void => {
    roofs[at] = place;
    solids[at] = solidsOf(layout, place);
  };

  for (const step of STEPS[layout])
    for (let pass = 0, isMoved = true; pass < PASSES && isMoved; pass++) {
      isMoved = false;
      for (const at of roofs.keys()) {
        const reach = NEAR[layout] + step;
        const ways = links.filter(([one, other]) => isBeside(reach, roofs[at], roofs[one], roofs[other]));
        let least = badness(at, ways);
        for (const [dx, dy] of SIDES) {
          const was = roofs[at];
          put(at, { x: was.x + dx * step, y: was.y + dy * step });
          const now = badness(at, ways);
          if (now < least - 0.01) [least, isMoved] = [now, true];
          else put(at, was);
        }
      }
    }
  return roofs;
};
