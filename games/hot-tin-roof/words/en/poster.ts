import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Hot Tin Roof',
  line: 'Walk your cats over the roofs of town and bring home the fish.',
  levels: { deckhand: 'Kitten', mate: 'Alley cat', captain: 'Night prowler', commodore: 'King of the roofs' },
};
