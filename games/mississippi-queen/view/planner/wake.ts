import type { Shown } from '@showboat/ui';
import type { Move, State } from '../../game';

/** What was done so far in the turn of a state: the state itself only keeps what the rules need. */
export interface Wake {
  readonly opened: State;
  readonly turns: number;
}

export interface Wakes {
  /** `last` is what led to the state, where it is known. */
  of(state: State, last?: Shown<State, Move>): Wake;
}

export const createWakes = (): Wakes => {
  const known = new WeakMap<State, Wake>();
  const of = (state: State, last?: Shown<State, Move>): Wake => {
    const remembered = known.get(state);
    if (remembered) return remembered;
    const { phase, turn } = state;
    const isFresh = phase.kind === 'speed' || phase.kind === 'stuck' || !last || last.before === state;
    if (isFresh) {
      const wake = { opened: state, turns: turn.turned ? 1 : 0 };
      // Without what led there it is a guess, to be replaced when more is known.
      if (phase.kind === 'speed') known.set(state, wake);
      return wake;
    }
    const before = of(last.before);
    const wake = { opened: before.opened, turns: before.turns + (last.move.kind === 'turn' ? 1 : 0) };
    known.set(state, wake);
    return wake;
  };
  return { of };
};
