import type { Rect } from './rect';

/** A height for every point of a square lattice. */
export interface Field {
  readonly x0: number;
  readonly y0: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** Lattice points are multiples of the step, whatever the rectangle, so overlapping fields agree. */
export const emptyField = ({ x, y, width, height }: Rect, step: number): Field => {
  const x0 = Math.floor(x / step) * step;
  const y0 = Math.floor(y / step) * step;
  const columns = Math.ceil((x + width - x0) / step) + 1;
  const rows = Math.ceil((y + height - y0) / step) + 1;
  return { x0, y0, step, columns, rows, values: new Float32Array(columns * rows) };
};

/** Interpolates between lattice points; `outside` beyond them. */
export const heightAt = ({ x0, y0, step, columns, rows, values }: Field, x: number, y: number, outside = -999): number => {
  const u = (x - x0) / step;
  const v = (y - y0) / step;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (i < 0 || j < 0 || i >= columns - 1 || j >= rows - 1) return outside;
  const a = u - i;
  const b = v - j;
  const at = j * columns + i;
  return (
    (values[at] * (1 - a) + values[at + 1] * a) * (1 - b) + (values[at + columns] * (1 - a) + values[at + columns + 1] * a) * b
  );
};

/** The gradient: uphill, as steep as the field. */
export const slopeAt = (field: Field, x: number, y: number, reach: number): readonly [number, number] => [
  (heightAt(field, x + reach, y) - heightAt(field, x - reach, y)) / (2 * reach),
  (heightAt(field, x, y + reach) - heightAt(field, x, y - reach)) / (2 * reach),
];

const blurLine = (from: Float32Array, to: Float32Array, start: number, stride: number, length: number, radius: number): void => {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < Math.min(radius, length); k++) {
    sum += from[start + k * stride];
    count++;
  }
  for (let k = 0; k < length; k++) {
    if (k + radius < length) {
      sum += from[start + (k + radius) * stride];
      count++;
    }
    if (k - radius > 0) {
      sum -= from[start + (k - radius - 1) * stride];
      count--;
    }
    to[start + k * stride] = sum / count;
  }
};

/** The mean over a square of `2 × radius + 1` lattice points, in place. */
export const blur = ({ columns, rows, values }: Field, radius: number): void => {
  const between = new Float32Array(values.length);
  for (let j = 0; j < rows; j++) blurLine(values, between, j * columns, 1, columns, radius);
  for (let i = 0; i < columns; i++) blurLine(between, values, i, columns, rows, radius);
};
