import type { Board, Roof } from './board';
import type { Area } from './board-file';
import { DUMPSTERS } from './state';

// Where everything of a board is drawn. A file may leave places out: then roofs stand in a ring.

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly roofRadius: number;
  readonly roofs: readonly Point[];
  /** The marked spot of each gap. */
  readonly gaps: readonly Point[];
  /** In the order of `DUMPSTERS`. */
  readonly dumpsters: readonly Point[];
  readonly fishMarket: Area;
}

const CANVAS = { width: 1000, height: 700 };
const RADIUS = 52;
/** Where dumpsters and market of the usual board are. */
const DUMPSTER_STRIP: readonly Point[] = [575, 670, 765, 860, 945].map((x) => ({ x, y: 615 }));
const MARKET: Area = { x: 20, y: 20, w: 180, h: 200 };

const inRing = (count: number, at: Roof, { width, height }: typeof CANVAS): Point => {
  const angle = (2 * Math.PI * at) / count - Math.PI / 2;
  return {
    x: Math.round(width * (0.5 + 0.33 * Math.cos(angle))),
    y: Math.round(height * (0.42 + 0.33 * Math.sin(angle))),
  };
};

const LAYOUTS = new WeakMap<Board, Layout>();

const makeLayout = ({ file, gapEnds }: Board): Layout => {
  const canvas = file.canvas ?? CANVAS;
  const roofs = file.roofs.map(({ x, y }, roof) =>
    x === undefined || y === undefined ? inRing(file.roofs.length, roof, canvas) : { x, y },
  );
  const scale = { x: canvas.width / CANVAS.width, y: canvas.height / CANVAS.height };
  const market = { x: MARKET.x * scale.x, y: MARKET.y * scale.y, w: MARKET.w * scale.x, h: MARKET.h * scale.y };
  return {
    ...canvas,
    roofRadius: file.roofRadius ?? RADIUS * scale.x,
    roofs,
    gaps: file.gaps.map(({ x, y }, gap) => {
      if (x !== undefined && y !== undefined) return { x, y };
      const [one, other] = gapEnds[gap].map((roof) => roofs[roof]);
      return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    }),
    dumpsters: DUMPSTERS.map((id, i) => {
      const place = file.dumpsters?.find((one) => one.id === id);
      return place ? { x: place.x, y: place.y } : { x: DUMPSTER_STRIP[i].x * scale.x, y: DUMPSTER_STRIP[i].y * scale.y };
    }),
    fishMarket: file.fishMarketArea ?? market,
  };
};

export const layoutOf = (board: Board): Layout => {
  const known = LAYOUTS.get(board);
  if (known) return known;
  const made = makeLayout(board);
  LAYOUTS.set(board, made);
  return made;
};
