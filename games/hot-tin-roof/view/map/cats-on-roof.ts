import type { Point, TableLayout } from '@showboat/ui';
import { roofSizes } from './places';

export interface CatPlace extends Point {
  readonly isMirrored: boolean;
  readonly scale: number;
}

/** The size of cats by the longer of their rows: no face may be behind another. */
const CROWDED = [1, 1, 0.82, 0.7, 0.56, 0.42];

/** The widest row, in steps from the middle to each of two cats. */
const WIDEST = 2.7;

/** Two cats have the roof to themselves; of more those that sit are behind those that lie, and the boards are seen between. */
export const catsAt = (layout: TableLayout, roof: Point, poses: readonly ('s' | 'l')[]): readonly CatPlace[] => {
  const { feetY, apart, cat } = roofSizes(layout);
  const isFew = poses.length < 3;
  const rowOf = (i: number): readonly number[] => [...poses.keys()].filter((j) => isFew || poses[j] === poses[i]);
  const longest = isFew ? 1 : Math.max(...poses.map((_, i) => rowOf(i).length));
  const size = CROWDED[Math.min(longest, CROWDED.length - 1)];
  return poses.map((pose, i) => {
    const row = rowOf(i);
    const place = row.indexOf(i);
    const step = Math.min(2 * apart * Math.sqrt(size), (WIDEST * apart) / Math.max(1, row.length - 1));
    const rise = isFew || row.length === poses.length ? 0 : pose === 's' ? -0.7 : 0.22;
    return {
      x: roof.x + (place - (row.length - 1) / 2) * step,
      y: roof.y + feetY + rise * apart,
      isMirrored: row.length > 1 && place === row.length - 1,
      scale: cat * size,
    };
  });
};
