import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Patrician',
  line: 'Raise the towers of Tuscan families, floor by floor.',
};
