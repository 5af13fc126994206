import type { Move, State } from '../game';

/** How long a move is displayed, in milliseconds: the length of its animation, or the time it takes to read a wheel. */
const PACE: Readonly<Record<Move['kind'], number>> = {
  speed: 180,
  step: 240,
  turn: 160,
  push: 280,
  astern: 300,
  align: 200,
  board: 320,
  refuel: 320,
  exchange: 320,
  decline: 80,
  end: 120,
  lay: 2000,
  resign: 320,
};

/** Until a ship that has landed is moored, and its passengers are ashore. */
const LANDING = 2600;

export const landedIn = ({ ships }: State): number => ships.filter(({ status }) => status === 'landed').length;

export const paceOf = (before: State, move: Move, after: State): number =>
  landedIn(after) > landedIn(before) ? LANDING : PACE[move.kind];
