import { effect, untracked } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import type { TableModel } from './table-model';

/** Calls back for every move as it is displayed to its reader. A jump is passed over, and so is what is taken back. */
export const followMoves = <State, Move, Options extends OptionValues>(
  { frame, presenter }: Pick<TableModel<State, Move, Options>, 'frame' | 'presenter'>,
  tell: (before: State, move: Move, after: State, index: number) => void,
): (() => void) => {
  let shown = presenter.index.peek();
  return effect(() => {
    const index = presenter.index.value;
    untracked(() => {
      const { states, moves } = frame.seen.value;
      const isStep = index === shown + 1 && index <= moves.length && presenter.last.value !== undefined;
      shown = index;
      if (isStep) tell(states[index - 1], moves[index - 1], states[index], index);
    });
  });
};
