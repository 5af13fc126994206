import type { HighlightPhrases } from '../highlights';

export { names } from './names';

export const highlights: HighlightPhrases = {
  decided: (city, takers) => `${city} is decided: ${takers}`,
  takes: (name, points) => `${name} takes ${points}`,
  youTake: (points) => `you take ${points}`,
  takesBoth: (name, points) => `${name} takes both towers, ${points}`,
  youTakeBoth: (points) => `you take both towers, ${points}`,
  and: 'and',
  pile: 'The draw pile is empty: what lies open is all there is',
};
