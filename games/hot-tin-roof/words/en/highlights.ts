import type { HighlightPhrases } from '../highlights';

export { names } from './names';

export const highlights: HighlightPhrases = {
  last: (name) => `${name} takes the last fish: the night is over`,
  youLast: 'You take the last fish: the night is over',
  lastButOne: (name) => `${name} takes a fish: only one is left`,
  youLastButOne: 'You take a fish: only one is left',
};
