import { DIRECTIONS, add, rotate } from '@showboat/engine';
import { CELLS_ON_TILE, CELL_HEXES, EXITS, EXIT_TURN, type Exit, NOWHERE, cellsIn, placeOf } from './cells';
import type { Options } from './options';
import type { River } from './state';
import { TILE_BY_ID, type TileSpec } from './tiles';

// The river as tables: which place lies next to which, and what is there. Made once for a river, read at every step.

export const WATER = 0;
export const LAND = 1;
export const SAND = 2;
export const LOGS = 3;

const JETTY = 4;
const COAL = 8;
const LANDING = 16;
const KIND = 3;

export interface Chart {
  readonly options: Options;
  /** Place × 6 + heading → place, or NOWHERE. */
  readonly beside: Int16Array;
  /** What lies on a place: a kind, and marks for jetties and landing spaces. */
  readonly marks: Uint8Array;
  /** The foremost tile while more are to come, else -1. */
  readonly frontier: number;
}

/** MQ-GEO-6 */
export const LANDING_CELLS: Readonly<Record<Exit, string>> = { L: 'a3 a4 b4', S: 'b4 c4 d4', R: 'e3 e4 d4' };

const cellAt = new Map(CELL_HEXES.map((hex, cell) => [`${hex.q},${hex.r}`, cell]));

/** Cell × 6 + heading on an unturned tile → cell, with -1 where the tile ends. */
const WITHIN = Int8Array.from(
  CELL_HEXES.flatMap((hex) => DIRECTIONS.map((d) => cellAt.get(`${hex.q + d.q},${hex.r + d.r}`) ?? -1)),
);

/** The same for the next tile on an exit (MQ-GEO-5), computed from MQ-GEO-4, with headings of the old tile. */
const ONTO: Readonly<Record<Exit, Int8Array>> = { L: contacts('L'), S: contacts('S'), R: contacts('R') };

function contacts(exit: Exit): Int8Array {
  const turn = EXIT_TURN[exit];
  const towards = rotate({ q: 0, r: -4 }, turn);
  const there = new Map(
    CELL_HEXES.map((hex, cell) => [add(towards, rotate(hex, turn)), cell] as const).map(([hex, cell]) => [
      `${hex.q},${hex.r}`,
      cell,
    ]),
  );
  return Int8Array.from(CELL_HEXES.flatMap((hex) => DIRECTIONS.map((d) => there.get(`${hex.q + d.q},${hex.r + d.r}`) ?? -1)));
}

const marksOfTile = (tile: TileSpec, options: Options): Uint8Array => {
  const marks = new Uint8Array(CELLS_ON_TILE);
  for (const cell of cellsIn(tile.land)) marks[cell] = LAND;
  if (options.sandBars) for (const cell of cellsIn(tile.sandBars)) marks[cell] = SAND;
  if (options.logs) for (const cell of cellsIn(tile.logs)) marks[cell] = LOGS;
  if (tile.station) for (const cell of cellsIn(tile.station.jetty)) marks[cell] |= JETTY;
  if (options.coalSupply) for (const { jetty } of tile.coal ?? []) for (const cell of cellsIn(jetty)) marks[cell] |= COAL;
  return marks;
};

const drawChart = (river: River, options: Options): Chart => {
  const { tiles, first, pier } = river;
  const beside = new Int16Array(tiles.length * CELLS_ON_TILE * 6).fill(NOWHERE);
  const marks = new Uint8Array(tiles.length * CELLS_ON_TILE).fill(LAND);
  for (let number = first; number < tiles.length; number++) {
    const { id, heading } = tiles[number];
    const tile = TILE_BY_ID.get(id);
    if (!tile) throw new Error(`no tile is called ${id}`);
    marks.set(marksOfTile(tile, options), placeOf(number, 0));
    const ahead = number + 1 < tiles.length ? ONTO[tiles[number + 1].exit] : undefined;
    for (let cell = 0; cell < CELLS_ON_TILE; cell++) {
      for (let way = 0; way < 6; way++) {
        const from = placeOf(number, cell);
        const world = (way + heading) % 6;
        const same = WITHIN[cell * 6 + way];
        if (same >= 0) beside[from * 6 + world] = placeOf(number, same);
        const onward = ahead ? ahead[cell * 6 + way] : -1;
        if (onward < 0) continue;
        // MQ-GEO-7: neighbours across tiles only where the tiles are consecutive, both ways.
        const to = placeOf(number + 1, onward);
        beside[from * 6 + world] = to;
        beside[to * 6 + ((world + 3) % 6)] = from;
      }
    }
  }
  if (pier !== 'none') for (const cell of cellsIn(LANDING_CELLS[pier])) marks[placeOf(tiles.length - 1, cell)] |= LANDING;
  return { options, beside, marks, frontier: pier === 'none' ? tiles.length - 1 : -1 };
};

// A river is the same object through all the turns in which it does not change, so its chart is kept with it.
const charts = new WeakMap<River, Chart>();
let lastRiver: River | undefined;
let lastChart: Chart | undefined;

export const chartOf = (river: River, options: Options): Chart => {
  if (river === lastRiver && lastChart && lastChart.options === options) return lastChart;
  let chart = charts.get(river);
  if (!chart || chart.options !== options) {
    chart = drawChart(river, options);
    charts.set(river, chart);
  }
  lastRiver = river;
  lastChart = chart;
  return chart;
};

export const kindAt = (chart: Chart, place: number): number => chart.marks[place] & KIND;

export const isJetty = (chart: Chart, place: number): boolean => (chart.marks[place] & JETTY) !== 0;

export const isCoalJetty = (chart: Chart, place: number): boolean => (chart.marks[place] & COAL) !== 0;

export const isLanding = (chart: Chart, place: number): boolean => (chart.marks[place] & LANDING) !== 0;

/** MQ-COMP-2: all three exits; which of them are open, `growth.ts` says. */
export const ALL_EXITS: readonly Exit[] = EXITS;
