import type { Seat } from '@showboat/engine';
import { tileOf } from '../rules/cells';
import { type Chart, chartOf } from '../rules/chart';
import { outcome, settledBy } from '../rules/finish';
import { tilesToCome } from '../rules/growth';
import { hasPlan } from '../rules/plan';
import { PASSENGERS, type Ship, type State, isRose } from '../rules/state';
import { turnsToPass, turnsToStop } from './pace';
import { FAR, type Ways, fromPlace, waysOn } from './ways';
import { WEIGHTS, type Weights } from './weights';

/** A ship that is out of the race, or as good as. */
const NEVER = 80;

/** Only the nearest stations are worth a thought. */
const STATIONS_WEIGHED = 4;

interface Outlook {
  readonly state: State;
  readonly chart: Chart;
  readonly ways: Ways;
  readonly weights: Weights;
  readonly tiles: number;
}

const outlookOn = (state: State, weights: Weights): Outlook => {
  const chart = chartOf(state.river, state.options);
  return { state, chart, ways: waysOn(chart, state.river), weights, tiles: tilesToCome(state) };
};

/** Turns from here to the pier with all passengers aboard. */
const turnsHome = ({ state, ways, weights, tiles }: Outlook, halfSteps: number, wheel: number): number => {
  const far = halfSteps + tiles * weights.tileLength;
  const { mode, landingSpeed } = state.options;
  return mode === 'school' || landingSpeed > 1 || ways.ahead.length === 0 ? turnsToPass(wheel, far) : turnsToStop(wheel, far);
};

/** Whether rivals who are closer will leave nobody at this station (which of them will really come is their secret). */
const isContested = ({ state, ways }: Outlook, ship: Ship, tile: number, distance: number): boolean => {
  const way = ways.stations[tile];
  if (!way) return false;
  let rivals = 0;
  for (const other of state.ships) {
    if (other === ship || other.status !== 'sailing' || isRose(other) || other.aboard.length >= PASSENGERS) continue;
    if (!other.aboard.includes(tile) && way[other.at * 6 + other.heading] + 2 * other.speed < distance + 2 * ship.speed) rivals++;
  }
  return rivals >= state.waiting[tile];
};

/** The least turns to fetch the passengers still needed and go home, from a place with this wheel. */
const turnsWith = (
  outlook: Outlook,
  ship: Ship,
  distanceTo: (way: Uint16Array) => number,
  wheel: number,
  needed: number,
  used: readonly number[],
): number => {
  const { state, ways, weights, tiles } = outlook;
  if (needed === 0) return turnsHome(outlook, distanceTo(ways.ahead), wheel);
  const found: { readonly tile: number; readonly distance: number }[] = [];
  for (let tile = state.river.first; tile < ways.stations.length; tile++) {
    const way = ways.stations[tile];
    if (!way || state.waiting[tile] === 0 || ship.aboard.includes(tile) || used.includes(tile)) continue;
    const distance = distanceTo(way);
    if (distance < FAR) found.push({ tile, distance });
  }
  found.sort((a, b) => a.distance - b.distance);
  // What lies in the stack may have a station on the way; without a stack there is none to hope for.
  const unknown = tiles > 0 ? weights.unknownStation + turnsWith(outlook, ship, distanceTo, wheel, needed - 1, used) : NEVER;
  let best = unknown;
  for (const { tile, distance } of found.slice(0, STATIONS_WEIGHED)) {
    const there = turnsToStop(wheel, distance) + (isContested(outlook, ship, tile, distance) ? weights.contested : 0);
    if (there >= best) continue;
    const jetty = ways.jetties[tile];
    best = Math.min(best, there + turnsWith(outlook, ship, (way) => fromPlace(way, jetty), 1, needed - 1, [...used, tile]));
  }
  return best;
};

const coalWorth = (coal: number, weights: Weights): number => {
  let worth = 0;
  for (let piece = 0; piece < coal; piece++) worth += weights.coal[piece];
  return worth;
};

/** Coal the ship cannot do without in its next turn; NEVER if it has not got it. */
const forcedCoal = ({ state, chart }: Outlook, index: number): number => {
  const ship = state.ships[index];
  // A ship on the foremost tile waits for the next one: what lies ahead of it is not known yet.
  if (tileOf(ship.at) === chart.frontier) return 0;
  for (let coal = 0; coal <= Math.min(ship.coal, 3); coal++) if (hasPlan(state, index, coal)) return coal;
  return hasPlan(state, index, ship.coal) ? 4 : NEVER;
};

/** The turns a ship still needs, coal reckoned in: less is better. */
export const turnsToFinish = (state: State, index: number, weights: Weights = WEIGHTS): number => {
  const ship = state.ships[index];
  if (ship.status === 'landed') return 0;
  if (ship.status === 'out') return NEVER;
  const outlook = outlookOn(state, weights);
  const forced = forcedCoal(outlook, index);
  if (forced === NEVER) return NEVER;
  const node = ship.at * 6 + ship.heading;
  const needed = state.options.mode === 'school' ? 0 : PASSENGERS - ship.aboard.length;
  const turns = turnsWith(outlook, ship, (way) => way[node], ship.speed, needed, []);
  // Coal helps on the way still to go: near the pier it is worth little.
  const wayToGo = Math.min(1, turns / 8);
  return Math.min(NEVER, turns + forced * weights.forcedCoal - coalWorth(ship.coal, weights) * wayToGo);
};

/** A seat's turns: its better boat, with some hope from the other; both where both must land. */
const turnsOfSeat = (state: State, seat: Seat, weights: Weights): number => {
  const turns = state.ships.flatMap((ship, i) => (ship.seat === seat ? [turnsToFinish(state, i, weights)] : []));
  if (turns.length === 1) return turns[0];
  const [first, second] = turns.sort((a, b) => a - b);
  return state.options.win === 'both-boats' ? (first + second) / 2 : first - Math.max(0, 2 - (second - first) / 2);
};

/** What every seat may expect: mostly winning, a little its place. */
export const evaluate = (state: State, weights: Weights = WEIGHTS): readonly number[] => {
  const end = outcome(state);
  const { seats } = state.options;
  if (end) return end.places.map((place) => worthOfPlace(place, seats, weights));
  const settled = Array.from({ length: seats }, (_, seat) => settledBy(state.options, state.ships, seat));
  const isDecided = settled.some((place) => place > 0);
  const turns = settled.map((place, seat) => (place > 0 ? place - seats - NEVER : turnsOfSeat(state, seat, weights)));
  const least = Math.min(...turns);
  const hopes = turns.map((turn) => Math.exp((least - turn) / weights.sharpness));
  const total = hopes.reduce((sum, hope) => sum + hope, 0);
  return turns.map((turn, seat) => {
    let beaten = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat) beaten += 1 / (1 + Math.exp((turn - turns[other]) / weights.sharpness));
    const winning = isDecided ? (turn === least ? 1 : 0) : hopes[seat] / total;
    return weights.winning * winning + ((1 - weights.winning) * beaten) / (seats - 1);
  });
};

const worthOfPlace = (place: number, seats: number, weights: Weights): number =>
  (place === 1 ? weights.winning : 0) + ((1 - weights.winning) * (seats - place)) / (seats - 1);
