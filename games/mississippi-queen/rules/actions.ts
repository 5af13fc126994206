import { type Heading, turned } from '@showboat/engine';
import { NOWHERE, tileOf } from './cells';
import { type Chart, LOGS, SAND, WATER, chartOf, isLanding, kindAt } from './chart';
import { exchanges, speedAfterLogs } from './exchange';
import { landed, landsWith } from './finish';
import { grow } from './growth';
import {
  ALIGNMENTS,
  ASTERN,
  BOARD,
  DECLINE,
  END,
  type LayMove,
  type Move,
  PORT,
  PUSHES,
  REFUEL,
  SPEEDS,
  STARBOARD,
  STEP,
} from './moves';
import { boarded, canBoard, canRefuel, waitingAfterBoarding } from './passengers';
import {
  barToPush,
  canFinishAfterPush,
  canFinishAfterStep,
  canFinishFacing,
  canFinishTurn,
  canFinishWithSpeed,
  entryPoints,
  spaceAstern,
  speedCoal,
  turningCoal,
} from './plan';
import {
  CLOSED,
  FULL_COAL,
  LAYING_MID_TURN,
  SAILING,
  type Ship,
  type State,
  type Turn,
  isRose,
  moverOf,
  next,
  onRiver,
  sailingAt,
  seatOfShip,
  withShip,
} from './state';
import { coalLeft } from './turn';

// One generator and one transition for everything within a turn. What BR-ROSE-8 forbids besides is in `rose.ts`.

export const turnMoves = (state: State): readonly Move[] => {
  switch (state.phase.kind) {
    case 'speed':
      return speedMoves(state);
    case 'stuck':
      return [END];
    case 'sailing':
      return state.turn.points > 0 ? sailingMoves(state) : stoppedMoves(state);
    case 'pushing':
      return pushMoves(state, state.phase.ship);
    case 'aligning':
      return alignMoves(state, state.phase.ship);
    case 'offered':
      return offerMoves(state, state.phase.ship);
    case 'placing':
      return ALIGNMENTS;
    case 'first-tile':
    case 'laying':
    case 'closed':
    case 'over':
      return [];
  }
};

const speedMoves = (state: State): readonly Move[] => {
  const coal = coalLeft(state);
  const moves: Move[] = [];
  for (let speed = 1; speed <= SPEEDS.length; speed++) if (canFinishWithSpeed(state, speed, coal)) moves.push(SPEEDS[speed - 1]);
  return moves;
};

const sailingMoves = (state: State): readonly Move[] => {
  const ship = state.ships[moverOf(state)];
  const chart = chartOf(state.river, state.options);
  const coal = coalLeft(state);
  const moves: Move[] = [];
  if (kindAt(chart, ship.at) === SAND) {
    if (coal > 0 && canFinishAfterStep(state, coal - 1)) moves.push(STEP);
    if (canBackOff(state, chart, ship)) moves.push(ASTERN);
    return moves;
  }
  if (canFinishAfterStep(state, coal)) moves.push(STEP);
  const left = coal - turningCoal(1, state.turn.turned);
  if (left < 0) return moves;
  if (canFinishFacing(state, (ship.heading + 5) % 6, left)) moves.push(PORT);
  if (canFinishFacing(state, (ship.heading + 1) % 6, left)) moves.push(STARBOARD);
  return moves;
};

/** BR-SAND-5: at speed 1, instead of the one step. */
const canBackOff = (state: State, chart: Chart, ship: Ship): boolean => {
  if (ship.speed !== 1) return false;
  const astern = spaceAstern(chart, ship.at, ship.heading);
  return astern !== NOWHERE && sailingAt(state.ships, astern) < 0;
};

const stoppedMoves = (state: State): readonly Move[] => {
  const { stage, turned: hasTurned } = state.turn;
  const ship = state.ships[moverOf(state)];
  const chart = chartOf(state.river, state.options);
  const moves: Move[] = [];
  if (stage === 'moving' && kindAt(chart, ship.at) !== SAND && coalLeft(state) >= turningCoal(1, hasTurned))
    moves.push(PORT, STARBOARD);
  if (stage === 'moving' || stage === 'stopped') {
    const speed = speedAfterLogs(state);
    if (canBoard(state, chart, ship, ship.at, speed)) moves.push(BOARD);
    if (canRefuel(chart, ship, ship.at, speed)) moves.push(REFUEL);
  }
  if (stage !== 'exchanged') moves.push(...exchanges(state, chart));
  moves.push(END);
  return moves;
};

const pushMoves = (state: State, met: number): readonly Move[] => {
  const coal = coalLeft(state);
  return PUSHES.filter((_, way) => barToPush(state, met, way) === undefined && canFinishAfterPush(state, met, way, coal));
};

/** The mover's own answers must leave it a way to finish; those of others were reckoned with before the push. */
const isOwnAnswer = (state: State, ship: number): boolean =>
  ship !== moverOf(state) && seatOfShip(state, state.ships[ship]) === seatOfShip(state, state.ships[moverOf(state)]);

const alignMoves = (state: State, ship: number): readonly Move[] =>
  state.options.noPushAstern && isOwnAnswer(state, ship)
    ? ALIGNMENTS.filter((move) => canFinishTurn(carryOut(state, move), coalLeft(state)))
    : ALIGNMENTS;

const offerMoves = (state: State, index: number): readonly Move[] => {
  const ship = state.ships[index];
  const chart = chartOf(state.river, state.options);
  const moves: Move[] = [];
  if (canBoard(state, chart, ship, ship.at, ship.speed)) moves.push(BOARD);
  if (canRefuel(chart, ship, ship.at, ship.speed)) moves.push(REFUEL);
  moves.push(DECLINE);
  return isOwnAnswer(state, index) ? moves.filter((move) => canFinishTurn(carryOut(state, move), coalLeft(state))) : moves;
};

