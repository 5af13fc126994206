import { type Chart, LAND, LOGS, SAND, chartOf, isLanding, kindAt } from '../rules/chart';
import { END, type Move, PORT, SPEEDS, STARBOARD, STEP } from '../rules/moves';
import { speedCoal, turningCoal } from '../rules/prices';
import { type Ship, type State, TOP_SPEED, moverOf } from '../rules/state';
import { coalLeft } from '../rules/turn';

// The ways a ship can go in one turn, found without building states: the bots ask for them at every node. Only ways that a pilot would
// think of: no turns that cancel each other, no more coal than `mostCoal` burned on turning, of several ways to the same end the
// cheapest. The prices and spaces are the rules' own functions; a test holds every way against the referee.

export interface Voyage {
  /** The speed to set first; 0 where it is set already. */
  readonly setSpeed: number;
  /** Steps and turns in one number, see `movesOf`: most ways are looked at once and forgotten. */
  readonly way: number;
  readonly place: number;
  readonly heading: number;
  /** What the wheel shows when the movement is over. */
  readonly speed: number;
  readonly coal: number;
  /** The ship met at the end of `moves`, which is to be pushed next; -1 for a way to its end. */
  readonly meets: number;
}

const TURNS = [0, 1, -1, 2, -2, 3];

// A way is a number in base 4, the last action in the last digit; six steps and twenty turns fit.
const FORWARD = 1;
const LEFT = 2;
const RIGHT = 3;
const ACTIONS: readonly Move[] = [END, STEP, PORT, STARBOARD];

export const movesOf = (voyage: Voyage): readonly Move[] => {
  const moves: Move[] = [];
  for (let way = voyage.way; way > 0; way = Math.floor(way / 4)) moves.push(ACTIONS[way % 4]);
  if (voyage.setSpeed > 0) moves.push(SPEEDS[voyage.setSpeed - 1]);
  // In place: the list is nobody else's yet.
  for (let i = 0, j = moves.length - 1; i < j; i++, j--) {
    const first = moves[i];
    moves[i] = moves[j];
    moves[j] = first;
  }
  return moves;
};

let chart: Chart;
let ships: readonly Ship[];
let mover = 0;
let isSchool = false;
let speedSet = 0;
let floor = 0;
let found: Map<number, Voyage>;
let setSpeed = 0;

const record = (
  place: number,
  heading: number,
  speed: number,
  coal: number,
  meets: number,
  points: number,
  way: number,
): void => {
  const key = (((place * 6 + heading) * 7 + speed) * 8 + (meets + 1)) * 7 + (meets < 0 ? 0 : points);
  const known = found.get(key);
  if (known && known.coal >= coal) return;
  found.set(key, { setSpeed, way, place, heading, speed, coal, meets });
};

const shipAt = (place: number): number => {
  for (let i = 0; i < ships.length; i++) if (ships[i].at === place && i !== mover) return i;
  return -1;
};

const turnBy = (turns: number, way: number): number => {
  let turned = way;
  for (let i = Math.abs(turns); i > 0; i--) turned = turned * 4 + (turns < 0 ? LEFT : RIGHT);
  return turned;
};

const sail = (place: number, heading: number, points: number, turned: boolean, coal: number, logs: number, way: number): void => {
  if (points === 0) {
    stop(place, heading, turned, coal, logs, way);
    return;
  }
  if (kindAt(chart, place) === SAND) {
    if (coal > 0) ahead(place, heading, points, turned, coal - 1, logs, way);
    return;
  }
  for (let i = 0; i < TURNS.length; i++) {
    const turns = TURNS[i];
    const left = coal - turningCoal(Math.abs(turns), turned);
    if (left < floor) continue;
    ahead(place, (heading + turns + 6) % 6, points, turned || turns !== 0, left, logs, turnBy(turns, way));
  }
};

const stop = (place: number, heading: number, turned: boolean, coal: number, logs: number, way: number): void => {
  const speed = Math.max(1, speedSet - logs);
  for (let i = 0; i < TURNS.length; i++) {
    const left = coal - turningCoal(Math.abs(TURNS[i]), turned);
    if (left >= floor) record(place, (heading + TURNS[i] + 6) % 6, speed, left, -1, 0, turnBy(TURNS[i], way));
  }
};

const ahead = (
  place: number,
  heading: number,
  points: number,
  turned: boolean,
  coal: number,
  logs: number,
  way: number,
): void => {
  const to = chart.beside[place * 6 + heading];
  if (to < 0) return;
  const kind = kindAt(chart, to);
  if (kind === LAND) return;
  const left = points - (kind === LOGS ? 2 : 1);
  if (left < 0) return;
  const on = way * 4 + FORWARD;
  const met = shipAt(to);
  if (met >= 0) {
    if (left > 0 && kind !== SAND) record(to, heading, speedSet, coal, met, left, on);
    return;
  }
  if (kind === SAND) record(to, heading, 1, coal, -1, 0, on);
  else if (isSchool && isLanding(chart, to)) record(to, heading, speedSet, coal, -1, 0, on);
  else sail(to, heading, left, turned, coal, kind === LOGS ? logs + 1 : logs, on);
};

/** From the start of a turn, or from where a ship has points left within one; no faster than `topSpeed`, where it is still to be set. */
export const voyagesFrom = (state: State, mostCoal: number, topSpeed = TOP_SPEED): readonly Voyage[] => {
  chart = chartOf(state.river, state.options);
  ships = state.ships;
  mover = moverOf(state);
  isSchool = state.options.mode === 'school';
  found = new Map();
  const ship = ships[mover];
  const coal = coalLeft(state);
  if (state.phase.kind === 'sailing') {
    const { points, turned, logs } = state.turn;
    setSpeed = 0;
    speedSet = ship.speed;
    floor = Math.max(0, coal - mostCoal);
    sail(ship.at, ship.heading, points, turned, coal, logs, 0);
    return [...found.values()];
  }
  for (let speed = 1; speed <= topSpeed; speed++) {
    const left = coal - speedCoal(ship.speed, speed);
    if (left < 0 || coal - left > mostCoal) continue;
    setSpeed = speed;
    speedSet = speed;
    floor = Math.max(0, coal - mostCoal);
    sail(ship.at, ship.heading, speed, false, left, 0, 0);
  }
  return [...found.values()];
};
