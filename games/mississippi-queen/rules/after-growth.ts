import { lay } from './actions';
import { YARD, placeOf, tileOf } from './cells';
import { LAND, chartOf, kindAt } from './chart';
import { growthMoves } from './growth';
import { reachOf } from './reach';
import { type State, moverOf, sailingAt } from './state';

/** Places that need so many movement points, in two lots: touched by the new tile or not. */
type Fringe = { readonly place: number; readonly isTouched: boolean }[][];

/** One river for each exit: which tile hangs there does not matter where everything on it is taken for water. */
const riversAfter = (state: State): readonly State[] => {
  const byExit = new Map(growthMoves(state).map((move) => [move.exit, move]));
  return [...byExit.values()].map((move) => lay(state, move));
};

const reachAcross = (grown: State, known: number, found: Set<number>): void => {
  const chart = chartOf(grown.river, grown.options);
  const mover = moverOf(grown);
  const frontier = known - 1;
  const isWater = (place: number): boolean => place !== YARD && (tileOf(place) >= known || kindAt(chart, place) !== LAND);
  const seen = new Set<number>();
  const open: Fringe = [[{ place: grown.ships[mover].at, isTouched: false }]];
  for (let used = 0; used <= grown.turn.points; used++) {
    for (const { place, isTouched } of open[used] ?? []) {
      const key = place * 2 + Number(isTouched);
      if (seen.has(key)) continue;
      seen.add(key);
      if (isTouched && place < placeOf(known, 0)) found.add(place);
      for (let way = 0; way < 6; way++) {
        const next = chart.beside[place * 6 + way];
        if (next < 0 || !isWater(next)) continue;
        const met = sailingAt(grown.ships, next);
        const isPush = met >= 0 && met !== mover;
        // A ship on what was the foremost tile may be pushed onto the new one.
        const touches = isTouched || tileOf(next) >= known || (isPush && tileOf(next) === frontier);
        (open[used + (isPush ? 2 : 1)] ??= []).push({ place: next, isTouched: touches });
      }
    }
  }
};

/** All that lies in reach, without a look at coal and bows: quick, and leaves out nothing. */
const withinReach = (reveals: readonly State[]): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const state of reveals) {
    const known = state.river.tiles.length;
    for (const grown of riversAfter(state)) reachAcross(grown, known, found);
  }
  return found;
};

/**
 * Whether the ship to move can end on a space that lies there now when the river has grown in the middle of its turn, with the help of one
 * of the tiles that may come. `reveals` are the moments at which it grows.
 */
export const perhapsAfterGrowth = (reveals: readonly State[]): ((place: number) => boolean) => {
  const near = withinReach(reveals);
  let ends: ReadonlySet<number> | undefined;
  return (place) => {
    if (!near.has(place)) return false;
    ends ??= new Set(
      reveals.flatMap((state) => growthMoves(state).flatMap((move) => [...reachOf(lay(state, move)).stops.keys()])),
    );
    return ends.has(place);
  };
};
