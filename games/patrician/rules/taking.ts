import { CITY_OF, IS_ANY_CARD } from './cards';
import { CITIES } from './cities';
import { type Move, TAKES } from './moves';
import { NO_CARD, type State, cardPlayed } from './state';

const ONE: readonly (readonly Move[])[] = TAKES.map((take) => [take]);

/** Whether a choice is given: by the symbol (PAT-CARD-2), or because no card lies at the city built in (PAT-REFILL-5). */
export const mayTakeAnywhere = (state: State): boolean => {
  const card = cardPlayed(state);
  return IS_ANY_CARD[card] || state.lying[CITY_OF[card]] === NO_CARD;
};

export const takingMoves = (state: State): readonly Move[] => {
  if (!mayTakeAnywhere(state)) return ONE[CITY_OF[cardPlayed(state)]];
  const moves: Move[] = [];
  for (let city = 0; city < CITIES.length; city++) if (state.lying[city] !== NO_CARD) moves.push(TAKES[city]);
  return moves;
};

export const isBoardBare = (state: State): boolean => {
  for (let city = 0; city < CITIES.length; city++) if (state.lying[city] !== NO_CARD) return false;
  return true;
};
