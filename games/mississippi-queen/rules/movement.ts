import { turned } from '@showboat/engine';
import { LOGS, SAND, chartOf, isLanding, kindAt } from './chart';
import { coalAfter, isFirstOnFrontier, sailed, turnOf } from './changes';
import { landsWith } from './finish';
import { entryPoints, spaceAstern, speedCoal, turningCoal } from './prices';
import { SAILING, type State, moverOf, next, sailingAt, withShip } from './state';

// Chapters 4, 5 and 13.2 of the rules: speed, steps, turns, and backing off a sand bar.

export const setSpeed = (state: State, to: number): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  const coal = speedCoal(ship.speed, to);
  const moved = sailed(ship, ship.at, ship.heading, to, coalAfter(ship, state.turn, coal));
  return next(state, withShip(state.ships, index, moved), turnOf(state.turn, to, false, [], 0, false, 'moving', coal), SAILING);
};

export const step = (state: State): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  const before = state.turn;
  const chart = chartOf(state.river, state.options);
  const to = chart.beside[ship.at * 6 + ship.heading];
  const met = sailingAt(state.ships, to);
  const kind = kindAt(chart, to);
  // BR-SAND-4
  const coal = kindAt(chart, ship.at) === SAND ? 1 : 0;
  const isStopped = kind === SAND || (state.options.mode === 'school' && isLanding(chart, to));
  const after = turnOf(
    before,
    isStopped ? 0 : before.points - entryPoints(chart, to),
    before.turned,
    [...before.crossed, ship.at],
    kind === LOGS ? before.logs + 1 : before.logs,
    before.mustGrow || isFirstOnFrontier(chart, to),
    isStopped ? 'stopped' : 'moving',
    coal,
  );
  const moved = sailed(ship, to, ship.heading, kind === SAND ? 1 : ship.speed, coalAfter(ship, before, coal));
  return next(state, withShip(state.ships, index, moved), after, met < 0 ? SAILING : { kind: 'pushing', ship: met });
};

export const turn = (state: State, by: number): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  const before = state.turn;
  const coal = turningCoal(1, before.turned);
  const moved = sailed(ship, ship.at, turned(ship.heading, by), ship.speed, coalAfter(ship, before, coal));
  const after = turnOf(before, before.points, true, before.crossed, before.logs, before.mustGrow, before.stage, coal);
  return next(state, withShip(state.ships, index, moved), after, SAILING);
};

export const backOff = (state: State): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  const before = state.turn;
  const chart = chartOf(state.river, state.options);
  const to = spaceAstern(chart, ship.at, ship.heading);
  const mustGrow = isFirstOnFrontier(chart, to);
  const after = turnOf(before, 0, before.turned, [...before.crossed, ship.at], 0, mustGrow, 'stopped', 0);
  const moved = sailed(ship, to, ship.heading, 1, ship.coal);
  const staysAsItIs = kindAt(chart, to) === SAND || landsWith(chart, ship, to, 1, ship.aboard.length);
  return next(state, withShip(state.ships, index, moved), after, staysAsItIs ? SAILING : { kind: 'aligning', ship: index });
};
