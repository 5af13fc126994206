import type { Positions } from '@showboat/engine';
import { draw } from './rules/draw';
import { formatPosition, parsePosition } from './rules/position';
import type { State } from './rules/state';
import { turnLines } from './rules/turns';

export const positions: Positions<State> = {
  formatPosition,
  parsePosition,
  // Nothing is hidden.
  formatView: formatPosition,
  turns: (position) => {
    const read = parsePosition(position);
    return read.ok ? turnLines(read.value) : read;
  },
  draw,
};

export { checkBoard } from './rules/board-check';
export { type Sketch, sketch } from './rules/sketch';
