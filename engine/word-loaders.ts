import { type GameWords, type Language, type MoreWords, type Translated, type WhyWords, allWords } from './words';

/**
 * The door to the files of a language. An import by a computed name has no type; tests check that every language has the same files
 * with the same exports.
 */
export interface LanguageFiles<State, Move, Words extends GameWords<State, Move>, Lessons> {
  words(language: Language): Promise<Words>;
  why(language: Language): Promise<WhyWords>;
  more(language: Language): Promise<MoreWords<State>>;
  lessons(language: Language): Promise<{ readonly lessons: Translated<Lessons> }>;
  /** The rule book as Markdown. The English original has no language in its name. */
  rules(language: Language): Promise<{ readonly default: string }>;
}

/** Only the language in use is loaded, and of it what is needed. No table waits for these. */
export interface LateLoaders<State> {
  loadWhyWords(language: Language): Promise<WhyWords>;
  loadMoreWords(language: Language): Promise<MoreWords<State>>;
  loadRules(language: Language): Promise<string>;
}

export interface WordLoaders<State, Move, Words extends GameWords<State, Move>, Lessons> extends LateLoaders<State> {
  loadLessons(language: Language): Promise<Translated<Lessons>>;
  /** For tests and tools. */
  loadAllWords(language: Language): Promise<Words & WhyWords & MoreWords<State>>;
}

export const wordLoaders = <State, Move, Words extends GameWords<State, Move>, Lessons>(
  files: LanguageFiles<State, Move, Words, Lessons>,
): WordLoaders<State, Move, Words, Lessons> => {
  const { words, why, more } = files;
  return {
    loadWhyWords: why,
    loadMoreWords: more,
    loadLessons: async (language) => (await files.lessons(language)).lessons,
    loadRules: async (language) => (await files.rules(language)).default,
    loadAllWords: async (language) => allWords(await words(language), await why(language), await more(language)),
  };
};
