import { type Detail, type Refusal, type Result, type Seat, ok, refused } from '@showboat/engine';
import type { TextCode } from './codes';
import { YARD, cellsIn } from './cells';
import { stackOf } from './growth';
import type { Options } from './options';
import { passengersAt } from './passengers';
import {
  FRESH_TURN,
  FULL_COAL,
  NOBODY,
  PASSENGERS,
  ROSE,
  ROSE_COAL,
  SHIP_IDS,
  type Ship,
  type ShipId,
  type State,
} from './state';
import { START_SPACES, TILE_BY_ID, addedTiles, baseTiles } from './tiles';

/** A ship and the start space it takes; spaces are numbered from 1, the yard is 6. */
export interface Berth {
  readonly id: ShipId;
  readonly seat: Seat;
  readonly start: number;
}

const berth = (id: ShipId, seat: Seat, start: number): Berth => ({ id, seat, start });

/** Section 14, defaults: colours and start spaces. In the order of the start spaces, which is the order of round 1 (MQ-ORD-1). */
export const fleetOf = (options: Options): readonly Berth[] => {
  const fleet = playersFleet(options);
  // BR-ROSE-1, AMB-23: the next free start space.
  return options.rose ? [...fleet, berth(ROSE, NOBODY, fleet.length + 1)] : fleet;
};

const playersFleet = (options: Options): readonly Berth[] => {
  if (options.boatsEach === 1) return SHIP_IDS.slice(0, options.seats).map((id, seat) => berth(id, seat, seat + 1));
  if (options.seats === 2) return [berth('beige', 0, 1), berth('red', 1, 2), berth('crimson', 1, 3), berth('white', 0, 4)];
  return [
    berth('beige', 0, 1),
    berth('red', 1, 2),
    berth('grey', 2, 3),
    berth('green', 2, 4),
    berth('crimson', 1, 5),
    berth('white', 0, 6),
  ];
};

const refusal = (code: TextCode, rule: string, field: string, detail: Detail = {}): Refusal<TextCode> => ({
  code,
  rule,
  field,
  detail,
});

/** Section 14, refused set-ups that do not depend on the tiles. */
const barToTable = (options: Options): Refusal | undefined => {
  const { seats, boatsEach, rose, mode, win, expansionTiles } = options;
  if (mode === 'school') {
    if (rose) return refusal('school-with-rose', 'MQ-SET-7', 'options.rose');
    if (boatsEach === 2) return refusal('school-with-two-boats', 'MQ-SET-7', 'options.boatsEach');
    if (expansionTiles !== 'none') return refusal('school-with-expansion', 'MQ-SET-7', 'options.expansionTiles');
  }
  if (win === 'both-boats' && boatsEach === 1) return refusal('both-boats-of-one', 'VAR-5', 'options.win');
  if (boatsEach === 2 && seats !== 2 && seats !== 3) return refusal('two-boats-seats', 'VAR-4', 'options.seats', { seats });
  const ships = seats * boatsEach + (rose ? 1 : 0);
  if (ships > START_SPACES.length)
    return refusal('too-many-ships', 'BR-ROSE-1', 'options.rose', { ships, spaces: START_SPACES.length });
  if (boatsEach === 1 && seats === 2 && !rose) return refusal('two-seats-alone', 'BR-2P-1', 'options.seats', { seats });
  if (mode === 'school' && seats === 6) return refusal('school-of-six', 'MQ-COMP-1', 'options.seats', { seats });
  return undefined;
};

