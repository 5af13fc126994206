import { NOWHERE, tileOf } from '../rules/cells';
import { type Chart, LAND, LOGS, SAND, chartOf, isCoalJetty, isJetty, isLanding, kindAt } from '../rules/chart';
import type { Ship, ShipId, State } from '../rules/state';

/** What is worth mentioning about a place, most important first. */
export type Landmark =
  | 'sand'
  | 'logs'
  | 'jetty'
  | 'coal-jetty'
  | 'landing'
  | 'before-logs'
  | 'before-sand'
  | 'near-jetty'
  | 'near-coal-jetty'
  | 'before-land';

/** Where a ship lies: the number of the tile, 0 for the start tile, and what is there. */
export interface Spot {
  readonly tile: number;
  readonly mark: Landmark | undefined;
}

const markUnder = (chart: Chart, place: number): Landmark | undefined => {
  const kind = kindAt(chart, place);
  if (kind === SAND) return 'sand';
  if (kind === LOGS) return 'logs';
  if (isJetty(chart, place)) return 'jetty';
  if (isCoalJetty(chart, place)) return 'coal-jetty';
  return isLanding(chart, place) ? 'landing' : undefined;
};

const markNear = (chart: Chart, { at, heading }: Ship): Landmark | undefined => {
  const ahead = chart.beside[at * 6 + heading];
  const kind = ahead === NOWHERE ? undefined : kindAt(chart, ahead);
  if (kind === LOGS) return 'before-logs';
  if (kind === SAND) return 'before-sand';
  const around = [...chart.beside.subarray(at * 6, at * 6 + 6)].filter((place) => place !== NOWHERE);
  if (around.some((place) => isJetty(chart, place))) return 'near-jetty';
  if (around.some((place) => isCoalJetty(chart, place))) return 'near-coal-jetty';
  return kind === LAND ? 'before-land' : undefined;
};

/** Only of a ship on the river. */
export const spotOf = (state: State, ship: Ship): Spot => {
  const chart = chartOf(state.river, state.options);
  return { tile: tileOf(ship.at), mark: markUnder(chart, ship.at) ?? markNear(chart, ship) };
};

export interface PlacePhrases {
  /** For the card of a ship: "Tile III, before the logs". */
  on(spot: Spot): string;
  landed(place: number): string;
  readonly out: string;
}

export const notePlace = (phrases: PlacePhrases, state: State, ship: Ship | ShipId): string => {
  const found = typeof ship === 'string' ? state.ships.find(({ id }) => id === ship) : ship;
  if (!found || found.status === 'out') return phrases.out;
  return found.status === 'landed' ? phrases.landed(found.place) : phrases.on(spotOf(state, found));
};
