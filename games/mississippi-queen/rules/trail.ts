import type { Move } from './moves';
import type { State } from './state';

/** A moment met in a search, and the way back to where the search began. */
export interface Trail {
  readonly state: State;
  readonly move: Move | undefined;
  readonly before: Trail | undefined;
}

export const trailFrom = (state: State): Trail => ({ state, move: undefined, before: undefined });

export const movesOf = (trail: Trail): readonly Move[] => {
  const moves: Move[] = [];
  for (let step: Trail | undefined = trail; step; step = step.before) if (step.move) moves.unshift(step.move);
  return moves;
};
