import { tileOf } from './cells';
import { chartOf } from './chart';
import { sailed, turnOf } from './changes';
import { speedAfterLogs } from './exchange';
import { landed, landsWith } from './finish';
import { boarded, waitingAfterBoarding } from './passengers';
import { afterAnswers, withLanded } from './push';
import { CLOSED, FULL_COAL, SAILING, type Ship, type State, moverOf, next, withShip } from './state';

// The end of a movement (MQ-TURN-2): passengers, coal, landing.

/** The ship that docks: the mover, or a pushed one that was made an offer. */
export const dockingShip = (state: State): number => (state.phase.kind === 'offered' ? state.phase.ship : moverOf(state));

const docked = (state: State, index: number, ship: Ship, waiting: readonly number[]): State => {
  const isPushed = state.phase.kind === 'offered';
  const before = state.turn;
  const after = isPushed ? before : turnOf(before, 0, before.turned, before.crossed, 0, before.mustGrow, 'docked', 0);
  const done: State = { ...next(state, withShip(state.ships, index, ship), after, SAILING), waiting };
  if (!isPushed) return done;
  const chart = chartOf(state.river, state.options);
  // AMB-2: a pushed ship that takes its second passenger on a landing space has landed.
  return landsWith(chart, ship, ship.at, ship.speed, ship.aboard.length) ? withLanded(done, index) : afterAnswers(done, index);
};

const wheelOf = (state: State, index: number): number =>
  index === moverOf(state) ? speedAfterLogs(state) : state.ships[index].speed;

export const board = (state: State): State => {
  const index = dockingShip(state);
  const ship = state.ships[index];
  const waiting = waitingAfterBoarding(state.waiting, tileOf(ship.at));
  return docked(state, index, boarded(ship, ship.heading, wheelOf(state, index)), waiting);
};

export const refuel = (state: State): State => {
  const index = dockingShip(state);
  const ship = state.ships[index];
  return docked(state, index, sailed(ship, ship.at, ship.heading, wheelOf(state, index), FULL_COAL), state.waiting);
};

export const close = (state: State): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  if (state.phase.kind === 'stuck') {
    // MQ-ELIM-4: it has not ended a movement, so nothing else happens to it.
    return next(state, withShip(state.ships, index, sailed(ship, ship.at, ship.heading, 1, ship.coal)), state.turn, CLOSED);
  }
  const chart = chartOf(state.river, state.options);
  const speed = speedAfterLogs(state);
  const stopped = speed === ship.speed ? ship : sailed(ship, ship.at, ship.heading, speed, ship.coal);
  const lands = landsWith(chart, stopped, stopped.at, speed, stopped.aboard.length);
  return next(state, withShip(state.ships, index, lands ? landed(state.ships, stopped) : stopped), state.turn, CLOSED);
};
