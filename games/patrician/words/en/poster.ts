import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Patrician',
  line: 'Raise the towers of Tuscan families, floor by floor.',
  levels: { deckhand: 'Apprentice', mate: 'Journeyman', captain: 'Master builder', commodore: 'Patrician' },
};
