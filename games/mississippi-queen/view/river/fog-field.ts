import {
  type Field,
  type Rect,
  blur,
  hashAt,
  heightAt,
  levelLines,
  noiseAt,
  rectAround,
  scatter,
  simplified,
  smoothRing,
} from '@showboat/ui/drawing';
import { hexDistance } from './shore-field';
import type { Waters } from './waters';

/** Fog as sheets that lie on each other: soft edges without a filter, which would have to be computed at every step of the camera. */
export const FOG_SHEETS = 12;
/** The height at which all sheets lie. */
const DENSE = 110;
/** How far it billows over the places where the next tile may lie. */
const BILLOW = 92;

export interface FogField {
  readonly area: Rect;
  readonly height: Field;
}

/** Dense over the places ahead, thin towards the land, cut off a few units before the tiles that lie: these are known. */
export const fogField = (waters: Waters): FogField | undefined => {
  if (waters.unknown.length === 0) return undefined;
  const area = rectAround(waters.unknown, 260);
  const height = hexDistance(waters.unknown, area);
  // The spaces' corners would show through the fog.
  for (const radius of [7, 7, 5]) blur(height, radius);
  const known = hexDistance(waters.lying, area);
  const { x0, y0, step, columns, rows, values } = height;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const at = j * columns + i;
      const [x, y] = [x0 + i * step, y0 + j * step];
      const billow = values[at] + BILLOW + 110 * noiseAt(x / 120, y / 120, 31) + 44 * noiseAt(x / 44, y / 44, 33);
      // Not straight along the spaces: the noise makes it lick over the edge.
      const clear = (-known.values[at] - 1 + 7 * noiseAt(x / 26, y / 26, 35)) * 7;
      values[at] = Math.min(billow, clear);
    }
  }
  return { area, height };
};

export const isFoggy = (fog: FogField | undefined, x: number, y: number): boolean =>
  fog !== undefined && heightAt(fog.height, x, y) > 0;

export const fogSheets = ({ height }: FogField): readonly string[] =>
  Array.from({ length: FOG_SHEETS }, (_, i) =>
    levelLines(height, (i * DENSE) / (FOG_SHEETS - 1))
      .map((line) => smoothRing(simplified(line, 0.8)))
      .join(''),
  );

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Strokes of mist, in three strengths. */
export const mistStrokes = ({ area, height }: FogField): readonly string[] => {
  const strokes = ['', '', ''];
  for (const { x, y, rank } of scatter(area, 46, 51)) {
    if (rank > 0.72) continue;
    const wide = 24 + 46 * hashAt(Math.round(x), Math.round(y), 55);
    if (heightAt(height, x, y) < DENSE * 0.8 || heightAt(height, x + wide, y) < DENSE * 0.8) continue;
    strokes[Math.floor(rank * 4.1)] += `M${n(x)},${n(y)}q${n(wide / 4)},-5 ${n(wide / 2)},0t${n(wide / 2)},0`;
  }
  return strokes;
};
