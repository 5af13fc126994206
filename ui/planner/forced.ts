import { type ReadonlySignal, computed, effect } from '@preact/signals';
import type { TableFrame } from '../view';

/** Milliseconds before the only possible thing is done by itself: time to undo what led there. */
export const GRACE = 1000;

export interface Forced<State, Move> {
  /** The same frame; undo leads back to a decision, for what was the only possible thing was none. */
  readonly frame: TableFrame<State, Move>;
  /** Something is about to be done by itself. */
  readonly isForcing: ReadonlySignal<boolean>;
  close(): void;
}

/** Plays what `forcedIn` finds: the moves that follow because nothing else is possible, or none where there is something to decide. */
export const playForced = <State, Move>(
  frame: TableFrame<State, Move>,
  forcedIn: (state: State) => readonly Move[],
): Forced<State, Move> => {
  const { state, seat, last, playsForced } = frame;
  // Only what follows from a move that was just shown: after an undo, or when a game is opened, people decide.
  const forced = computed(() =>
    playsForced?.value && seat.value !== undefined && last.value !== undefined ? forcedIn(state.value) : [],
  );
  const stop = effect(() => {
    const moves = forced.value;
    if (moves.length === 0) return undefined;
    const timer = setTimeout(() => frame.play(moves), GRACE);
    return () => clearTimeout(timer);
  });
  return {
    frame: {
      ...frame,
      undo: () => {
        do frame.undo();
        while (playsForced?.peek() && frame.canUndo.peek() && forcedIn(state.peek()).length > 0);
      },
    },
    isForcing: computed(() => forced.value.length > 0),
    close: stop,
  };
};
