import type { Language } from '@showboat/engine';
import { type Phrases, speak } from './speak';
import type { Words } from './words';

/** What the first turn needs. The door to the phrases of a language: see `load-late.ts`, which has the others. */
export const loadWords = async (language: Language): Promise<Words> => {
  const phrases: Phrases = await import(`./${language}/index.ts`);
  return speak(phrases);
};
