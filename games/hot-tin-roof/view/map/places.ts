import type { Point, Rect, TableLayout } from '@showboat/ui';

// Where things stand, in world units. Boards bring coordinates of their own; on the desk they are stretched over the window, in the hand
// turned a quarter.

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** Sizes and heights of what belongs to a roof, from the roof's centre. */
export interface RoofSizes {
  /** Of houses, patios, awnings and rings. */
  readonly house: number;
  readonly cat: number;
  /** Of pipes, planks and beads. */
  readonly link: number;
  readonly plank: number;
  /** From the centre of the roof down to the feet of its cats, its price, its plate; in the hand there are no plates. */
  readonly feetY: number;
  readonly tagY: number;
  readonly plateY: number;
  /** Up to a heart. */
  readonly heartY: number;
  /** From the middle to each of two cats. */
  readonly apart: number;
}

const SIZES: Readonly<Record<TableLayout, RoofSizes>> = {
  desk: { house: 0.88, cat: 0.8, link: 1, plank: 1, feetY: -2, tagY: 14, plateY: 50, heartY: -58, apart: 21 },
  hand: { house: 0.54, cat: 0.54, link: 0.62, plank: 0.8, feetY: 1, tagY: 17, plateY: -18, heartY: -33, apart: 13.5 },
};

export const roofSizes = (layout: TableLayout): RoofSizes => SIZES[layout];

/** The centre of a roof, or of anything else whose place a board gives. */
export const roofAt = (layout: TableLayout, { x, y }: Point, canvas: Canvas): Point => {
  const across = (x * 1000) / canvas.width;
  const down = (y * 700) / canvas.height;
  return layout === 'desk'
    ? { x: 59 + across * 1.045, y: 98 + down * 0.92 }
    : { x: (700 - down) * 0.553 - 4, y: across * 0.484 - 6 };
};

const RECTS: Readonly<Record<TableLayout, Rect>> = {
  desk: { x: 40, y: 100, width: 1090, height: 626 },
  hand: { x: 0, y: 0, width: 390, height: 472 },
};

/** All that must be seen. */
export const boardRect = (layout: TableLayout): Rect => RECTS[layout];

/** Around roofs in the hand: signs at their sides, cats above, prices below. */
const MARGIN = { side: 43, above: 38, below: 31 };

/** The same as near as the roofs of a board allow: in the hand every bit counts. */
export const seenRect = (layout: TableLayout, roofs: readonly Point[]): Rect => {
  if (layout === 'desk') return RECTS.desk;
  const [xs, ys] = [roofs.map(({ x }) => x), roofs.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN.side, Math.min(...ys) - MARGIN.above];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN.side - left, height: Math.max(...ys) + MARGIN.below - top };
};

export interface CatPlace extends Point {
  readonly isMirrored: boolean;
}

/** The feet of one of the cats on a roof: two face each other, of more than three the later stand in front. */
export const catAt = (layout: TableLayout, roof: Point, index: number, count: number): CatPlace => {
  const { feetY, apart } = SIZES[layout];
  const behind = count > 3 ? Math.floor(count / 2) : 0;
  const [place, row] = index < behind ? [index, behind] : [index - behind, count - behind];
  const step = row > 2 ? Math.min(1.6, 3.6 / (row - 1)) * apart : apart * 2;
  return {
    x: roof.x + (place - (row - 1) / 2) * step,
    y: roof.y + feetY - (index < behind ? apart * 0.6 : 0),
    isMirrored: row > 1 && place === row - 1,
  };
};

/** The front of the fish market, on the desk; in the hand it is a panel. */
export const marketAt = (area: Point, canvas: Canvas): Point => {
  const { x, y } = roofAt('desk', area, canvas);
  return { x: x - 27, y: y + 31 };
};

/** The ground before the dumpsters, on the desk; in the hand they are a row of keys. */
export const trayRect = (dumpsters: readonly Point[]): Rect => {
  const xs = dumpsters.map(({ x }) => x);
  const ys = dumpsters.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 52, Math.min(...ys) - 62];
  return { x: left, y: top, width: Math.max(...xs) + 56 - left, height: Math.max(...ys) + 56 - top };
};
