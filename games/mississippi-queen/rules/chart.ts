import { DIRECTIONS, HEADINGS, type Hex, rotate } from '@showboat/engine';
import { CELLS_ON_TILE, CELL_HEXES, EXIT_TURN, type Exit, NOWHERE, cellsIn, placeOf } from './cells';
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

const LANDINGS: Readonly<Record<Exit, readonly number[]>> = {
  L: cellsIn(LANDING_CELLS.L),
  S: cellsIn(LANDING_CELLS.S),
  R: cellsIn(LANDING_CELLS.R),
};

const cellAt = new Map(CELL_HEXES.map((hex, cell) => [`${hex.q},${hex.r}`, cell]));

/** Cell × 6 + heading → cell or -1, for a tile that lies with heading 0 and the next one (or itself) at `towards`, turned by `turn`. */
const contacts = (towards: Hex, turn: number): Int8Array =>
  Int8Array.from(
    CELL_HEXES.flatMap((hex) =>
      DIRECTIONS.map((step) => {
        const there = rotate({ q: hex.q + step.q - towards.q, r: hex.r + step.r - towards.r }, -turn);
        return cellAt.get(`${there.q},${there.r}`) ?? -1;
      }),
    ),
  );

/** The same for a tile that lies with each heading: world headings in, so that no table is turned while a river is charted. */
const forEachHeading = (table: Int8Array): readonly Int8Array[] =>
  HEADINGS.map((heading) => table.map((_, i) => table[i - (i % 6) + (((i % 6) - heading + 6) % 6)]));

const WITHIN = forEachHeading(contacts({ q: 0, r: 0 }, 0));

/** MQ-GEO-5, computed from MQ-GEO-4. */
const onto = (exit: Exit): readonly Int8Array[] =>
  forEachHeading(contacts(rotate({ q: 0, r: -4 }, EXIT_TURN[exit]), EXIT_TURN[exit]));
const ONTO: Readonly<Record<Exit, readonly Int8Array[]>> = { L: onto('L'), S: onto('S'), R: onto('R') };

const marksOf = (tile: TileSpec, options: Options): Uint8Array => {
  const marks = new Uint8Array(CELLS_ON_TILE);
  for (const cell of cellsIn(tile.land)) marks[cell] = LAND;
  if (options.sandBars) for (const cell of cellsIn(tile.sandBars)) marks[cell] = SAND;
  if (options.logs) for (const cell of cellsIn(tile.logs)) marks[cell] = LOGS;
  if (tile.station) for (const cell of cellsIn(tile.station.jetty)) marks[cell] |= JETTY;
  if (options.coalSupply) for (const { jetty } of tile.coal ?? []) for (const cell of cellsIn(jetty)) marks[cell] |= COAL;
  return marks;
};

const markedTiles = new WeakMap<Options, Map<string, Uint8Array>>();

const marksOfTile = (id: string, options: Options): Uint8Array => {
  let known = markedTiles.get(options);
  if (!known) markedTiles.set(options, (known = new Map()));
  let marks = known.get(id);
  if (!marks) {
    const tile = TILE_BY_ID.get(id);
    if (!tile) throw new Error(`no tile is called ${id}`);
    known.set(id, (marks = marksOf(tile, options)));
  }
  return marks;
};

const SPACES = CELLS_ON_TILE * 6;

/** Writes one tile and its border with the tile before it (MQ-GEO-7: neighbours across tiles only where tiles are consecutive). */
const chartTile = (beside: Int16Array, marks: Uint8Array, river: River, number: number, options: Options): void => {
  const { id, heading, exit } = river.tiles[number];
  const base = placeOf(number, 0);
  marks.set(marksOfTile(id, options), base);
  const within = WITHIN[heading];
  for (let i = 0; i < SPACES; i++) if (within[i] >= 0) beside[base * 6 + i] = base + within[i];
  if (number === river.first) return;
  const before = base - CELLS_ON_TILE;
  const ahead = ONTO[exit][river.tiles[number - 1].heading];
  for (let i = 0; i < SPACES; i++) {
    if (ahead[i] < 0) continue;
    const to = base + ahead[i];
    beside[before * 6 + i] = to;
    beside[to * 6 + (((i % 6) + 3) % 6)] = before + ((i / 6) | 0);
  }
};

/** MQ-REM-4: what is removed is off the river, and so is the way back to it. */
const clearTile = (beside: Int16Array, marks: Uint8Array, number: number): void => {
  const base = placeOf(number, 0);
  const next = base + CELLS_ON_TILE;
  beside.fill(NOWHERE, base * 6, next * 6);
  marks.fill(LAND, base, next);
  for (let i = next * 6; i < next * 6 + SPACES; i++) if (beside[i] >= 0 && beside[i] < next) beside[i] = NOWHERE;
};

const drawChart = (river: River, options: Options): Chart => {
  const { tiles, first, pier } = river;
  // Most rivers are the one just looked at with a tile more or less: then only that tile is drawn.
  const known = lastRiver && lastChart && lastChart.options === options && isSameRiver(lastRiver, river) ? lastChart : undefined;
  const drawn = known && lastRiver ? lastRiver.tiles.length : first;
  const beside = known && drawn === tiles.length ? known.beside.slice() : new Int16Array(tiles.length * SPACES);
  const marks = known && drawn === tiles.length ? known.marks.slice() : new Uint8Array(tiles.length * CELLS_ON_TILE);
  if (known && lastRiver) {
    if (drawn < tiles.length) {
      beside.set(known.beside);
      marks.set(known.marks);
      beside.fill(NOWHERE, drawn * SPACES);
    }
    for (let number = lastRiver.first; number < first; number++) clearTile(beside, marks, number);
  } else {
    beside.fill(NOWHERE);
    marks.fill(LAND);
  }
  for (let number = drawn; number < tiles.length; number++) chartTile(beside, marks, river, number, options);
  if (pier !== 'none') for (const cell of LANDINGS[pier]) marks[placeOf(tiles.length - 1, cell)] |= LANDING;
  return { options, beside, marks, frontier: pier === 'none' ? tiles.length - 1 : -1 };
};

/** Whether one river goes on where the other ended. Tiles are the same objects as long as they lie; a pier is never moved. */
const isSameRiver = (before: River, after: River): boolean => {
  const count = before.tiles.length;
  if (before.first > after.first || after.first >= count || count > after.tiles.length) return false;
  return (before.pier === 'none' || before.pier === after.pier) && before.tiles[count - 1] === after.tiles[count - 1];
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
