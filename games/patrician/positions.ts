import { type Positions, ok } from '@showboat/engine';
import { draw } from './rules/draw';
import { formatPosition, formatView, parsePosition, parseView } from './rules/position';
import type { State } from './rules/state';
import { turnLines } from './rules/turns';

export const positions: Positions<State> = {
  formatPosition,
  parsePosition,
  formatView,
  parseView,
  turns: (position) => {
    const read = parsePosition(position);
    return read.ok ? ok(turnLines(read.value)) : read;
  },
  draw,
};
