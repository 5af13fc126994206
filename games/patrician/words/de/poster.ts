import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Patrizier',
  line: 'Baue die Türme toskanischer Familien, Stockwerk um Stockwerk.',
  levels: { deckhand: 'Lehrling', mate: 'Geselle', captain: 'Baumeister', commodore: 'Patrizier' },
};
