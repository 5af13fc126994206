import type { Move } from '../rules/moves';
import type { State } from '../rules/state';

/** Every legal move of this game is one that somebody who plays at random might think of. */
export const casualMoves = (_state: State, moves: readonly Move[]): readonly Move[] => moves;
