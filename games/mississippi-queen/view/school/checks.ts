import { type Ship, type ShipId, type State, formatPlace, moverOf } from '../../game';

// Conditions of lesson steps on a state.

export const shipOf = (state: State, id: ShipId): Ship => {
  const ship = state.ships.find((one) => one.id === id);
  if (!ship) throw new Error(`no ship ${id} in this lesson`);
  return ship;
};

export const isAt = (state: State, id: ShipId, ...places: readonly string[]): boolean => {
  const { at, status } = shipOf(state, id);
  return status === 'sailing' && places.includes(formatPlace(at));
};

export const isOut = (state: State, id: ShipId): boolean => shipOf(state, id).status === 'out';

export const hasLanded = (state: State, id: ShipId): boolean => shipOf(state, id).status === 'landed';

/** It is to set its speed. */
export const beginsTurn = (state: State, id: ShipId): boolean =>
  state.phase.kind === 'speed' && state.ships[moverOf(state)].id === id;

/** Its turn of this round is played, tiles may still have to be laid. */
export const hasMoved = (state: State, id: ShipId, round: number): boolean => {
  const { phase, ships, order, next } = state;
  if (state.round !== round || phase.kind === 'over' || shipOf(state, id).status !== 'sailing') return true;
  const place = order.findIndex((ship) => ships[ship].id === id);
  return place < next || (place === next && phase.kind === 'laying' && !phase.midTurn);
};

/** Whether one moves before the other in the round that is played. */
export const isBefore = (state: State, id: ShipId, other: ShipId): boolean => {
  const ids = state.order.map((ship) => state.ships[ship].id);
  return ids.indexOf(id) < ids.indexOf(other);
};
