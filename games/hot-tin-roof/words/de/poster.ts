import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Hot Tin Roof',
  line: 'Führe deine Katzen über die Dächer der Stadt und bring den Fisch nach Hause.',
  levels: { deckhand: 'Jungkater', mate: 'Straßenkater', captain: 'Nachtstreuner', commodore: 'Dachkönig' },
};
