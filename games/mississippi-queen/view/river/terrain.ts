import {
  type Field,
  type Point,
  type Rect,
  emptyField,
  grown,
  hashAt,
  heightAt,
  hexPath,
  levelLines,
  noiseAt,
  rectAround,
  scatter,
  segmentPath,
  simplified,
  slopeAt,
  smoothPath,
  smoothRing,
  streamlines,
} from '@showboat/ui/drawing';
import { type ChartWords, chartWords } from './chart-words';
import { fogField, fogSheets, isFoggy, mistStrokes } from './fog-field';
import { type Grove, type Tree, grovesOf } from './groves';
import { shoreField } from './shore-field';
import type { Circle, Waters } from './waters';

/** Paths of everything on the chart that does not move. */
export interface Terrain {
  readonly bounds: Rect;
  /** Lines of height on land, from the lowest outwards. */
  readonly heights: readonly string[];
  readonly sand: string;
  readonly dots: string;
  /** The shore, and the edge of each depth. */
  readonly depths: readonly string[];
  readonly engraved: readonly string[];
  /** By the heading of the stream there, up or down: they drift to and fro. */
  readonly currents: readonly string[];
  readonly grid: string;
  readonly seams: string;
  readonly groves: readonly Grove[];
  readonly fog: readonly string[];
  readonly mist: readonly string[];
  readonly places: string;
  readonly words: ChartWords;
}

export const HEIGHTS = [-34, -44, -58, -78, -104, -136] as const;
const SAND = -15.5;
const DOTS = -11;
export const DEPTHS = [-7.5, 1, 11, 27] as const;
export const ENGRAVED = [-4.2, -0.4, 4, 9.5] as const;

const TREES = { spacing: 22, from: -190, to: -40 } as const;

const linesAt = (field: Field, level: number, tolerance = 0.3): string =>
  levelLines(field, level)
    .map((line) => smoothRing(simplified(line, tolerance)))
    .join('');

/** The stream of the whole river on a coarse lattice: it changes slowly, and is asked for often. */
const streamField = ({ stream }: Waters, area: Rect): ((x: number, y: number) => readonly [number, number]) => {
  const across = emptyField(area, 24);
  const down = emptyField(area, 24);
  const { x0, y0, step, columns, rows } = across;
  const points = stream.flatMap(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const way = [(to.x - from.x) / length, (to.y - from.y) / length] as const;
    return Array.from({ length: 11 }, (_, k) => ({
      x: from.x + (way[0] * length * k) / 10,
      y: from.y + (way[1] * length * k) / 10,
      way,
    }));
  });
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      for (const { x, y, way } of points) {
        const far = ((x - x0 - i * step) ** 2 + (y - y0 - j * step) ** 2) / (2 * 90 * 90);
        if (far > 12) continue;
        across.values[j * columns + i] += Math.exp(-far) * way[0];
        down.values[j * columns + i] += Math.exp(-far) * way[1];
      }
    }
  }
  return (x, y) => [heightAt(across, x, y, 0), heightAt(down, x, y, 0)];
};

/** Lines along the stream, bent parallel to shores that are near. */
const currentsOf = (waters: Waters, shores: Field, area: Rect): readonly string[] => {
  const stream = streamField(waters, area);
  const direction = (x: number, y: number): readonly [number, number] | undefined => {
    let [vx, vy] = stream(x, y);
    const depth = heightAt(shores, x, y);
    const near = Math.max(0, Math.min(1, 1 - (depth - 4) / 34));
    if (near > 0) {
      const [gx, gy] = slopeAt(shores, x, y, 3);
      const steep = gx * gx + gy * gy || 1;
      const inwards = ((vx * gx + vy * gy) / steep) * near;
      vx -= inwards * gx;
      vy -= inwards * gy;
    }
    const length = Math.hypot(vx, vy);
    return length < 1e-4 ? undefined : [vx / length, vy / length];
  };
  const seeds = scatter(area, 8.5, 61)
    .filter(({ x, y }) => heightAt(shores, x, y) > 7)
    .sort((a, b) => a.rank - b.rank);
  const lines = streamlines({
    seeds,
    direction,
    isOpen: (x, y) => heightAt(shores, x, y) > 5,
    reach: ({ x, y }) => 12 + 65 * hashAt(Math.round(x * 8), Math.round(y * 8), 63),
    apart: 8.5,
    stride: 3,
    shortest: 21,
  });
  const byHeading = ['', '', ''];
  for (const line of lines) {
    const from = line[0];
    const to = line[line.length - 1];
    const heading = Math.round(Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 3));
    byHeading[(heading + 6) % 3] += smoothPath(line);
  }
  return byHeading;
};

const isAway = ({ x, y }: Point, circles: readonly Circle[]): boolean =>
  circles.every((circle) => (circle.x - x) ** 2 + (circle.y - y) ** 2 > (circle.r + 8) ** 2);

/** Trees clump where a slow noise is high. */
const bankTrees = (shores: Field, area: Rect, isClear: (spot: Point) => boolean): readonly Tree[] => {
  const trees: Tree[] = [];
  for (const { x, y, rank } of scatter(area, TREES.spacing, 41)) {
    const height = heightAt(shores, x, y);
    if (height > TREES.to || height < TREES.from || noiseAt(x / 85, y / 85, 21) < 0.13 || !isClear({ x, y })) continue;
    if (trees.some((tree) => (tree.x - x) ** 2 + (tree.y - y) ** 2 < 105)) continue;
    trees.push({ x, y, r: 4.6 + 3.6 * rank, seed: Math.floor(rank * 1e6) });
  }
  return trees;
};

export const terrainOf = (waters: Waters): Terrain => {
  const bounds = rectAround([...waters.lying, ...waters.unknown, ...waters.built], 60);
  const area = grown(bounds, 160);
  const shores = shoreField([...waters.water, ...waters.beyond], area, waters.banks);
  const fog = fogField(waters);
  const { taken, ...words } = chartWords(waters, { shores, area: bounds, isFoggy: (x, y) => isFoggy(fog, x, y) });
  const trees = bankTrees(shores, area, (spot) => isAway(spot, taken) && !isFoggy(fog, spot.x, spot.y));
  return {
    bounds,
    heights: HEIGHTS.map((level) => linesAt(shores, level, 0.4)),
    sand: linesAt(shores, SAND),
    dots: linesAt(shores, DOTS),
    depths: DEPTHS.map((level) => linesAt(shores, level)),
    engraved: ENGRAVED.map((level) => linesAt(shores, level)),
    currents: currentsOf(waters, shores, grown(bounds, 10)),
    grid: waters.water.map((centre) => hexPath(centre, 0.985)).join(''),
    seams: waters.seams.map(([from, to]) => segmentPath(from, to)).join(''),
    groves: grovesOf(trees),
    fog: fog ? fogSheets(fog) : [],
    mist: fog ? mistStrokes(fog) : [],
    places: waters.places.map(([from, to]) => segmentPath(from, to)).join(''),
    words,
  };
};
