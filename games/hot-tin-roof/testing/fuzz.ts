import { type Watch, createFuzz } from '@showboat/engine/fuzz';
import { hotTinRoof as game } from '../index';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { CASES } from './cases';
import { problemsIn } from './invariants';

/** Random games have some hundreds of turns. */
const ENDLESS = 100_000;

/** The number of cans depends on how often a player was poor. */
export const watchLaws = (): Watch<State, Move> => {
  let poorTurns = 0;
  return (_before, move, after) => {
    if (move.kind === 'poor') poorTurns++;
    return problemsIn(after, poorTurns);
  };
};

export const fuzz = createFuzz(game, { cases: CASES, mostMoves: ENDLESS, watch: watchLaws });
