import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = { title: 'High Card', line: 'Lay the higher of two secret cards.' };
