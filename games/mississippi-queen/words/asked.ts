import type { Seat } from '@showboat/engine';
import { NOWHERE, tileOf } from '../rules/cells';
import { type Ship, type State, moverOf, seatOfShip } from '../rules/state';

// Which ship words are about.

/** The ship whose owner decides now. */
export const decidingShip = ({ phase, ...state }: State): Ship =>
  phase.kind === 'placing' || phase.kind === 'aligning' || phase.kind === 'offered'
    ? state.ships[phase.ship]
    : state.ships[state.order[state.next]];

/** The ship that something is done to: pushed, pointed or offered something; else the mover. */
export const objectOf = (state: State): Ship => state.ships['ship' in state.phase ? state.phase.ship : moverOf(state)];

/** The ship a seat is asked about, or else its first on the river, or else any. */
export const shipInSight = (state: State, seat: Seat): Ship | undefined => {
  const asked = decidingShip(state);
  const isAfloat = (ship: Ship): boolean => ship.at !== NOWHERE;
  if (isAfloat(asked) && seatOfShip(state, asked) === seat) return asked;
  return state.ships.find((ship) => ship.seat === seat && isAfloat(ship)) ?? state.ships.find(isAfloat);
};

/** A heading as seen from the tile on which it is taken, 0 downstream and on clockwise: north means nothing on a river that bends. */
export const wayFrom = (state: State, place: number, heading: number): number =>
  (heading - state.river.tiles[tileOf(place)].heading + 6) % 6;
