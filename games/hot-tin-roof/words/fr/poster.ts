import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Hot Tin Roof',
  line: 'Promenez vos chats sur les toits de la ville et rapportez le poisson.',
};
