import { tileOf } from './cells';
import { type Chart, isCoalJetty, isJetty } from './chart';
import type { Options } from './options';
import { FULL_COAL, PASSENGERS, type Ship, type State, isRose } from './state';
import { TILE_BY_ID, type Roof } from './tiles';

/** MQ-PAS-1, BR-2P-3, BR-6P-4, and two wherever both boats must land. */
export const passengersAt = (options: Options, roof: Roof): number => {
  if (options.mode === 'school') return 0;
  if (options.boatsEach === 2) return options.win === 'both-boats' ? 2 : 1;
  if (options.seats === 4) return roof === 'red' ? 1 : 2;
  return options.seats < 4 ? 1 : 2;
};

/** MQ-RIV-3: what is placed on a tile when it is laid. */
export const stockOf = (options: Options, tileId: string): number => {
  const station = TILE_BY_ID.get(tileId)?.station;
  return station ? passengersAt(options, station.roof) : 0;
};

export type BoardBar = 'rose-never-docks' | 'not-at-jetty' | 'docking-speed' | 'cabins-full' | 'same-island' | 'nobody-waiting';

/** What keeps a ship that stops here with this speed on its wheel from taking a passenger. */
export const barToBoard = (state: State, chart: Chart, ship: Ship, place: number, speed: number): BoardBar | undefined => {
  if (isRose(ship)) return 'rose-never-docks';
  if (!isJetty(chart, place)) return 'not-at-jetty';
  if (speed !== 1) return 'docking-speed';
  if (ship.aboard.length >= PASSENGERS) return 'cabins-full';
  if (ship.aboard.includes(tileOf(place))) return 'same-island';
  return state.waiting[tileOf(place)] > 0 ? undefined : 'nobody-waiting';
};

export const canBoard = (state: State, chart: Chart, ship: Ship, place: number, speed: number): boolean =>
  isJetty(chart, place) && barToBoard(state, chart, ship, place, speed) === undefined;

export type RefuelBar = 'rose-never-docks' | 'not-at-coal-jetty' | 'docking-speed' | 'coal-full';

/** BR-COAL-1 … 4: docking as for passengers. */
export const barToRefuel = (chart: Chart, ship: Ship, place: number, speed: number): RefuelBar | undefined => {
  if (isRose(ship)) return 'rose-never-docks';
  if (!isCoalJetty(chart, place)) return 'not-at-coal-jetty';
  if (speed !== 1) return 'docking-speed';
  return ship.coal < FULL_COAL ? undefined : 'coal-full';
};

export const canRefuel = (chart: Chart, ship: Ship, place: number, speed: number): boolean =>
  isCoalJetty(chart, place) && barToRefuel(chart, ship, place, speed) === undefined;

export const boarded = (ship: Ship, heading: Ship['heading'], speed: number): Ship => ({
  id: ship.id,
  seat: ship.seat,
  at: ship.at,
  heading,
  speed,
  coal: ship.coal,
  aboard: [...ship.aboard, tileOf(ship.at)].sort((a, b) => a - b),
  status: ship.status,
  place: ship.place,
});

export const waitingAfterBoarding = (waiting: readonly number[], tile: number): readonly number[] => {
  const left = waiting.slice();
  left[tile]--;
  return left;
};
