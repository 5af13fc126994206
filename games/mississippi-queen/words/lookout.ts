import { DIRECTIONS, HEADINGS, type Hex, add, distance, rotate, turned } from '@showboat/engine';
import { CELL_HEXES, EXITS, NOWHERE, YARD, cellOf, tileOf } from '../rules/cells';
import { type Chart, LAND, chartOf, isCoalJetty, isJetty, isLanding, kindAt } from '../rules/chart';
import { poseAt } from '../rules/growth';
import { type Ship, type ShipId, type State, sailingAt } from '../rules/state';
import { hazardAt } from './moves';

// What can be seen from the bow of a ship. Bearings are hours of a clock with the bow at 0: 3 is abeam to starboard, 6 astern.

const LOOK_AHEAD = 6;

export type Sight =
  | { readonly kind: 'ship'; readonly ship: ShipId; readonly heading: number; readonly away: number }
  | { readonly kind: 'jetty'; readonly waiting: number; readonly away: number }
  /** `unknown`: the edge of the known river; `left`: tiles that were taken away; `open`: nothing as far as one looks. */
  | {
      readonly kind: 'coal-jetty' | 'landing' | 'sand' | 'logs' | 'island' | 'bank' | 'unknown' | 'left' | 'open';
      readonly away: number;
    };

export interface Line {
  readonly bearing: number;
  readonly sights: readonly Sight[];
}

/** The six ways of the hexes: ahead, the bows, the quarters, astern. */
const LINE_BEARINGS = [0, 10, 2, 8, 4, 6] as const;

const hexOf = (state: State, place: number): Hex => {
  const tile = state.river.tiles[tileOf(place)];
  return add(tile, rotate(CELL_HEXES[cellOf(place)], tile.heading));
};

const covers = ({ q, r, heading }: Hex & { readonly heading: number }, hex: Hex): boolean => {
  const there = rotate({ q: hex.q - q, r: hex.r - r }, -heading);
  return CELL_HEXES.some((cell) => cell.q === there.q && cell.r === there.r);
};

/** What lies beyond the last space of the river in some direction. */
const beyond = (state: State, place: number, heading: number): 'bank' | 'unknown' | 'left' => {
  const { tiles, first, pier } = state.river;
  const hex = add(hexOf(state, place), DIRECTIONS[heading]);
  const isOnLast = tileOf(place) === tiles.length - 1;
  if (pier === 'none' && isOnLast && EXITS.some((exit) => covers(poseAt(tiles[tiles.length - 1], exit), hex))) return 'unknown';
  return first > 0 && covers(tiles[first - 1], hex) ? 'left' : 'bank';
};

/** Land that hangs together with the bank is no island. */
const landAt = (state: State, chart: Chart, place: number): 'island' | 'bank' =>
  HEADINGS.some((way) => chart.beside[place * 6 + way] === NOWHERE && beyond(state, place, way) === 'bank') ? 'bank' : 'island';

const sightsAt = (state: State, chart: Chart, from: Ship, place: number, away: number): readonly Sight[] => {
  const met = sailingAt(state.ships, place);
  const hazard = hazardAt(state, place);
  return [
    ...(isJetty(chart, place) ? [{ kind: 'jetty', waiting: state.waiting[tileOf(place)], away } as const] : []),
    ...(isCoalJetty(chart, place) ? [{ kind: 'coal-jetty', away } as const] : []),
    ...(isLanding(chart, place) ? [{ kind: 'landing', away } as const] : []),
    ...(hazard ? [{ kind: hazard, away } as const] : []),
    ...(met >= 0
      ? [{ kind: 'ship', ship: state.ships[met].id, heading: (state.ships[met].heading - from.heading + 6) % 6, away } as const]
      : []),
  ];
};

const look = (state: State, ship: Ship, bearing: number): readonly Sight[] => {
  const chart = chartOf(state.river, state.options);
  const heading = turned(ship.heading, bearing / 2);
  const sights: Sight[] = [];
  let place = ship.at;
  for (let away = 1; away <= LOOK_AHEAD; away++) {
    const next = chart.beside[place * 6 + heading];
    if (next === NOWHERE) return [...sights, { kind: beyond(state, place, heading), away }];
    if (kindAt(chart, next) === LAND) return [...sights, { kind: landAt(state, chart, next), away }];
    sights.push(...sightsAt(state, chart, ship, next, away));
    place = next;
  }
  return sights.length > 0 ? sights : [{ kind: 'open', away: LOOK_AHEAD }];
};

export const lookAround = (state: State, ship: Ship): readonly Line[] =>
  LINE_BEARINGS.map((bearing) => ({ bearing, sights: look(state, ship, bearing) }));

/** Where something lies, as the crow flies. */
export const bearingOf = (state: State, ship: Ship, place: number): { readonly bearing: number; readonly away: number } => {
  const from = hexOf(state, ship.at);
  const to = hexOf(state, place);
  const { q, r } = rotate({ q: to.q - from.q, r: to.r - from.r }, -ship.heading);
  const angle = Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2));
  return { bearing: (Math.round((angle * 6) / Math.PI) + 12) % 12, away: distance(from, to) };
};

/** The spaces to every place that can be reached over water, ships not minded. */
export const spacesFrom = (state: State, from: number): ReadonlyMap<number, number> => {
  const chart = chartOf(state.river, state.options);
  const spaces = new Map([[from, 0]]);
  // Iterating over a map that grows meanwhile: a breadth-first search.
  for (const [place, count] of spaces)
    for (const next of chart.beside.subarray(place * 6, place * 6 + 6))
      if (next !== NOWHERE && next !== YARD && kindAt(chart, next) !== LAND && !spaces.has(next)) spaces.set(next, count + 1);
  return spaces;
};
