import { type Language, type MoreWords, type Translated, allWords } from '@showboat/engine';
import type { State } from '../rules/state';
import type { lessons } from './en/lessons';
import type { Words } from './words';

// The door to the files of a language: what is imported by a name made up here has no type, and every language has the same files.

export const loadWords = async (language: Language): Promise<Words> => {
  const file: { readonly words: Words } = await import(`./${language}/index.ts`);
  return file.words;
};

export const loadMoreWords = async (language: Language): Promise<MoreWords<State>> => {
  const file: { readonly more: MoreWords<State> } = await import(`./${language}/more.ts`);
  return file.more;
};

export const loadLessons = async (language: Language): Promise<Translated<typeof lessons>> => {
  const file: { readonly lessons: Translated<typeof lessons> } = await import(`./${language}/lessons.ts`);
  return file.lessons;
};

/** For tests and tools: tables load what they need. */
export const loadAllWords = async (language: Language): Promise<Words & MoreWords<State>> =>
  allWords(await loadWords(language), await loadMoreWords(language));

/** The English original has no language in its name. */
export const loadRules = async (language: Language): Promise<string> => {
  const file: { readonly default: string } = await (language === 'en'
    ? import('../RULES.md?raw')
    : import(`../RULES.${language}.md?raw`));
  return file.default;
};
