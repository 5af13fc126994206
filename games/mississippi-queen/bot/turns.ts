import { tileOf } from '../rules/cells';
import { type Chart, chartOf } from '../rules/chart';
import { tilesToCome } from '../rules/growth';
import { hasPlan } from '../rules/plan';
import { PASSENGERS, type Ship, type State, isRose } from '../rules/state';
import { TILES } from '../rules/tiles';
import { turnsToPass, turnsToStop } from './pace';
import { FAR, type Way, type Ways, fromPlace, wayToStation, waysOn } from './ways';
import { WEIGHTS, type Weights } from './weights';

/** Turns of a ship that is out of the race, or nearly. */
export const NEVER = 80;

/** What is found on the way to a ship's turns, by ship; the last outlook counts. */
export const FOUND = {
  turns: new Float64Array(8),
  home: new Float64Array(8),
  /** Turns to the nearest passenger that lies, NEVER without one. */
  nearest: new Float64Array(8),
  forced: new Float64Array(8),
};

export interface Outlook {
  readonly state: State;
  readonly chart: Chart;
  readonly ways: Ways;
  readonly weights: Weights;
  /** Half steps of river that still lie in the stack. */
  readonly unknown: number;
  /** Stations among the tiles to come: what the stack holds is known, only its order is not. */
  readonly hidden: number;
  readonly tilesToCome: number;
  readonly isStopping: boolean;
}

export const outlookOn = (state: State, weights: Weights): Outlook => {
  const chart = chartOf(state.river, state.options);
  const { mode, landingSpeed } = state.options;
  return {
    state,
    chart,
    ways: waysOn(chart, state.river),
    weights,
    unknown: tilesToCome(state) * weights.tileLength,
    hidden: stationsIn(state.stack),
    tilesToCome: tilesToCome(state),
    isStopping: mode !== 'school' && landingSpeed === 1,
  };
};

export const stationsIn = (stack: readonly string[]): number => {
  let count = 0;
  for (const id of stack) if (STATIONS.has(id)) count++;
  return count;
};

const STATIONS: ReadonlySet<string> = new Set(TILES.flatMap((tile) => (tile.station ? [tile.id] : [])));

/** What it costs to find so many passengers on tiles that do not lie yet; there must be stations enough among them. */
const turnsUnknown = ({ hidden, tilesToCome: tiles, weights }: Outlook, needed: number): number => {
  const spare = hidden - needed;
  if (spare < 0) return NEVER;
  const risk = spare < weights.lastChance.length ? weights.lastChance[spare] : 0;
  return risk + needed * weights.unknownStation * (1 + weights.scarcity * (tiles / hidden - 1));
};

/** Turns from here to the pier with all passengers aboard. */
const turnsHome = ({ unknown, isStopping }: Outlook, halfSteps: number, wheel: number): number =>
  isStopping ? turnsToStop(wheel, halfSteps + unknown) : turnsToPass(wheel, halfSteps + unknown);

export const isOpenTo = (state: State, ship: Ship, tile: number): boolean =>
  state.waiting[tile] > 0 && !ship.aboard.includes(tile);

/** Rivals who are closer will leave nobody at this station, as far as one can see. */
const isContested = ({ state }: Outlook, ship: Ship, tile: number, way: Way): boolean => {
  const mine = way[ship.at * 6 + ship.heading] + 2 * ship.speed;
  let rivals = 0;
  for (const other of state.ships) {
    if (other === ship || other.status !== 'sailing' || other.aboard.length >= PASSENGERS || isRose(other)) continue;
    if (way[other.at * 6 + other.heading] + 2 * other.speed < mine && !other.aboard.includes(tile)) rivals++;
  }
  return rivals >= state.waiting[tile];
};

/** From a jetty, at speed 1, with one passenger still to fetch. */
const turnsForLast = (outlook: Outlook, ship: Ship, from: number): number => {
  const { state, ways } = outlook;
  let best = Math.min(NEVER, turnsUnknown(outlook, 1) + turnsHome(outlook, ways.home[from], 1));
  for (let i = 0; i < ways.tiles.length; i++) {
    if (i === from || !isOpenTo(state, ship, ways.tiles[i])) continue;
    const there = turnsToStop(1, fromPlace(wayToStation(ways, i), ways.jetties[from]));
    if (there < best) best = Math.min(best, there + turnsHome(outlook, ways.home[i], 1));
  }
  return best;
};

/** The least turns to fetch the passengers still needed and go home. */
const turnsWith = (outlook: Outlook, index: number, needed: number): number => {
  const { state, ways, weights } = outlook;
  const ship = state.ships[index];
  const node = ship.at * 6 + ship.heading;
  const home = turnsHome(outlook, ways.ahead[node], ship.speed);
  FOUND.home[index] = home;
  FOUND.nearest[index] = NEVER;
  if (needed === 0) return home;
  let best = Math.min(NEVER, turnsUnknown(outlook, needed) + home);
  for (let i = 0; i < ways.tiles.length; i++) {
    const tile = ways.tiles[i];
    if (!isOpenTo(state, ship, tile)) continue;
    const way = wayToStation(ways, i);
    if (way[node] >= FAR) continue;
    let there = turnsToStop(ship.speed, way[node]);
    if (there < FOUND.nearest[index]) FOUND.nearest[index] = there;
    if (there >= best) continue;
    if (isContested(outlook, ship, tile, way)) there += weights.contested;
    const rest = needed === 1 ? turnsHome(outlook, ways.home[i], 1) : turnsForLast(outlook, ship, i);
    if (there + rest < best) best = there + rest;
  }
  return best;
};

/** Coal helps on the way still to go: near the pier it is worth little, but for the first piece. */
const coalWorth = (coal: number, wayToGo: number, weights: Weights): number => {
  if (coal === 0) return 0;
  let worth = weights.coal[0] * Math.max(wayToGo, weights.reserve);
  for (let piece = 1; piece < coal; piece++) worth += weights.coal[piece] * wayToGo;
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
export const turnsOfShip = (outlook: Outlook, index: number): number => {
  const { state, weights } = outlook;
  const ship = state.ships[index];
  if (ship.status === 'landed') return 0;
  if (ship.status === 'out') return NEVER;
  const forced = forcedCoal(outlook, index);
  FOUND.forced[index] = forced;
  if (forced === NEVER) return NEVER;
  const turns = turnsWith(outlook, index, state.options.mode === 'school' ? 0 : PASSENGERS - ship.aboard.length);
  const wayToGo = Math.min(1, turns / 8);
  const helpless = Math.max(0, ship.speed - 1 - ship.coal) * weights.helpless;
  return Math.min(NEVER, turns + forced * weights.forcedCoal + helpless - coalWorth(ship.coal, wayToGo, weights));
};

/** No station is left, lying or to come, where the ship could get what it still needs. */
export const isHopeless = (state: State, ship: Ship): boolean => {
  if (ship.status !== 'sailing' || state.options.mode === 'school') return ship.status === 'out';
  const open = state.waiting.filter((count, tile) => count > 0 && !ship.aboard.includes(tile)).length;
  return ship.aboard.length + open + stationsIn(state.stack) < PASSENGERS;
};

export const turnsToFinish = (state: State, index: number, weights: Weights = WEIGHTS): number =>
  turnsOfShip(outlookOn(state, weights), index);
