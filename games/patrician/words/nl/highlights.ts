import type { HighlightPhrases } from '../highlights';

export { names } from './names';

export const highlights: HighlightPhrases = {
  decided: (city, takers) => `${city} is beslist: ${takers}`,
  takes: (name, points) => `${name} krijgt ${points}`,
  youTake: (points) => `jij krijgt ${points}`,
  takesBoth: (name, points) => `${name} krijgt beide torens, ${points}`,
  youTakeBoth: (points) => `jij krijgt beide torens, ${points}`,
  and: 'en',
  pile: 'De trekstapel is leeg: wat open ligt, is alles',
};
