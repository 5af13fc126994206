import { NO_GAP, type Roof, boardOf } from './board';
import type { Options } from './options';
import { NOBODY, type State } from './state';

/** Roofs that are joined have the same number. */
const partsOf = (catwalks: readonly number[], options: Options): readonly number[] => {
  const { steps } = boardOf(options);
  const parts = steps.map(() => -1);
  for (let start = 0; start < parts.length; start++) {
    if (parts[start] >= 0) continue;
    parts[start] = start;
    const queue = [start];
    for (const roof of queue) {
      for (const { to, gap } of steps[roof]) {
        if (parts[to] >= 0 || (gap !== NO_GAP && catwalks[gap] === NOBODY)) continue;
        parts[to] = start;
        queue.push(to);
      }
    }
  }
  return parts;
};

// What was found for the catwalks asked about last: at the end of a game they stay, and the question comes with every turn.
let lastCatwalks: readonly number[] | undefined;
let lastOptions: Options | undefined;
let lastParts: readonly number[] = [];

/** Whether laid catwalks and free connections join two roofs, at whatever price. */
export const isJoined = ({ built, options }: Pick<State, 'built' | 'options'>, one: Roof, other: Roof): boolean => {
  if (lastCatwalks !== built.catwalks || lastOptions !== options) {
    lastParts = partsOf(built.catwalks, options);
    lastCatwalks = built.catwalks;
    lastOptions = options;
  }
  return lastParts[one] === lastParts[other];
};
