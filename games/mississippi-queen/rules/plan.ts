import { NOWHERE } from './cells';
import { type Chart, LAND, LOGS, SAND, chartOf, isLanding, kindAt } from './chart';
import { landsWith } from './finish';
import { canBoard } from './passengers';
import { spaceAstern, speedCoal, turningCoal } from './prices';
import { type Ship, type State, TOP_SPEED, moverOf, seatOfShip } from './state';

// "An action is legal only if the ship to move can still finish its turn whatever the other seats answer, and without the help of a
// tile that is still to be laid." A plan is a way to finish; MQ-ELIM-1, MQ-ELIM-4 and the Rose's need (BR-ROSE-8) mean the same.
//
// The search below runs several times for every list of legal moves, so it works on a few small arrays instead of states: where the
// ships lie and head while a plan is tried, and the spaces crossed on the way. Nothing survives a call.

/** More coal than any plan can burn. */
export const PLENTY = 1000;

/** Straight on first: most plans are found at once. */
const TURNS = [0, 1, -1, 2, -2, 3];

const at = new Int16Array(8);
const heading = new Int8Array(8);
const crossed = new Int16Array(64);
let crossedCount = 0;
let logsEntered = 0;
let state: State;
let chart: Chart;
let ships: readonly Ship[];
let mover = 0;
/** What the end of a plan must be besides; only `quietEndWithRoseAtEase` asks. */
let isGoodEnd: ((place: number, facing: number) => boolean) | undefined;

/** The mover itself is taken off the arrays: it never stands in its own way. */
const load = (from: State, ship: number): void => {
  loadedTurn = undefined;
  state = from;
  chart = chartOf(from.river, from.options);
  ships = from.ships;
  mover = ship;
  isGoodEnd = undefined;
  crossedCount = 0;
  logsEntered = 0;
  for (let i = 0; i < ships.length; i++) {
    at[i] = ships[i].at;
    heading[i] = ships[i].heading;
  }
  at[ship] = NOWHERE;
};

/** Every search leaves the arrays as it found them, so the next question about the same moment finds them loaded. */
let loadedTurn: State | undefined;

const loadTurn = (from: State): void => {
  if (loadedTurn === from) return;
  load(from, moverOf(from));
  loadedTurn = from;
  const before = from.turn.crossed;
  for (let i = 0; i < before.length; i++) crossed[i] = before[i];
  crossedCount = before.length;
};

const shipAt = (place: number): number => {
  for (let i = 0; i < ships.length; i++) if (at[i] === place) return i;
  return -1;
};

const canFinish = (place: number, facing: number, points: number, turned: boolean, coal: number): boolean => {
  if (points === 0) return isGoodEnd ? isGoodEnd(place, facing) : true;
  // BR-SAND-2, BR-SAND-4: off a sand bar straight ahead, for one coal.
  if (kindAt(chart, place) === SAND) return coal > 0 && canFinishAhead(place, facing, points, turned, coal - 1);
  for (let i = 0; i < 6; i++) {
    const turns = TURNS[i];
    const left = coal - turningCoal(turns < 0 ? -turns : turns, turned);
    if (left >= 0 && canFinishAhead(place, (facing + turns + 6) % 6, points, turned || turns !== 0, left)) return true;
  }
  return false;
};

const canFinishAhead = (place: number, facing: number, points: number, turned: boolean, coal: number): boolean => {
  const to = chart.beside[place * 6 + facing];
  if (to < 0) return false;
  const kind = kindAt(chart, to);
  if (kind === LAND) return false;
  const left = points - (kind === LOGS ? 2 : 1);
  if (left < 0) return false;
  const met = shipAt(to);
  if (met >= 0) return canPushOn(met, place, to, facing, left, turned, coal);
  if (kind === SAND || (state.options.mode === 'school' && isLanding(chart, to))) return isGoodEnd ? isGoodEnd(to, facing) : true;
  if (left === 0 && !isGoodEnd) return true;
  crossed[crossedCount++] = place;
  if (kind === LOGS) logsEntered++;
  const done = canFinish(to, facing, left, turned, coal);
  crossedCount--;
  if (kind === LOGS) logsEntered--;
  return done;
};

