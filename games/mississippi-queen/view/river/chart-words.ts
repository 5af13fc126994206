import { type Field, type Point, type Rect, heightAt } from '@showboat/ui/drawing';
import { COMPASS_RADIUS, TITLE_WIDTH } from './chart-sizes';
import type { Circle, Waters, WatersTile } from './waters';

export interface Lettering extends Point {
  readonly tile: number;
  /** Degrees; never upside down. */
  readonly angle: number;
}

/** Where the chart is lettered, on free land. */
export interface ChartWords {
  readonly numbers: readonly (Point & { readonly tile: number })[];
  readonly names: readonly Lettering[];
  readonly compass: Point | undefined;
  readonly title: Point | undefined;
}

const NUMBER_RADIUS = 13;

export interface Land {
  readonly shores: Field;
  readonly area: Rect;
  isFoggy(x: number, y: number): boolean;
}

/** Steps of a search over the whole chart. */
const STRIDE = 20;
const NUMBER_DEPTH = -31;
const NAME_DEPTH = -25;
const ANGLES = [0, -30, 30, -60, 60] as const;

const turned = (x: number, y: number, angle: number): Point => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

/** The circles that a word covers. */
const wordCircles = (at: Point, width: number, angle: number, r: number): readonly Circle[] => {
  const count = Math.max(2, Math.ceil(width / (2 * r)));
  return Array.from({ length: count }, (_, i) => {
    const off = turned(((i + 0.5) / count - 0.5) * width, 0, angle);
    return { x: at.x + off.x, y: at.y + off.y, r };
  });
};

const touches = (circles: readonly Circle[], { x, y, r }: Circle): boolean =>
  circles.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < (other.r + r) ** 2);

/** The first spot along the rays from a tile's middle to its sides that lies on dry, clear land. */
const numberSpot = (tile: WatersTile, { lying }: Waters, land: Land, taken: readonly Circle[]): Point | undefined => {
  const spaces = lying.map((centre): Circle => ({ ...centre, r: 34 }));
  for (let far = 140; far < 270; far += 4) {
    for (const side of [240, 120, 270, 90, 300, 60, 210, 150]) {
      const way = turned(0, -far, side + tile.heading * 60);
      const spot = { x: tile.centre.x + way.x, y: tile.centre.y + way.y, r: NUMBER_RADIUS + 2 };
      if (heightAt(land.shores, spot.x, spot.y) > NUMBER_DEPTH || land.isFoggy(spot.x, spot.y)) continue;
      if (!touches(taken, spot) && !touches(spaces, spot)) return spot;
    }
  }
  return undefined;
};

const nameSpot = (tile: WatersTile, land: Land, taken: readonly Circle[]): Lettering | undefined => {
  const { named } = tile;
  if (!named) return undefined;
  let best: Lettering | undefined;
  let least = Infinity;
  for (let dy = -260; dy <= 260; dy += 10) {
    for (let dx = -260; dx <= 260; dx += 10) {
      const far = Math.hypot(dx, dy);
      if (far > 260 || far >= least) continue;
      for (const angle of ANGLES) {
        const cost = far + Math.abs(angle) * 0.7;
        if (cost >= least) continue;
        const at = { x: named.x + dx, y: named.y + dy };
        const isClear = wordCircles(at, named.width, angle, 9).every(
          (circle) =>
            heightAt(land.shores, circle.x, circle.y) < NAME_DEPTH - circle.r &&
            !land.isFoggy(circle.x, circle.y) &&
            !touches(taken, circle),
        );
        if (!isClear) continue;
        least = cost;
        best = { ...at, tile: tile.number, angle };
      }
    }
  }
  return best;
};

/** The free spot nearest to the heart of the river where a row of circles has room. */
const freeSpot = (
  row: (at: Point) => readonly Circle[],
  heart: Point,
  land: Land,
  taken: readonly Circle[],
): Point | undefined => {
  const { x, y, width, height } = land.area;
  let best: Point | undefined;
  let least = Infinity;
  for (let v = Math.ceil(y / STRIDE) * STRIDE; v < y + height; v += STRIDE) {
    for (let u = Math.ceil(x / STRIDE) * STRIDE; u < x + width; u += STRIDE) {
      const far = Math.hypot(u - heart.x, v - heart.y);
      if (far >= least) continue;
      const isFree = row({ x: u, y: v }).every(
        (circle) =>
          heightAt(land.shores, circle.x, circle.y) < -26 - circle.r &&
          !land.isFoggy(circle.x, circle.y) &&
          !touches(taken, circle),
      );
      if (!isFree) continue;
      least = far;
      best = { x: u, y: v };
    }
  }
  return best;
};

export const compassCircles = (at: Point): readonly Circle[] => [{ ...at, r: COMPASS_RADIUS + 24 }];
export const titleCircles = (at: Point): readonly Circle[] => wordCircles(at, TITLE_WIDTH, 0, 34);

export const chartWords = (waters: Waters, land: Land): ChartWords & { readonly taken: readonly Circle[] } => {
  const { tiles } = waters;
  const taken: Circle[] = [...waters.built];
  const heart = {
    x: tiles.reduce((sum, { centre }) => sum + centre.x, 0) / tiles.length,
    y: tiles.reduce((sum, { centre }) => sum + centre.y, 0) / tiles.length,
  };
  const numbers = [];
  for (const tile of tiles) {
    const spot = tile.number > 0 ? numberSpot(tile, waters, land, taken) : undefined;
    if (!spot) continue;
    numbers.push({ tile: tile.number, x: spot.x, y: spot.y });
    taken.push({ ...spot, r: NUMBER_RADIUS + 2 });
  }
  const names: Lettering[] = [];
  for (const tile of tiles) {
    const name = nameSpot(tile, land, taken);
    if (!name) continue;
    names.push(name);
    taken.push(...wordCircles(name, tile.named?.width ?? 0, name.angle, 13));
  }
  const title = freeSpot(titleCircles, heart, land, taken);
  if (title) taken.push(...titleCircles(title));
  const compass = freeSpot(compassCircles, heart, land, taken);
  if (compass) taken.push(...compassCircles(compass));
  return { numbers, names, compass, title, taken };
};
