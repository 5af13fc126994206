import { CELLS, YARD, cellOf, cellsIn, placeOf } from '../rules/cells';
import { type Chart, LAND, LOGS, SAND, isLanding, kindAt } from '../rules/chart';
import type { River } from '../rules/state';
import { TILE_BY_ID } from '../rules/tiles';

// How far it is from every place and heading to a goal, in half steps: a step is two, a turn of 60° one, because every turn of a ship
// holds one free turn. Kept with the chart: the same river is looked at many times.

export type Way = Uint16Array;

export const FAR = 9999;

const STEP = 2;
const TURN = 1;
/** What running aground or crossing logs costs besides the step. */
const SAND_EXTRA = 8;
const LOGS_EXTRA = 4;

/** No edge costs more than this, so a ring of so many lists holds all open nodes; none of them ever holds more than this. */
const RING = 16;
const LONGEST = 1 << 14;
const ring = Array.from({ length: RING }, () => new Uint16Array(LONGEST));
const counts = new Int32Array(RING);
let open = 0;

const offer = (way: Way, node: number, cost: number): void => {
  if (cost >= way[node]) return;
  way[node] = cost;
  const list = cost & (RING - 1);
  ring[list][counts[list]++] = node;
  open++;
};

/** Dial's algorithm backwards from the goals, over places × headings. */
const wayTo = (chart: Chart, goals: readonly number[]): Way => {
  const { beside, marks } = chart;
  const way = new Uint16Array(marks.length * 6).fill(FAR);
  for (const goal of goals) for (let heading = 0; heading < 6; heading++) offer(way, goal * 6 + heading, 0);
  for (let cost = 0; open > 0; cost++) {
    const list = cost & (RING - 1);
    const nodes = ring[list];
    const count = counts[list];
    // What is offered at a cost above this one lands in other lists, so this one is done with.
    counts[list] = 0;
    open -= count;
    for (let i = 0; i < count; i++) {
      const node = nodes[i];
      if (way[node] !== cost) continue;
      const place = (node / 6) | 0;
      const heading = node - place * 6;
      const kind = kindAt(chart, place);
      // Nobody turns on a sand bar.
      if (kind !== SAND) {
        offer(way, heading === 5 ? node - 5 : node + 1, cost + TURN);
        offer(way, heading === 0 ? node + 5 : node - 1, cost + TURN);
      }
      const from = beside[heading < 3 ? node + 3 : node - 3];
      if (from < 0 || (kindAt(chart, from) === LAND && from !== YARD)) continue;
      offer(way, from * 6 + heading, cost + STEP + (kind === SAND ? SAND_EXTRA : kind === LOGS ? LOGS_EXTRA : 0));
    }
  }
  return way;
};

export interface Ways {
  /** To the pier, or to the front of the foremost tile. */
  readonly ahead: Way;
  /** The tiles with a station that still lie, their jetties, and from each the way ahead with the best heading. */
  readonly tiles: readonly number[];
  readonly jetties: readonly number[];
  readonly home: readonly number[];
  /** To each of those jetties, found when first asked for. */
  readonly to: (Way | undefined)[];
  readonly chart: Chart;
  readonly first: number;
  readonly pier: River['pier'];
}

const FRONT = CELLS.map((cell) => cell.endsWith('4'));

const drawWays = (chart: Chart, river: River): Ways => {
  const last = river.tiles.length - 1;
  const isGoal = (place: number): boolean => (river.pier === 'none' ? FRONT[cellOf(place)] : isLanding(chart, place));
  const goals = CELLS.map((_, cell) => placeOf(last, cell)).filter((place) => kindAt(chart, place) !== LAND && isGoal(place));
  const ahead = wayTo(chart, goals);
  const tiles: number[] = [];
  const jetties: number[] = [];
  for (let number = river.first; number <= last; number++) {
    const station = TILE_BY_ID.get(river.tiles[number].id)?.station;
    if (!station) continue;
    tiles.push(number);
    jetties.push(placeOf(number, cellsIn(station.jetty)[0]));
  }
  return {
    ahead,
    tiles,
    jetties,
    home: jetties.map((jetty) => fromPlace(ahead, jetty)),
    to: jetties.map(() => undefined),
    chart,
    first: river.first,
    pier: river.pier,
  };
};

// Tiles that are left behind change no way ahead, so ways are kept with the tiles ever laid and not with the chart. Ways found when
// more tiles lay there serve later; the other way round they would lack the tiles that are gone.
const known = new WeakMap<River['tiles'], Ways[]>();

export const waysOn = (chart: Chart, river: River): Ways => {
  let kept = known.get(river.tiles);
  if (!kept) known.set(river.tiles, (kept = []));
  for (const ways of kept)
    if (ways.pier === river.pier && ways.first <= river.first && ways.chart.options === chart.options) return ways;
  const ways = drawWays(chart, river);
  kept.push(ways);
  return ways;
};

/** The way to the jetty of the i-th station. */
export const wayToStation = (ways: Ways, i: number): Way => (ways.to[i] ??= wayTo(ways.chart, [ways.jetties[i]]));

/** The best heading to start from a place, where one may choose. */
export const fromPlace = (way: Way, place: number): number => {
  let best = FAR;
  for (let heading = 0; heading < 6; heading++) if (way[place * 6 + heading] < best) best = way[place * 6 + heading];
  return best;
};
