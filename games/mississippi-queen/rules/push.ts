import type { Heading } from '@showboat/engine';
import { LOGS, SAND, WATER, chartOf, kindAt } from './chart';
import { aligned, isFirstOnFrontier, sailed, turnOf } from './changes';
import { landed, landsWith } from './finish';
import { canBoard, canRefuel } from './passengers';
import { LAYING_MID_TURN, SAILING, type State, moverOf, next, withShip } from './state';

// Chapter 6 of the rules: pushing, and what the owner of a pushed ship answers.

export const push = (state: State, way: Heading): State => {
  if (state.phase.kind !== 'pushing') throw new Error('no ship was met');
  const index = state.phase.ship;
  const ship = state.ships[index];
  const before = state.turn;
  const chart = chartOf(state.river, state.options);
  const to = chart.beside[ship.at * 6 + way];
  const kind = kindAt(chart, to);
  // BR-LOG-4
  const points = before.points - (kind === LOGS ? 2 : 1);
  const after = turnOf(before, points, before.turned, before.crossed, before.logs, before.mustGrow, before.stage, 0);
  // BR-SAND-6
  const pushed = sailed(ship, to, ship.heading, kind === SAND ? 1 : ship.speed, ship.coal);
  const moved = next(state, withShip(state.ships, index, pushed), after, SAILING);
  if (landsWith(chart, pushed, to, pushed.speed, pushed.aboard.length)) return withLanded(moved, index);
  return kind === WATER ? next(moved, moved.ships, after, { kind: 'aligning', ship: index }) : afterAlignment(moved, index);
};

export const withLanded = (state: State, index: number): State =>
  next(state, withShip(state.ships, index, landed(state.ships, state.ships[index])), state.turn, SAILING);

export const align = (state: State, heading: Heading): State => {
  if (state.phase.kind !== 'aligning') throw new Error('no ship is to be aligned');
  const index = state.phase.ship;
  const ship = state.ships[index];
  const after = next(state, withShip(state.ships, index, aligned(ship, heading)), state.turn, SAILING);
  return index === moverOf(state) ? after : afterAlignment(after, index);
};

/** MQ-PUSH-12, BR-COAL-4: a pushed ship may dock where it came to lie. */
const afterAlignment = (state: State, index: number): State => {
  const ship = state.ships[index];
  const chart = chartOf(state.river, state.options);
  return canBoard(state, chart, ship, ship.at, ship.speed) || canRefuel(chart, ship, ship.at, ship.speed)
    ? next(state, state.ships, state.turn, { kind: 'offered', ship: index })
    : afterAnswers(state, index);
};

/** MQ-PUSH-11, AMB-25: then the river grows if the pushed ship is the first on the foremost tile, and the pusher goes on. */
export const afterAnswers = (state: State, index: number): State => {
  const chart = chartOf(state.river, state.options);
  const grows = !state.turn.mustGrow && isFirstOnFrontier(chart, state.ships[index].at);
  return next(state, state.ships, state.turn, grows ? LAYING_MID_TURN : SAILING);
};
