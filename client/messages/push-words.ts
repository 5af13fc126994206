import type { Language, PosterWords, Translated } from '@showboat/engine';
import type { push } from './en/push';

// What notifications say, in all languages at once: a service worker does not wait for files when nobody has the page open.

export type PushWords = Translated<typeof push>;

const WORDS = import.meta.glob<PushWords>('./*/push.ts', { eager: true, import: 'push' });
const POSTERS = import.meta.glob<PosterWords>('../../games/*/words/*/poster.ts', { eager: true, import: 'poster' });

export const pushWords = (language: Language): PushWords | undefined => WORDS[`./${language}/push.ts`];

export const pushedGame = (language: Language, game: string): string | undefined =>
  POSTERS[`../../games/${game}/words/${language}/poster.ts`]?.title;
