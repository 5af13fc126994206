import type { History, OptionValues, Rules } from '@showboat/engine';

/** The index of the first move of each turn, in order; the first is always 0. */
export const turnStarts = <State, Move, Options extends OptionValues>(
  { notation }: Rules<State, Move, Options>,
  { states, moves }: History<State, Move>,
): readonly number[] => {
  const starts = moves.flatMap((move, i) => (i > 0 && notation.opensLine(states[i], move) ? [i] : []));
  return [0, ...starts];
};

/** The start of the previous turn, or of the one in progress. */
export const turnBefore = (starts: readonly number[], index: number): number => starts.findLast((start) => start < index) ?? 0;

/** The start of the next turn, or the end of the game. */
export const turnAfter = (starts: readonly number[], index: number, end: number): number =>
  starts.find((start) => start > index) ?? end;
