import { lay } from './actions';
import { YARD, placeOf, tileOf } from './cells';
import { LAND, chartOf, kindAt } from './chart';
import { growthMoves } from './growth';
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

/**
 * Spaces that lie there now and that the ship to move may perhaps end on when the river has grown in the middle of its turn, with the help
 * of the new tile. `reveals` are the moments at which it grows.
 */
export const perhapsAfterGrowth = (reveals: readonly State[]): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const state of reveals) {
    const known = state.river.tiles.length;
    for (const grown of riversAfter(state)) reachAcross(grown, known, found);
  }
  return found;
};
