import { isEqual } from '@showboat/engine';

/** Whether a move made here is not among those that another tab has stored. */
export const isMoveLost = (own: readonly unknown[], theirs: readonly unknown[]): boolean =>
  own.some((move, i) => !isEqual(move, theirs[i]));
