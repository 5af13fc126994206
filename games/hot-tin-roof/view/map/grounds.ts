import type { Point, Rect } from '@showboat/ui';
import { around, shared } from './overlaps';
import { type Canvas, boardRect, priceRect, roofAt, roofRect, seenRect } from './places';

// In the wide layout dumpsters and fish market are on the board; since boards may be custom, a place is found where they cover nothing.

/** The front of the fish market. */
export const marketAt = (area: Point, canvas: Canvas): Point => {
  const { x, y } = roofAt('wide', area, canvas);
  return { x: x - 27, y: y + 31 };
};

/** The stall with its awning, `rows` of fish high. */
export const marketRect = ({ x, y }: Point, rows: number): Rect => ({ x: x - 12, y: y - 16, width: 194, height: 78 + 31 * rows });

/** The ground before the dumpsters. */
export const trayRect = (dumpsters: readonly Point[]): Rect => {
  const xs = dumpsters.map(({ x }) => x);
  const ys = dumpsters.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 52, Math.min(...ys) - 62];
  return { x: left, y: top, width: Math.max(...xs) + 56 - left, height: Math.max(...ys) + 56 - top };
};

/** A dumpster and its tile. */
const dumpsterRect = ({ x, y }: Point): Rect => ({ x: x - 42, y: y - 56, width: 84, height: 104 });

/** The frame round one that can be chosen: those of neighbours do not touch. */
export const litRect = ({ x, y }: Point): Rect => ({ x: x - 40, y: y - 56, width: 80, height: 104 });

/** A strip of dumpsters, from the first. */
const STRIP = [0, 99, 199, 298, 387];
const stripAt = ({ x, y }: Point): readonly Point[] => STRIP.map((along) => ({ x: x + along, y }));

export interface Surroundings {
  readonly roofs: readonly Point[];
  readonly plates: readonly Rect[];
  /** The middles of planks. */
  readonly planks: readonly Point[];
  readonly links: readonly { readonly from: Point; readonly to: Point }[];
}

/** Where the file places them, or their default place. */
export interface Wishes {
  readonly dumpsters: readonly Point[];
  readonly market: Point;
  readonly rows: number;
}

export interface Grounds {
  readonly dumpsters: readonly Point[];
  readonly market: Point;
  readonly rects: readonly Rect[];
}

/** Dumpsters scattered over the board would make the tray as large as the board. */
const LARGEST = 100_000;
const PLANK = 34;
const STEP = 15;
/** Between two panels. */
const SPACE = 14;

const moved = (rect: Rect, { x, y }: Point): Rect => ({ ...rect, x, y });

const isFree = (rect: Rect, taken: readonly Rect[]): boolean => taken.every((one) => shared(rect, one) === 0);

/** Points along the pipes: preferably not covered. */
const pipesOf = ({ links }: Surroundings): readonly Point[] =>
  links.flatMap(({ from, to }) =>
    [1, 2, 3, 4, 5, 6, 7].map((part) => ({
      x: from.x + ((to.x - from.x) * part) / 8,
      y: from.y + ((to.y - from.y) * part) / 8,
    })),
  );

/** Both ends, and what is between. */
const stepsIn = (from: number, length: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(length / STEP)) + 1 }, (_, i) => from + Math.min(i * STEP, length));

/** The best free place on the board for something of that size, near its preferred place. */
const freePlace = (rect: Rect, taken: readonly Rect[], pipes: readonly Point[]): Rect | undefined => {
  const board = boardRect('wide');
  let [best, least]: [Rect | undefined, number] = [undefined, Infinity];
  for (const y of stepsIn(board.y, board.height - rect.height))
    for (const x of stepsIn(board.x, board.width - rect.width)) {
      const here = moved(rect, { x, y });
      if (!isFree(here, taken)) continue;
      const badness = Math.hypot(x - rect.x, y - rect.y) + 80 * pipes.filter((pipe) => shared(around(pipe, 1), here) > 0).length;
      if (badness < least) [best, least] = [here, badness];
    }
  return best;
};

/** Nothing covers a roof, a plate, a plank or the other one; if the board is full, they are placed beside it. */
export const groundsOf = (near: Surroundings, { dumpsters, market, rows }: Wishes): Grounds => {
  const taken = [
    ...near.roofs.flatMap((roof) => [roofRect('wide', roof), priceRect(roof)]),
    ...near.plates,
    ...near.planks.map((one) => around(one, PLANK)),
  ];
  const pipes = pipesOf(near);
  const whole = seenRect('wide', taken);
  const isTidy = dumpsters.every((one, i) => isFree(dumpsterRect(one), dumpsters.slice(0, i).map(dumpsterRect)));
  const wanted = trayRect(dumpsters);
  const strip = trayRect(stripAt(dumpsters[0]));
  const tray =
    isTidy && wanted.width * wanted.height < LARGEST && isFree(wanted, taken)
      ? wanted
      : (freePlace(strip, taken, pipes) ??
        moved(strip, { x: whole.x + (whole.width - strip.width) / 2, y: whole.y + whole.height + SPACE }));
  const stall = marketRect(market, rows);
  const others = [...taken, tray];
  const place = isFree(stall, others)
    ? stall
    : (freePlace(stall, others, pipes) ??
      moved(stall, { x: Math.min(whole.x, tray.x) - stall.width - SPACE, y: whole.y + SPACE }));
  return {
    dumpsters: tray === wanted ? dumpsters : stripAt({ x: tray.x + 52, y: tray.y + 62 }),
    market: { x: market.x + place.x - stall.x, y: market.y + place.y - stall.y },
    rects: [tray, place],
  };
};
