import type { HighlightPhrases } from '../highlights';

export { names } from './names';

export const highlights: HighlightPhrases = {
  decided: (city, takers) => `${city} est décidée : ${takers}`,
  takes: (name, points) => `${name} prend ${points}`,
  youTake: (points) => `vous prenez ${points}`,
  takesBoth: (name, points) => `${name} prend les deux tours, ${points}`,
  youTakeBoth: (points) => `vous prenez les deux tours, ${points}`,
  and: 'et',
  pile: 'La pioche est vide : il ne reste que les cartes visibles',
};