/** The state after an action, the end of the turn not yet settled. Trusts its caller. */
export const carryOut = (state: State, move: Move): State => {
  switch (move.kind) {
    case 'speed':
      return setSpeed(state, move.to);
    case 'step':
      return step(state);
    case 'turn':
      return turn(state, move.side === 'port' ? -1 : 1);
    case 'push':
      return push(state, move.heading);
    case 'astern':
      return backOff(state);
    case 'align':
      return align(state, move.heading);
    case 'board':
      return board(state);
    case 'refuel':
      return refuel(state);
    case 'decline':
      return afterAnswers(state, dockingShip(state));
    case 'exchange':
      return exchange(state, move.ship, move.coal);
    case 'end':
      return close(state);
    case 'lay':
    case 'resign':
      throw new Error(`${move.kind} is not an action within a turn`);
  }
};

const sailed = (ship: Ship, at: number, heading: Heading, speed: number, coal: number): Ship => ({
  id: ship.id,
  seat: ship.seat,
  at,
  heading,
  speed,
  coal,
  aboard: ship.aboard,
  status: ship.status,
  place: ship.place,
});

export const aligned = (ship: Ship, heading: Heading): Ship => sailed(ship, ship.at, heading, ship.speed, ship.coal);

const turnOf = (
  before: Turn,
  points: number,
  hasTurned: boolean,
  crossed: readonly number[],
  logs: number,
  mustGrow: boolean,
  stage: Turn['stage'],
  coal: number,
): Turn => ({
  points,
  turned: hasTurned,
  crossed,
  logs,
  mustGrow,
  stage,
  bonus: coal < before.bonus ? before.bonus - coal : 0,
  roseCoal: before.roseCoal > coal ? before.roseCoal - coal : 0,
});

/** MQ-COAL-1: deducted at once; BR-6P-3: the bonus before one's own; the Rose's wheel has no digits. */
const coalAfter = (ship: Ship, before: Turn, coal: number): number =>
  isRose(ship) || coal <= before.bonus ? ship.coal : ship.coal - coal + before.bonus;

const setSpeed = (state: State, to: number): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  const coal = speedCoal(ship.speed, to);
  const moved = sailed(ship, ship.at, ship.heading, to, coalAfter(ship, state.turn, coal));
  return next(state, withShip(state.ships, index, moved), turnOf(state.turn, to, false, [], 0, false, 'moving', coal), SAILING);
};

const isFirstOnFrontier = (chart: Chart, place: number): boolean => tileOf(place) === chart.frontier;

const step = (state: State): State => {
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

const turn = (state: State, by: number): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  const before = state.turn;
  const coal = turningCoal(1, before.turned);
  const moved = sailed(ship, ship.at, turned(ship.heading, by), ship.speed, coalAfter(ship, before, coal));
  const after = turnOf(before, before.points, true, before.crossed, before.logs, before.mustGrow, before.stage, coal);
  return next(state, withShip(state.ships, index, moved), after, SAILING);
};

const push = (state: State, way: Heading): State => {
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

const withLanded = (state: State, index: number): State =>
  next(state, withShip(state.ships, index, landed(state.ships, state.ships[index])), state.turn, SAILING);

const align = (state: State, heading: Heading): State => {
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
const afterAnswers = (state: State, index: number): State => {
  const chart = chartOf(state.river, state.options);
  const grows = !state.turn.mustGrow && isFirstOnFrontier(chart, state.ships[index].at);
  return next(state, state.ships, state.turn, grows ? LAYING_MID_TURN : SAILING);
};

const backOff = (state: State): State => {
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

/** The ship that docks: the mover, or a pushed one that was made an offer. */
const dockingShip = (state: State): number => (state.phase.kind === 'offered' ? state.phase.ship : moverOf(state));

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

const board = (state: State): State => {
  const index = dockingShip(state);
  const ship = state.ships[index];
  const waiting = waitingAfterBoarding(state.waiting, tileOf(ship.at));
  return docked(state, index, boarded(ship, ship.heading, wheelOf(state, index)), waiting);
};

const refuel = (state: State): State => {
  const index = dockingShip(state);
  const ship = state.ships[index];
  return docked(state, index, sailed(ship, ship.at, ship.heading, wheelOf(state, index), FULL_COAL), state.waiting);
};

const exchange = (state: State, partnerId: string, coal: number): State => {
  const index = moverOf(state);
  const mover = state.ships[index];
  const other = state.ships.findIndex((ship) => ship.id === partnerId);
  const partner = state.ships[other];
  const before = state.turn;
  const after = turnOf(before, 0, before.turned, before.crossed, 0, before.mustGrow, 'exchanged', 0);
  const coalOf = (ship: Ship, change: number): number => (isRose(ship) ? ship.coal : ship.coal + change);
  const gave = sailed(mover, mover.at, mover.heading, speedAfterLogs(state), coalOf(mover, -coal));
  const took = sailed(partner, partner.at, partner.heading, partner.speed, coalOf(partner, coal));
  const ships = withShip(withShip(state.ships, index, gave), other, took);
  const given = isRose(mover) || isRose(partner) ? Math.abs(coal) : 0;
  return { ...next(state, ships, after, SAILING), roseGiven: state.roseGiven + given };
};

const close = (state: State): State => {
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

/** What chance lays, the turn around it not yet resumed. */
export const lay = (state: State, move: LayMove): State => {
  const { river, stack, waiting } = grow(state, move.exit, move.tile);
  return onRiver(state, river, stack, waiting, state.phase);
};
