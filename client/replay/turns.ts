import type { History, OptionValues, Rules } from '@showboat/engine';

/** The number of moves at which each turn begins, in order; the first is always 0. */
export const turnStarts = <State, Move, Options extends OptionValues>(
  { notation }: Rules<State, Move, Options>,
  { states, moves }: History<State, Move>,
): readonly number[] => {
  const starts = moves.flatMap((move, i) => (i > 0 && notation.opensLine(states[i], move) ? [i] : []));
  return [0, ...starts];
};

/** Where the turn before, or the one that is under way, begins. */
export const turnBefore = (starts: readonly number[], index: number): number => starts.findLast((start) => start < index) ?? 0;

/** Where the next turn begins; the end, where there is none. */
export const turnAfter = (starts: readonly number[], index: number, end: number): number =>
  starts.find((start) => start > index) ?? end;
