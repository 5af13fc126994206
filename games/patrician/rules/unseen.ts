import { type Card, HIDDEN, cardsOf } from './cards';
import { citiesFor } from './cities';
import type { State } from './state';

/** The cards that are not to be seen anywhere: in a view those of the pile, of other hands, and under the tops of piles. */
export const unseenCards = (state: State): readonly Card[] => {
  const cards = cardsOf(citiesFor(state.options.seats));
  const seen = new Set<Card>(state.lying);
  for (const { hand, played } of state.players) {
    for (const card of hand) seen.add(card);
    for (const card of played) seen.add(card);
  }
  for (const card of state.pile) seen.add(card);
  return cards.filter((card) => !seen.has(card));
};

/** What may come out of a sorted list of cards: in a view also anything that is not seen elsewhere. */
export const possibleCards = (state: State, cards: readonly Card[]): readonly Card[] => {
  if (cards.length === 0 || cards[0] !== HIDDEN) return cards;
  return [...cards.filter((card) => card !== HIDDEN), ...unseenCards(state)].sort((a, b) => a - b);
};
