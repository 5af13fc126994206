import { CITY_OF } from './cards';
import { type City, citiesFor } from './cities';
import { DECLINE, MOVES_FROM_A, MOVES_FROM_B, type Move } from './moves';
import { type State, cardPlayed, isComplete } from './state';

export type MoveBar = 'city-not-in-play' | 'move-where-built' | 'move-in-complete-city' | 'move-without-floor';
export type SiteBar = 'move-from-empty-site' | 'move-would-empty-site';

/** PAT-MOVE-2, 3, 5: why the seat to move may not move a floor in a city. */
export const barToMoveIn = (state: State, city: City): MoveBar | undefined => {
  if (!citiesFor(state.options.seats).includes(city)) return 'city-not-in-play';
  if (city === CITY_OF[cardPlayed(state)]) return 'move-where-built';
  if (isComplete(state.towers, city)) return 'move-in-complete-city';
  const own = String(state.turn);
  return state.towers[2 * city].includes(own) || state.towers[2 * city + 1].includes(own) ? undefined : 'move-without-floor';
};

/** PAT-MOVE-1, PAT-MOVE-6 */
export const barToMoveFrom = (state: State, tower: number): SiteBar | undefined => {
  const { length } = state.towers[tower];
  if (length === 0) return 'move-from-empty-site';
  return length === 1 && !state.options.moveMayEmptySite ? 'move-would-empty-site' : undefined;
};

/** Without declining; none where the symbol is to be ignored (PAT-MOVE-7). */
export const floorMoves = (state: State): Move[] => {
  const moves: Move[] = [];
  for (const city of citiesFor(state.options.seats)) {
    if (barToMoveIn(state, city) !== undefined) continue;
    if (barToMoveFrom(state, 2 * city) === undefined) moves.push(MOVES_FROM_A[city]);
    if (barToMoveFrom(state, 2 * city + 1) === undefined) moves.push(MOVES_FROM_B[city]);
  }
  return moves;
};

export const movingMoves = (state: State): readonly Move[] => {
  const moves = floorMoves(state);
  moves.push(DECLINE);
  return moves;
};
