import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Patrician',
  line: 'Bouw de torens van Toscaanse families, verdieping na verdieping.',
  levels: { deckhand: 'Leerling', mate: 'Gezel', captain: 'Bouwmeester', commodore: 'Patriciër' },
};
