import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Hot Tin Roof',
  line: 'Loop met je katten over de daken van de stad en breng de vis thuis.',
  levels: { deckhand: 'Jonge kat', mate: 'Straatkat', captain: 'Nachtzwerver', commodore: 'Dakkoning' },
};