/** Whether some push of the ship met at `to` leaves a plan, whatever its owner answers. */
const canPushOn = (
  met: number,
  from: number,
  to: number,
  facing: number,
  points: number,
  turned: boolean,
  coal: number,
): boolean => {
  if (isGoodEnd || points < 1 || kindAt(chart, to) === SAND) return false;
  for (let way = 0; way < 6; way++) {
    if (pushBar(met, from, to, way, points) === undefined && canFinishPushed(met, from, to, way, facing, points, turned, coal))
      return true;
  }
  return false;
};

/** MQ-PUSH-4 with VAR-10, for a pusher that came from `from`. */
const isTaboo = (place: number, from: number): boolean => {
  if (place === from) return true;
  if (state.options.pushTaboo === 'left') return false;
  for (let i = 0; i < crossedCount; i++) if (crossed[i] === place) return true;
  return false;
};

export type PushBar =
  | 'push-off-river'
  | 'push-onto-land'
  | 'push-onto-ship'
  | 'push-back'
  | 'push-astern'
  | 'push-onto-logs-too-dear';

/** What forbids to push a ship this way with so many points left after entering its space; `undefined` if nothing does. */
const pushBar = (met: number, from: number, to: number, way: number, points: number): PushBar | undefined => {
  const target = chart.beside[to * 6 + way];
  if (target < 0) return 'push-off-river';
  const kind = kindAt(chart, target);
  if (kind === LAND) return 'push-onto-land';
  if (shipAt(target) >= 0) return 'push-onto-ship';
  if (isTaboo(target, from)) return 'push-back';
  if (state.options.noPushAstern && way === (heading[met] + 3) % 6) return 'push-astern';
  if (kind === LOGS && points < 2) return 'push-onto-logs-too-dear';
  return undefined;
};

const canFinishPushed = (
  met: number,
  from: number,
  to: number,
  way: number,
  facing: number,
  points: number,
  turned: boolean,
  coal: number,
): boolean => {
  const target = chart.beside[to * 6 + way];
  const kind = kindAt(chart, target);
  const left = points - (kind === LOGS ? 2 : 1);
  if (left === 0) return true;
  const ship = ships[met];
  const speed = kind === SAND ? 1 : ship.speed;
  const isOwnAnswer = seatOfShip(state, ship) === seatOfShip(state, ships[mover]);
  const wasHeading = heading[met];
  crossed[crossedCount++] = from;
  const goesOn = (place: number, aligned: number): boolean => {
    at[met] = place;
    heading[met] = aligned;
    const done = canFinish(to, facing, left, turned, coal);
    at[met] = to;
    heading[met] = wasHeading;
    return done;
  };
  const goesOnAligned = (aligned: number): boolean => {
    if (landsWith(chart, ship, target, speed, ship.aboard.length)) return goesOn(NOWHERE, aligned);
    const stays = goesOn(target, aligned);
    // AMB-2: taking the second passenger on a landing space lands the ship; whether it does is its owner's answer.
    const mayLand = canBoard(state, chart, ship, target, speed) && landsWith(chart, ship, target, speed, ship.aboard.length + 1);
    if (!mayLand) return stays;
    return isOwnAnswer ? stays || goesOn(NOWHERE, aligned) : stays && goesOn(NOWHERE, aligned);
  };
  let done: boolean;
  // Only VAR-8's bar on pushing astern reads the heading of a ship that was pushed.
  if (!state.options.noPushAstern || kind === LOGS || kind === SAND) done = goesOnAligned(wasHeading);
  else done = isOwnAnswer ? TURNS.some((h) => goesOnAligned((h + 6) % 6)) : TURNS.every((h) => goesOnAligned((h + 6) % 6));
  crossedCount--;
  return done;
};

const canFinishAtSpeed = (place: number, facing: number, wheel: number, speed: number, coal: number): boolean => {
  const left = coal - speedCoal(wheel, speed);
  if (left < 0) return false;
  if (speed === 1) {
    const astern = spaceAstern(chart, place, facing);
    if (astern >= 0 && shipAt(astern) < 0) return true;
  }
  return canFinish(place, facing, speed, false, left);
};

const canFinishAtSomeSpeed = (place: number, facing: number, wheel: number, coal: number): boolean => {
  if (canFinishAtSpeed(place, facing, wheel, wheel, coal)) return true;
  for (let speed = 1; speed <= TOP_SPEED; speed++) {
    if (speed !== wheel && canFinishAtSpeed(place, facing, wheel, speed, coal)) return true;
  }
  return false;
};

