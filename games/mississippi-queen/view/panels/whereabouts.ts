import { HEADINGS } from '@showboat/engine';
import { LOGS, SAND, type Ship, type State, chartOf, isCoalJetty, isJetty, isLanding, kindAt, tileOf } from '../../board';
import type { PanelLabels } from '../labels/en/panels';

export type Spot = keyof PanelLabels['steamers']['spots'];

const ROMAN = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Tiles are numbered as on the chart. */
export const roman = (number: number): string => {
  let left = number;
  let text = '';
  for (const [value, letters] of ROMAN) {
    while (left >= value) {
      text += letters;
      left -= value;
    }
  }
  return text;
};

/** What is worth saying about where a ship lies; `undefined` in open water. */
export const spotOf = (state: State, ship: Ship): Spot | undefined => {
  const chart = chartOf(state.river, state.options);
  const { at, heading } = ship;
  const kind = kindAt(chart, at);
  if (kind === SAND) return 'sand';
  if (isLanding(chart, at)) return 'pier';
  if (isJetty(chart, at)) return 'jetty';
  if (isCoalJetty(chart, at)) return 'coal';
  if (kind === LOGS) return 'logs';
  const around = HEADINGS.map((side) => chart.beside[at * 6 + side]).filter((place) => place >= 0);
  if (around.some((place) => isJetty(chart, place) && state.waiting[tileOf(place)] > 0)) return 'near-jetty';
  const ahead = chart.beside[at * 6 + heading];
  if (ahead >= 0 && kindAt(chart, ahead) === LOGS) return 'before-logs';
  if (ahead >= 0 && kindAt(chart, ahead) === SAND) return 'before-sand';
  return around.some((place) => isCoalJetty(chart, place)) ? 'near-coal' : undefined;
};

/** "Tile III, at the jetty" */
export const sayWhere = ({ steamers }: PanelLabels, state: State, ship: Ship): string => {
  if (ship.status === 'landed') return steamers.landed(ship.place);
  if (ship.status === 'out') return steamers.out;
  const number = tileOf(ship.at);
  const tile = number === 0 ? steamers.start : steamers.tile(roman(number));
  const spot = spotOf(state, ship);
  return spot === undefined ? tile : steamers.at(tile, steamers.spots[spot]);
};
