import type { HighlightPhrases } from '../highlights';

export { names } from './names';

export const highlights: HighlightPhrases = {
  last: (name) => `${name} pakt de laatste vis: de nacht is voorbij`,
  youLast: 'Jij pakt de laatste vis: de nacht is voorbij',
  lastButOne: (name) => `${name} pakt een vis: er is er nog maar één`,
  youLastButOne: 'Jij pakt een vis: er is er nog maar één',
};
