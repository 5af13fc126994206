import { type Field, HEX_SIZE, type Point, type Rect, blur, emptyField, fillDistance, noiseAt } from '@showboat/ui/drawing';
import type { Segment } from './waters';

const STEP = 3;
/** Half the width of a bank between two tiles; the shore line takes some of it back. */
const BANK = 20;

type Marks = { readonly field: Field; readonly marks: Uint8Array };

/** Marks the lattice points in a hex, a row at a time. */
const markHex = ({ field, marks }: Marks, { x, y }: Point): void => {
  const { x0, y0, step, columns, rows } = field;
  const high = (HEX_SIZE * Math.sqrt(3)) / 2;
  const last = Math.min(rows - 1, Math.floor((y + high - y0) / step));
  for (let j = Math.max(0, Math.ceil((y - high - y0) / step)); j <= last; j++) {
    const wide = HEX_SIZE - Math.abs(y0 + j * step - y) / Math.sqrt(3);
    const from = Math.max(0, Math.ceil((x - wide - x0) / step));
    const to = Math.min(columns - 1, Math.floor((x + wide - x0) / step));
    if (to >= from) marks.fill(1, j * columns + from, j * columns + to + 1);
  }
};

const clearBank = ({ field, marks }: Marks, [a, b]: Segment): void => {
  const { x0, y0, step, columns, rows } = field;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const top = Math.max(0, Math.floor((Math.min(a.y, b.y) - BANK - y0) / step));
  const bottom = Math.min(rows - 1, Math.ceil((Math.max(a.y, b.y) + BANK - y0) / step));
  const left = Math.max(0, Math.floor((Math.min(a.x, b.x) - BANK - x0) / step));
  const right = Math.min(columns - 1, Math.ceil((Math.max(a.x, b.x) + BANK - x0) / step));
  for (let j = top; j <= bottom; j++) {
    for (let i = left; i <= right; i++) {
      const [x, y] = [x0 + i * step - a.x, y0 + j * step - a.y];
      const t = Math.min(1, Math.max(0, (x * dx + y * dy) / long));
      if ((x - t * dx) ** 2 + (y - t * dy) ** 2 < BANK * BANK) marks[j * columns + i] = 0;
    }
  }
};

/** The distance to the border of some hexes: above zero in them. */
export const hexDistance = (hexes: readonly Point[], area: Rect, banks: readonly Segment[] = []): Field => {
  const field = emptyField(area, STEP);
  const marks = new Uint8Array(field.values.length);
  for (const hex of hexes) markHex({ field, marks }, hex);
  for (const bank of banks) clearBank({ field, marks }, bank);
  fillDistance(field, marks);
  return field;
};

/** The one field of which all shores, depths and heights are level lines. The noise is the world's: a shore stays where it is. */
export const shoreField = (water: readonly Point[], area: Rect, banks: readonly Segment[]): Field => {
  const field = hexDistance(water, area, banks);
  const { x0, y0, step, columns, rows, values } = field;
  blur(field, 2);
  blur(field, 2);
  for (let j = 0; j < rows; j++) {
    const y = y0 + j * step;
    for (let i = 0; i < columns; i++) {
      const x = x0 + i * step;
      values[j * columns + i] += 5 * noiseAt(x / 22, y / 22, 3) + 4 * noiseAt(x / 60, y / 60, 5);
    }
  }
  blur(field, 1);
  return field;
};
