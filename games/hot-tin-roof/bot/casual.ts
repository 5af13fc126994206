import type { Move } from '../rules/moves';
import type { State } from '../rules/state';

/** In this game a random player considers every legal move. */
export const casualMoves = (_state: State, moves: readonly Move[]): readonly Move[] => moves;
