import type { HighlightPhrases } from '../highlights';

export { names } from './names';

export const highlights: HighlightPhrases = {
  last: (name) => `${name} holt den letzten Fisch: Die Nacht ist vorbei`,
  youLast: 'Du holst den letzten Fisch: Die Nacht ist vorbei',
  lastButOne: (name) => `${name} holt einen Fisch: Nur einer ist noch da`,
  youLastButOne: 'Du holst einen Fisch: Nur einer ist noch da',
};
