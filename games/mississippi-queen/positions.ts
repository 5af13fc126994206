import { type Positions, ok } from '@showboat/engine';
import { draw } from './rules/draw';
import { formatPosition, parsePosition, readPosition } from './rules/position';
import type { State } from './rules/state';
import { turnLines } from './rules/turns';

export const positions: Positions<State> = {
  formatPosition,
  parsePosition,
  // Nothing is hidden.
  formatView: formatPosition,
  turns: (position) => {
    const read = readPosition(position);
    return read.ok ? ok(turnLines(read.value)) : read;
  },
  draw,
};

export { parseSketch } from './rules/position';
export { type Sketch, sketchJson } from './rules/sketch';