/** BR-TILE-1: the stack before anything is laid. */
const tilesOf = (options: Options): Result<readonly string[]> => {
  const base = baseTiles(options.tileSet);
  const added = addedTiles(options.tileSet);
  if (options.tiles.length > 0) {
    const unknown = options.tiles.find((id) => id === 'start' || !TILE_BY_ID.has(id));
    if (unknown !== undefined) return refused(refusal('unknown-tile', 'VAR-2', 'options.tiles', { tile: unknown }));
    const double = options.tiles.find((id, i) => options.tiles.indexOf(id) !== i);
    if (double !== undefined) return refused(refusal('tile-twice', 'VAR-2', 'options.tiles', { tile: double }));
    const school = options.mode === 'school' ? options.tiles.find((id) => !base.includes(id)) : undefined;
    return school === undefined
      ? ok(options.tiles)
      : refused(refusal('school-with-expansion', 'MQ-SET-7', 'options.tiles', { tile: school }));
  }
  if (options.expansionTiles === 'add') return ok([...base, ...added]);
  if (options.expansionTiles === 'none') return ok(base);
  const outs = options.swap.map(([out]) => out);
  const ins = options.swap.map(([, in_]) => in_);
  const badOut = outs.find((id, i) => !base.includes(id) || outs.indexOf(id) !== i);
  if (badOut !== undefined) return refused(refusal('swap-out', 'BR-TILE-1', 'options.swap', { tile: badOut }));
  const badIn = ins.find((id, i) => !added.includes(id) || ins.indexOf(id) !== i);
  if (badIn !== undefined) return refused(refusal('swap-in', 'BR-TILE-1', 'options.swap', { tile: badIn }));
  if (outs.length === 0) return refused(refusal('swap-nothing', 'BR-TILE-1', 'options.swap'));
  return ok([...base.filter((id) => !outs.includes(id)), ...ins]);
};

/** BR-TILE-4: every player (every boat, where both must land) can get two passengers, from two islands. */
const barToStations = (options: Options, tiles: readonly string[]): Refusal | undefined => {
  if (options.mode === 'school') return undefined;
  const field = options.tiles.length > 0 ? 'options.tiles' : 'options.swap';
  const stations = tiles.flatMap((id) => TILE_BY_ID.get(id)?.station ?? []);
  if (stations.length < PASSENGERS)
    return refusal('too-few-stations', 'BR-TILE-4', field, { stations: stations.length, needed: PASSENGERS });
  const waiting = stations.reduce((sum, { roof }) => sum + passengersAt(options, roof), 0);
  const needed = PASSENGERS * options.seats * (options.win === 'both-boats' ? options.boatsEach : 1);
  return waiting < needed ? refusal('too-few-passengers', 'BR-TILE-4', field, { waiting, needed }) : undefined;
};

/** The tiles of the stack, or why these options cannot be played. */
export const stackFor = (options: Options): Result<readonly string[]> => {
  const bar = barToTable(options);
  if (bar) return refused(bar);
  const tiles = tilesOf(options);
  if (!tiles.ok) return tiles;
  const stations = barToStations(options, tiles.value);
  return stations ? refused(stations) : ok(stackOf(tiles.value));
};

/** MQ-SET-1; the Rose's wheel has no digits. */
const shipAtStart = ({ id, seat, start }: Berth): Ship => ({
  id,
  seat,
  at: cellsIn(START_SPACES[start - 1])[0],
  heading: 0,
  speed: 1,
  coal: id === ROSE ? ROSE_COAL : FULL_COAL,
  aboard: [],
  status: 'sailing',
  place: 0,
});

/** MQ-SET-1 … 7: ships on their start spaces, the first tile still to be turned up. */
export const setup = (options: Options): Result<State> => {
  const stack = stackFor(options);
  if (!stack.ok) return stack;
  const fleet = fleetOf(options);
  const ids = SHIP_IDS.filter((id) => fleet.some((ship) => ship.id === id));
  return ok({
    options,
    river: { tiles: [{ id: 'start', exit: 'S', heading: 0, q: 0, r: 0 }], first: 0, pier: 'none' },
    stack: stack.value,
    waiting: [0],
    ships: ids.flatMap((id) => fleet.filter((ship) => ship.id === id).map(shipAtStart)),
    round: 1,
    order: fleet.map(({ id }) => ids.indexOf(id)),
    next: 0,
    roseGiven: 0,
    bonusCoal: fleet.some(({ id, start }) => start === START_SPACES.length && id !== ROSE),
    controller: NOBODY,
    turn: FRESH_TURN,
    phase: { kind: 'first-tile' },
  });
};

/** AMB-1: who chooses a heading after this ship (-1: first of all). The Rose and a ship in the yard face straight ahead. */
export const placingAfter = (state: State, ship: number): number => {
  if (state.options.startFacing === 'downstream') return -1;
  for (let i = state.order.indexOf(ship) + 1; i < state.order.length; i++) {
    const { id, at } = state.ships[state.order[i]];
    if (id !== ROSE && at !== YARD) return state.order[i];
  }
  return -1;
};
