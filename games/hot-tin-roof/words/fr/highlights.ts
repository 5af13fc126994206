import type { HighlightPhrases } from '../highlights';

export { names } from './names';

export const highlights: HighlightPhrases = {
  last: (name) => `${name} prend le dernier poisson : la nuit est finie`,
  youLast: 'Vous prenez le dernier poisson : la nuit est finie',
  lastButOne: (name) => `${name} prend un poisson : il n’en reste qu’un`,
  youLastButOne: 'Vous prenez un poisson : il n’en reste qu’un',
};
