import { type State, isPoor } from '../../game';

/** What is behind, and what is now. The ante is paid with the dive: as long as no dumpster is chosen, nothing is behind. */
export const progressOf = (state: State): { readonly done: number; readonly now: number } | undefined => {
  switch (state.phase.kind) {
    case 'diving':
      return { done: 0, now: isPoor(state) ? 0 : 1 };
    case 'placing':
    case 'laying':
    case 'sheltering':
    case 'refilling':
      return { done: 1, now: 1 };
    case 'moving':
      return { done: 2, now: 2 };
    case 'first':
    case 'opening':
    case 'over':
      return undefined;
  }
};
