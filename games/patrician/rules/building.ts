import { CITY_OF } from './cards';
import { FLOORS } from './cities';
import { BUILD_A, BUILD_B, type Move, type Site } from './moves';
import { type State, cardPlayed } from './state';

/** PAT-BUILD-4: the last floor of a city goes to the site that is still empty. */
export const isBarredFrom = (state: State, site: Site): boolean => {
  const city = CITY_OF[cardPlayed(state)];
  const a = state.towers[2 * city].length;
  const b = state.towers[2 * city + 1].length;
  return a + b + 1 === FLOORS[city] && (site === 'A' ? b : a) === 0;
};

const BOTH: readonly Move[] = [BUILD_A, BUILD_B];
const ONLY_A: readonly Move[] = [BUILD_A];
const ONLY_B: readonly Move[] = [BUILD_B];

export const buildMoves = (state: State): readonly Move[] =>
  isBarredFrom(state, 'A') ? ONLY_B : isBarredFrom(state, 'B') ? ONLY_A : BOTH;