/** Whether a ship at the start of its turn can finish one with this much coal. */
export const hasPlan = (from: State, index: number, coal: number): boolean => {
  load(from, index);
  const ship = ships[index];
  return canFinishAtSomeSpeed(ship.at, ship.heading, ship.speed, coal);
};

/** Whether the ship to move, about to set its speed, can finish its turn at this one. */
export const canFinishWithSpeed = (from: State, speed: number, coal: number): boolean => {
  loadTurn(from);
  const ship = ships[mover];
  return canFinishAtSpeed(ship.at, ship.heading, ship.speed, speed, coal);
};

/** Whether it can finish after one step ahead, and a push where a ship is met, with this much coal left for the rest. */
export const canFinishAfterStep = (from: State, coal: number): boolean => {
  loadTurn(from);
  return canFinishAhead(ships[mover].at, ships[mover].heading, from.turn.points, from.turn.turned, coal);
};

/** The same after a turn on the spot. */
export const canFinishFacing = (from: State, facing: number, coal: number): boolean => {
  loadTurn(from);
  return canFinish(ships[mover].at, facing, from.turn.points, true, coal);
};

/** The same as things stand. */
export const canFinishTurn = (from: State, coal: number): boolean => {
  loadTurn(from);
  return canFinish(ships[mover].at, ships[mover].heading, from.turn.points, from.turn.turned, coal);
};

/** What forbids the ship to move, which has entered the space of ship `met`, to push it this way. */
export const barToPush = (from: State, met: number, way: number): PushBar | undefined => {
  loadTurn(from);
  return pushBar(met, from.turn.crossed[from.turn.crossed.length - 1], ships[mover].at, way, from.turn.points);
};

/** Whether it can finish after that push, which nothing forbids. */
export const canFinishAfterPush = (from: State, met: number, way: number, coal: number): boolean => {
  loadTurn(from);
  const { points, turned } = from.turn;
  const came = crossed[--crossedCount];
  const done = canFinishPushed(met, came, ships[mover].at, way, ships[mover].heading, points, turned, coal);
  crossedCount++;
  return done;
};

/** BR-ROSE-8: she needs no more than one coal, or has no plan at all. */
const isRoseAtEaseWith = (place: number, facing: number, wheel: number): boolean =>
  canFinishAtSomeSpeed(place, facing, wheel, 1) || !canFinishAtSomeSpeed(place, facing, wheel, PLENTY);

export const isRoseAtEase = (from: State, rose: number): boolean => {
  load(from, rose);
  return isRoseAtEaseWith(ships[rose].at, ships[rose].heading, ships[rose].speed);
};

/**
 * A quick look for BR-ROSE-8: can the ship to move finish without a push so that the Rose is at ease? `false` only says that no such
 * way was found.
 */
export const quietEndWithRoseAtEase = (from: State, rose: number, coal: number): boolean => {
  loadTurn(from);
  const ship = ships[mover];
  const me = mover;
  const good = (place: number, facing: number): boolean => {
    const shown = kindAt(chart, place) === SAND ? 1 : Math.max(1, ship.speed - from.turn.logs - logsEntered);
    const keptCrossed = crossedCount;
    isGoodEnd = undefined;
    crossedCount = 0;
    let ease: boolean;
    if (me === rose) ease = isRoseAtEaseWith(place, facing, shown);
    else {
      at[me] = landsWith(chart, ship, place, shown, ship.aboard.length) ? NOWHERE : place;
      heading[me] = facing;
      mover = rose;
      const roseAt = at[rose];
      at[rose] = NOWHERE;
      ease = isRoseAtEaseWith(roseAt, heading[rose], ships[rose].speed);
      at[rose] = roseAt;
      at[me] = NOWHERE;
      heading[me] = ship.heading;
      mover = me;
    }
    crossedCount = keptCrossed;
    isGoodEnd = good;
    return ease;
  };
  isGoodEnd = good;
  // The look at the Rose's plans writes over what was crossed.
  loadedTurn = undefined;
  return canFinish(ship.at, ship.heading, from.turn.points, from.turn.turned, coal);
};
