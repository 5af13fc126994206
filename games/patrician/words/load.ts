import type { Language } from '@showboat/engine';
import type { Words } from './words';

/** What the first turn needs. The door to a file of a language: see `load-late.ts`, which has the others. */
export const loadWords = async (language: Language): Promise<Words> => {
  const { words }: { readonly words: Words } = await import(`./${language}/index.ts`);
  return words;
};
