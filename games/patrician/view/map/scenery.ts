import { type Point, type Rect, type TableLayout, scatter, seededRandom } from '@showboat/ui';
import { citiesFor, linksFor } from '../../game';
import { stepsThrough } from './curves';
import { type Ink, type Layer, drawCypress, drawFarm, drawField, drawOlive, drawPine, emptyInk } from './glyphs';
import { horizonOf } from './hills';
import { cityAt, linkAt, pileAt } from './places';
import { riverOf, roadOf } from './ways';

// Vineyards, trees and farms are placed where nothing of the game is: never behind a tower that may grow, a plate, a road or the river.

interface Scale {
  readonly area: Rect;
  readonly spacing: number;
  /** Half the width of a city, its height above the ground line and its depth below. */
  readonly city: readonly [number, number, number];
  readonly pile: readonly [number, number];
  readonly size: number;
  readonly seed: number;
}

const SCALES: Readonly<Record<TableLayout, Scale>> = {
  wide: {
    area: { x: -760, y: 200, width: 2640, height: 1060 },
    spacing: 70,
    city: [84, 78, 64],
    pile: [54, 62],
    size: 1,
    seed: 41,
  },
  phone: {
    area: { x: -420, y: 56, width: 1240, height: 680 },
    spacing: 34,
    city: [88, 58, 22],
    pile: [50, 40],
    size: 0.62,
    seed: 17,
  },
};

type IsFree = (at: Point, clearance: number) => boolean;

const freedomOf = (layout: TableLayout, seats: number, besides: readonly Point[]): IsFree => {
  const { city, pile, size } = SCALES[layout];
  const [side, above, below] = city;
  const boxes = [
    ...citiesFor(seats).map((name) => {
      const { x, y } = cityAt(layout, name, seats);
      return { left: x - side, right: x + side, top: y - above, bottom: y + below };
    }),
    ...[pileAt(layout, seats)].map(({ x, y }) => ({
      left: x - pile[0],
      right: x + pile[0],
      top: y - pile[1],
      bottom: y + pile[1],
    })),
    ...linksFor(seats).map((link) => {
      const { x, y } = linkAt(layout, link, seats);
      return { left: x - 18 * size, right: x + 18 * size, top: y - 48 * size, bottom: y + 8 * size };
    }),
    ...besides.map(({ x, y }) => ({ left: x - 46, right: x + 46, top: y - 46, bottom: y + 40 })),
  ];
  const steps = [riverOf(layout, seats), ...linksFor(seats).map((link) => roadOf(layout, link, seats))].flatMap((points) =>
    stepsThrough(points, 12),
  );
  return ({ x, y }, clearance) =>
    boxes.every(({ left, right, top, bottom }) => {
      // What stands here reaches upwards: it may be nearer to what is below it than to what is above.
      return x + clearance < left || x - clearance > right || y < top || y - clearance * 1.5 > bottom;
    }) && steps.every((step) => (step.x - x) ** 2 + ((step.y - y) * 1.3) ** 2 > (clearance + 10 * size) ** 2);
};

/** All trees, fields and farms as a few paths, whatever their number. */
export const sceneryOf = (layout: TableLayout, seats: number, besides: readonly Point[]): Readonly<Record<Layer, string>> => {
  const { area, spacing, size, seed } = SCALES[layout];
  const isFree = freedomOf(layout, seats, besides);
  const ink: Ink = emptyInk();
  const horizon = horizonOf(layout);
  const near = horizon + 84 * size;
  const warm = horizon + 330 * size;
  const taken: (Point & { readonly r: number })[] = [];
  const isClear = (at: Point, r: number): boolean =>
    taken.every((other) => (other.x - at.x) ** 2 + ((other.y - at.y) * 1.4) ** 2 > (other.r + r) ** 2) && isFree(at, r);
  const take = (at: Point, r: number): boolean => {
    if (!isClear(at, r)) return false;
    taken.push({ ...at, r });
    return true;
  };
  const spots = scatter(area, spacing, seed);
  // Further away is smaller.
  const sizeAt = (y: number): number => size * Math.min(1.1, 0.55 + ((y - horizon) / size) * 0.0011);

  for (const { x, y, rank } of spots.toSorted((a, b) => a.y - b.y)) {
    const s = sizeAt(y);
    const random = seededRandom(Math.floor(rank * 1e6));
    if (rank < 0.42) {
      if (y > near && take({ x, y }, 54 * s)) drawField(ink, { x, y }, s * (0.8 + random() * 0.3), random, y > warm);
    } else if (rank < 0.54) {
      if (!take({ x, y }, 26 * s)) continue;
      drawCypress(ink, { x: x - 17 * s, y: y + 2 * s }, s * 0.85);
      drawFarm(ink, { x, y }, s, rank > 0.48);
      drawCypress(ink, { x: x + 19 * s, y: y + 3 * s }, s * (0.7 + random() * 0.4));
    }
  }
  for (const { x, y, rank } of scatter(area, spacing * 0.72, seed + 5).toSorted((a, b) => a.y - b.y)) {
    const s = sizeAt(y);
    const random = seededRandom(Math.floor(rank * 1e6));
    if (rank < 0.19) {
      if (!take({ x, y }, 17 * s)) continue;
      const count = 2 + Math.floor(random() * 2.4);
      for (let i = 0; i < count; i++)
        drawCypress(ink, { x: x + (i - (count - 1) / 2) * 13 * s, y: y + (i % 2) * 5 * s }, s * (0.65 + random() * 0.5));
    } else if (rank < 0.36) {
      if (!take({ x, y }, 16 * s)) continue;
      drawOlive(ink, { x, y }, s);
      if (random() < 0.6) drawOlive(ink, { x: x + 17 * s, y: y + 5 * s }, s * 0.85);
    } else if (rank < 0.43 && take({ x, y }, 16 * s)) drawPine(ink, { x, y }, s);
  }
  return ink;
};
