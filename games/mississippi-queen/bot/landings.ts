import type { Seat } from '@showboat/engine';
import { carryOut } from '../rules/actions';
import { tileOf } from '../rules/cells';
import { type Chart, LOGS, SAND, chartOf, isLanding, kindAt } from '../rules/chart';
import { landsWith, outcome, settledBy } from '../rules/finish';
import { ALIGNMENTS, BOARD, END, type Move } from '../rules/moves';
import { canBoard } from '../rules/passengers';
import { canEndWithRoseAtEase, roseOf } from '../rules/rose';
import { PASSENGERS, type Ship, type State, TOP_SPEED, isRose, moverOf, seatOfShip } from '../rules/state';
import { settle } from '../rules/turn';
import { turnMoves } from '../rules/turn-moves';
import { outcomesFrom } from '../rules/turns';
import { type Voyage, movesOf, voyagesFrom } from './voyages';

// Turns that land a ship, whatever they cost: at the pier coal is worth nothing any more. And the rare ones that win otherwise.

/** Whether a seat is first for good, though others may sail on for the places after it. */
export const hasWon = ({ options, ships }: State, seat: Seat): boolean => {
  const own = settledBy(options, ships, seat);
  if (own === 0) return false;
  for (let other = 0; other < options.seats; other++) {
    const theirs = settledBy(options, ships, other);
    if (other !== seat && theirs > 0 && theirs < own) return false;
  }
  return true;
};

/** BR-ROSE-8 binds whole turns; a way that puts her in need is no choice while another one is. */
export const leavesRoseAtEase = (state: State, before: readonly Move[], last: Move): boolean => {
  const rose = roseOf(state);
  if (rose < 0) return true;
  return canEndWithRoseAtEase(carryOut(before.reduce(carryOut, state), last), rose);
};

/** A turn up to its end, or up to a push after which the rest is sure. */
export interface Finish {
  readonly moves: readonly Move[];
  /** When the turn is played, but not settled. */
  readonly end: State;
}

const aboardAt = (state: State, chart: Chart, ship: Ship, { place, speed }: Voyage): number =>
  ship.aboard.length + (canBoard(state, chart, ship, place, speed) ? 1 : 0);

/** Whether sand bars or logs may slow a ship down at the pier. */
const hasSnags = (chart: Chart): boolean => {
  for (let place = 0; place < chart.marks.length; place++) {
    const kind = kindAt(chart, place);
    if (isLanding(chart, place) && (kind === SAND || kind === LOGS)) return true;
  }
  return false;
};

const snags = new WeakMap<Chart, boolean>();

/** The fastest that a ship may set out and still land. */
const landingSpeedOn = (chart: Chart): number => {
  let has = snags.get(chart);
  if (has === undefined) snags.set(chart, (has = hasSnags(chart)));
  return has || chart.options.mode === 'school' ? TOP_SPEED : chart.options.landingSpeed;
};

const lastTile = (state: State): number => state.river.tiles.length - 1;

/** Nobody crosses a whole tile and more in one turn, and nobody lands without passengers: what most positions are done with. */
const mayLand = (state: State, chart: Chart, ship: Ship, topSpeed: number): boolean => {
  if (state.river.pier === 'none' || isRose(ship) || tileOf(ship.at) < lastTile(state) - (topSpeed > 3 ? 1 : 0)) return false;
  // AMB-2: the last passenger may wait at a landing space.
  return chart.options.mode === 'school' || ship.aboard.length >= PASSENGERS - 1;
};

/** Whether the owner of the mover would win by pushing this ship of its own onto the pier. */
const isTowed = (ship: Ship, mover: Ship): boolean =>
  ship !== mover && ship.seat === mover.seat && ship.status === 'sailing' && ship.aboard.length >= PASSENGERS;

/** What the owner of a pushed ship answers changes nothing for the pusher's way, so any answer will do. */
export const answered = (state: State): State => {
  let now = state;
  while (now.phase.kind === 'aligning' || now.phase.kind === 'offered')
    now = carryOut(now, now.phase.kind === 'aligning' ? ALIGNMENTS[0] : turnMoves(now)[0]);
  return now;
};

/** Pushes on the way to the pier. */
const MOST_PUSHES = 2;

