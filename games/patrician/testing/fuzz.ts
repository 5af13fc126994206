import { type Watch, createFuzz } from '@showboat/engine/fuzz';
import { patrician as game } from '../index';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { CASES } from './cases';
import { problemsIn } from './invariants';

/** A game has 55 turns at most, of six moves. */
const ENDLESS = 600;

export const watchLaws = (): Watch<State, Move> => (_before, _move, after) => problemsIn(after);

export const fuzz = createFuzz(game, { cases: CASES, mostMoves: ENDLESS, watch: watchLaws });
