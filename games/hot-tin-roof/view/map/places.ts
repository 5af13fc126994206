import { type Point, type Rect, type TableLayout, rectAround } from '@showboat/ui';

// The layout in world units. Boards have coordinates of their own; in the wide layout they are stretched over the window, on a phone
// rotated by 90°.

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
  /** From the centre of the roof down to the feet of its cats, to its price. */
  readonly feetY: number;
  readonly tagY: number;
  /** Up to a heart. */
  readonly heartY: number;
  /** From the middle to each of two cats. */
  readonly apart: number;
}

const SIZES: Readonly<Record<TableLayout, RoofSizes>> = {
  wide: { house: 0.88, cat: 0.8, link: 1, plank: 1, feetY: -2, tagY: 14, heartY: -58, apart: 21 },
  phone: { house: 0.54, cat: 0.54, link: 0.62, plank: 0.8, feetY: 1, tagY: 17, heartY: -33, apart: 13.5 },
};

export const roofSizes = (layout: TableLayout): RoofSizes => SIZES[layout];

/** The centre of a roof, or of anything else whose place a board gives. */
export const roofAt = (layout: TableLayout, { x, y }: Point, canvas: Canvas): Point => {
  const across = (x * 1000) / canvas.width;
  const down = (y * 700) / canvas.height;
  return layout === 'wide'
    ? { x: 59 + across * 1.045, y: 98 + down * 0.92 }
    : { x: (700 - down) * 0.553 - 4, y: across * 0.484 - 6 };
};

const RECTS: Readonly<Record<TableLayout, Rect>> = {
  wide: { x: 40, y: 100, width: 1090, height: 626 },
  phone: { x: 0, y: 0, width: 390, height: 472 },
};

/** Where boards are drawn. */
export const boardRect = (layout: TableLayout): Rect => RECTS[layout];

/** From the centre of a roof to the ends of its house and its cats. */
const EXTENTS: Readonly<Record<TableLayout, { readonly side: number; readonly above: number; readonly below: number }>> = {
  wide: { side: 51, above: 54, below: 46 },
  phone: { side: 41, above: 37, below: 29 },
};

/** Everything that belongs to a roof except its plate and its price. */
export const roofRect = (layout: TableLayout, { x, y }: Point): Rect => {
  const { side, above, below } = EXTENTS[layout];
  return { x: x - side, y: y - above, width: 2 * side, height: above + below };
};

/** Where a price with three payees hangs on a wide screen. */
export const priceRect = ({ x, y }: Point): Rect => ({ x: x - 66, y: y + SIZES.wide.tagY - 11, width: 132, height: 22 });

/** What must be visible: in the wide layout the whole board; on a phone, where space is short, as close as its roofs allow. */
export const seenRect = (layout: TableLayout, things: readonly Rect[]): Rect =>
  rectAround(
    [...(layout === 'wide' ? [RECTS.wide] : []), ...things].flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
