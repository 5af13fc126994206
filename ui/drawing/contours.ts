import type { Point } from '../hex-layout';
import type { Field } from './field';

// Marching squares. Sides of lattice squares are numbered: 2 × point for the one to the right, one more for the one downwards.
// Every line is followed with the higher ground on its left, so each side is crossed at most once and lines close by themselves.

/** For each of the sixteen kinds of square, which sides a line goes from and to: 0 top, 1 right, 2 bottom, 3 left. */
const WAYS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 2],
    [3, 0],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

const sideOf = (at: number, side: number, columns: number): number => {
  if (side === 0) return 2 * at;
  if (side === 1) return 2 * at + 3;
  return side === 2 ? 2 * (at + columns) : 2 * at + 1;
};

/** The side a line continues to from each side, -1 for none; reused between calls, as it is large and left empty. */
let next = new Int32Array(0);

/** Closed lines around all ground above the level. Ground at the edge of the lattice and beyond counts as low. */
export const levelLines = (field: Field, level: number): readonly (readonly Point[])[] => {
  const { columns, rows, values, x0, y0, step } = field;
  if (next.length < 2 * values.length) next = new Int32Array(2 * values.length).fill(-1);
  const starts: number[] = [];
  let above = new Uint8Array(columns);
  let below = new Uint8Array(columns);
  for (let j = 0; j < rows - 1; j++) {
    [above, below] = [below, above];
    const row = (j + 1) * columns;
    for (let i = 1; i < columns - 1; i++) below[i] = j < rows - 2 && values[row + i] > level ? 1 : 0;
    for (let i = 0; i < columns - 1; i++) {
      const kind = above[i] | (above[i + 1] << 1) | (below[i + 1] << 2) | (below[i] << 3);
      if (kind === 0 || kind === 15) continue;
      const at = j * columns + i;
      for (const [from, to] of WAYS[kind]) {
        const side = sideOf(at, from, columns);
        next[side] = sideOf(at, to, columns);
        starts.push(side);
      }
    }
  }
  const crossing = (side: number): Point => {
    const at = side >> 1;
    const i = at % columns;
    const j = (at - i) / columns;
    const other = side & 1 ? at + columns : at + 1;
    const rise = values[other] - values[at];
    const t = rise === 0 ? 0.5 : Math.min(1, Math.max(0, (level - values[at]) / rise));
    return { x: x0 + step * (i + (side & 1 ? 0 : t)), y: y0 + step * (j + (side & 1 ? t : 0)) };
  };
  const lines: Point[][] = [];
  for (const start of starts) {
    const line: Point[] = [];
    for (let side = start; next[side] >= 0; ) {
      line.push(crossing(side));
      const to = next[side];
      next[side] = -1;
      side = to;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
};
