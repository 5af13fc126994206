import type { HighlightPhrases } from '../highlights';

export { names } from './names';

export const highlights: HighlightPhrases = {
  decided: (city, takers) => `${city} ist entschieden: ${takers}`,
  takes: (name, points) => `${name} bekommt ${points}`,
  youTake: (points) => `du bekommst ${points}`,
  takesBoth: (name, points) => `${name} bekommt beide Türme, ${points}`,
  youTakeBoth: (points) => `du bekommst beide Türme, ${points}`,
  and: 'und',
  pile: 'Der Stapel ist leer: Was offen liegt, ist alles',
};
