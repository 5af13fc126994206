import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Hot Tin Roof',
  line: 'Walk your cats over the roofs of town and bring home the fish.',
};
