import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Patrician',
  line: 'Élevez, étage par étage, les tours des familles toscanes.',
  levels: { deckhand: 'Apprenti', mate: 'Compagnon', captain: 'Maître d’œuvre', commodore: 'Patricien' },
};
