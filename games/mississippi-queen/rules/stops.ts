import { carryOut } from './actions';
import { END } from './moves';
import { hasPlan } from './plan';
import { type Stop, reachOf } from './reach';
import { canEndWithRoseAtEase, roseOf } from './rose';
import type { State } from './state';

/** Whether the Rose's needs leave this stop open, whatever tile comes on the way: more water never takes a plan from her. */
const isOpenToRose = (opened: State, { state, moves, growsFirst }: Stop, rose: number): boolean => {
  if (!growsFirst) return canEndWithRoseAtEase(state, rose);
  // BR-ROSE-8: a turn that chance interrupts brings nobody into need, and with the last point spent nothing else can come of it.
  if (moves.at(-1)?.kind === 'lay') return true;
  return hasPlan({ ...carryOut(state, END), river: opened.river }, rose, 1);
};

/**
 * The spaces the ship to move can end on, each with its cheapest legal way: what lights up on the board. With the Rose about, ways that
 * leave her in need are not legal while others are (BR-ROSE-8).
 */
export const legalStops = (opened: State): ReadonlyMap<number, Stop> => {
  const rose = roseOf(opened);
  if (rose < 0 || !canEndWithRoseAtEase(opened, rose)) return reachOf(opened).stops;
  return reachOf(opened, (stop) => isOpenToRose(opened, stop, rose)).stops;
};
