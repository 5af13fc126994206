import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Hot Tin Roof',
  line: 'Promenez vos chats sur les toits de la ville et rapportez le poisson.',
  levels: { deckhand: 'Chaton', mate: 'Chat de gouttière', captain: 'Rôdeur de nuit', commodore: 'Roi des toits' },
};
