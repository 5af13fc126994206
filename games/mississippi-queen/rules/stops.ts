import { carryOut } from './actions';
import type { Move } from './moves';
import { type Stop, stopsFrom } from './reach';
import { canEndWithRoseAtEase, roseOf } from './rose';
import { type State, moverOf } from './state';
import { coalLeft } from './turn';
import { outcomesFrom } from './turns';

/** Up to where all movement points are spent; docking and exchanging come after it. `undefined` if chance comes before. */
const stopOn = (opened: State, moves: readonly Move[]): Stop | undefined => {
  let state = opened;
  for (const [count, move] of moves.entries()) {
    state = carryOut(state, move);
    if (state.phase.kind !== 'sailing' || state.turn.points > 0) continue;
    const place = state.ships[moverOf(state)].at;
    return { place, coal: coalLeft(opened) - coalLeft(state), moves: moves.slice(0, count + 1), state };
  }
  return undefined;
};

const isCheaper = (stop: Stop, than: Stop | undefined): boolean =>
  !than || stop.coal < than.coal || (stop.coal === than.coal && stop.moves.length < than.moves.length);

/**
 * The spaces the ship to move can end on, each with its cheapest legal way: what lights up on the board. With the Rose about, ways that
 * leave her in need are not legal while others are (BR-ROSE-8).
 */
export const legalStops = (opened: State): ReadonlyMap<number, Stop> => {
  const cheapest = stopsFrom(opened);
  const rose = roseOf(opened);
  // Mostly nobody is near her, and the cheapest ways are legal; all ways are tried only where one is not.
  if (rose < 0 || [...cheapest.values()].every(({ state }) => canEndWithRoseAtEase(state, rose))) return cheapest;
  const stops = new Map<number, Stop>();
  for (const { moves } of outcomesFrom(opened)) {
    const stop = stopOn(opened, moves);
    if (stop && isCheaper(stop, stops.get(stop.place))) stops.set(stop.place, stop);
  }
  return stops;
};