/** Stops on landing spaces that count, the cheapest first. */
const landings = (state: State, mover: number, voyages: readonly Voyage[]): readonly Voyage[] => {
  const chart = chartOf(state.river, state.options);
  const ship = state.ships[mover];
  return voyages
    .filter(
      (voyage) =>
        voyage.meets < 0 &&
        isLanding(chart, voyage.place) &&
        landsWith(chart, ship, voyage.place, voyage.speed, aboardAt(state, chart, ship, voyage)),
    )
    .sort((a, b) => b.coal - a.coal);
};

const finish = (state: State, mover: number, topSpeed: number, pushesLeft: number): Finish | undefined => {
  const voyages = voyagesFrom(state, 99, topSpeed);
  for (const voyage of landings(state, mover, voyages)) {
    const way = movesOf(voyage);
    const stopped = way.reduce(carryOut, state);
    const before = turnMoves(stopped).includes(BOARD) ? [...way, BOARD] : way;
    if (!leavesRoseAtEase(state, before, END)) continue;
    return { moves: [...before, END], end: [...before, END].reduce(carryOut, state) };
  }
  if (pushesLeft === 0) return undefined;
  for (const voyage of voyages) {
    if (voyage.meets < 0) continue;
    const way = movesOf(voyage);
    const entered = way.reduce(carryOut, state);
    for (const push of turnMoves(entered)) {
      if (push.kind !== 'push' || !leavesRoseAtEase(state, way, push)) continue;
      const end = endAfterPush(state, carryOut(entered, push), voyage.meets, mover, topSpeed, pushesLeft);
      if (end) return { moves: [...way, push], end };
    }
  }
  return undefined;
};

const endAfterPush = (
  before: State,
  pushed: State,
  met: number,
  mover: number,
  topSpeed: number,
  pushesLeft: number,
): State | undefined => {
  const [ship, own] = [before.ships[met], before.ships[mover]];
  if (pushed.ships[met].status === 'landed') return isTowed(ship, own) ? pushed : undefined;
  // VAR-8: with it the answer matters to who pushes the same ship again; its own ships it aligns itself.
  const { noPushAstern } = before.options;
  const answers = noPushAstern && ship.seat === own.seat ? turnMoves(pushed).map((move) => carryOut(pushed, move)) : [pushed];
  for (const answer of answers) {
    const after = answered(answer);
    if (after.phase.kind !== 'sailing') continue;
    const rest = finish(after, mover, topSpeed, noPushAstern && ship.seat !== own.seat ? 0 : pushesLeft - 1);
    if (rest) return rest.end;
  }
  return undefined;
};

/** A turn that lands a ship of the mover's seat, if there is one; the cheapest where no push is needed. */
export const landingFrom = (state: State): Finish | undefined => {
  if (state.river.pier === 'none') return undefined;
  const chart = chartOf(state.river, state.options);
  const index = moverOf(state);
  const mover = state.ships[index];
  const topSpeed = landingSpeedOn(chart);
  const tows = state.options.boatsEach === 2 && state.ships.some((ship) => isTowed(ship, mover));
  if (!tows && !mayLand(state, chart, mover, topSpeed)) return undefined;
  return finish(state, index, tows ? TOP_SPEED : topSpeed, tows || topSpeed > 1 ? MOST_PUSHES : 0);
};

const isLastOfRace = ({ options, round, order, next, ships }: State): boolean =>
  options.roundLimit > 0 &&
  round >= options.roundLimit &&
  order.every((ship, i) => i <= next || ships[ship].status !== 'sailing');

/** Blocking a ship may cost it some coal; whoever has more than this goes on. */
const LITTLE_COAL = 3;

const isNearlyOut = (state: State, seat: Seat): boolean => {
  const rivals = state.ships.filter((ship) => ship.seat !== seat && !isRose(ship) && ship.status === 'sailing');
  return rivals.length === 1 && rivals[0].coal < LITTLE_COAL && settledBy(state.options, state.ships, seat) === 0;
};

/** Turns that end the race with the mover's seat first although nobody lands: the last rival goes out, or the last round is over. */
export const lastTurnsFrom = (state: State): readonly Finish[] => {
  const seat = seatOfShip(state, state.ships[moverOf(state)]);
  if (!isLastOfRace(state) && !isNearlyOut(state, seat)) return [];
  return outcomesFrom(state)
    .filter(
      ({ moves, state: end }) =>
        end.phase.kind === 'closed' && moves.every(({ kind }) => kind !== 'push') && isFirst(settle(end), seat),
    )
    .map(({ moves, state: end }) => ({ moves, end }));
};

const isFirst = (state: State, seat: Seat): boolean => outcome(state)?.places[seat] === 1;
