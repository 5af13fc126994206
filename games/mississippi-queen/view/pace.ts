import { type Move, NOWHERE, type Ship, type State } from '../game';

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

/** Until a ship that is out of the race has gone down: as in `impact-layer.css`. */
export const SINKING_MS = 2200;

/** The ships that went out of the race, as they lay on the river. */
export const goneIn = (before: State, after: State): readonly Ship[] =>
  before.ships.filter(({ at }, i) => at !== NOWHERE && after.ships[i].status === 'out');

export const landedIn = ({ ships }: State): number => ships.filter(({ status }) => status === 'landed').length;

export const paceOf = (before: State, move: Move, after: State): number => {
  if (landedIn(after) > landedIn(before)) return LANDING;
  return goneIn(before, after).length > 0 ? Math.max(SINKING_MS, PACE[move.kind]) : PACE[move.kind];
};
