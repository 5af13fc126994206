import { pointed } from '../pointer';
import type { LoggedPlaces, TableFrame } from '../view';

const LIT_MS = 8000;

/** `look`: brings what is lit into the picture. */
export const loggedPlaces = <State, Move>(
  { past }: Pick<TableFrame<State, Move>, 'past'>,
  placesOf: (before: State, move: Move, after: State) => readonly string[],
  look: (names: readonly string[]) => void,
): LoggedPlaces => ({
  of: (from, to) => {
    const { states, moves } = past?.() ?? { states: [], moves: [] };
    const made = moves.slice(from, to).flatMap((move, i) => placesOf(states[from + i], move, states[from + i + 1]));
    return [...new Set(made)];
  },
  light: (names) => {
    // Of its own, so that a line that is pressed again stays as long again.
    const lit = [...names];
    pointed.value = lit;
    look(lit);
    setTimeout(() => {
      // Unless something else is pointed at by now.
      if (pointed.peek() === lit) pointed.value = [];
    }, LIT_MS);
  },
});
