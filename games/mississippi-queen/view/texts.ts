import type { GameTexts, Language } from '@showboat/ui';
import type { Move, State } from '../board';
import type { Words } from '../words/words';
import type { Labels } from './labels/labels';
import { findRule } from './rule-text';

/** All that this game says in one language. */
export interface Speech {
  readonly words: Words;
  readonly labels: Labels;
}

const loadEnglish = async (): Promise<Speech> => {
  const [{ en: words }, { labels }] = await Promise.all([import('../words/en'), import('./labels/en')]);
  return { words, labels };
};

const loadGerman = async (): Promise<Speech> => {
  const [{ de: words }, { labels }] = await Promise.all([import('../words/de'), import('./labels/de')]);
  return { words, labels };
};

const loadFrench = async (): Promise<Speech> => {
  const [{ fr: words }, { labels }] = await Promise.all([import('../words/fr'), import('./labels/fr')]);
  return { words, labels };
};

const loadDutch = async (): Promise<Speech> => {
  const [{ nl: words }, { labels }] = await Promise.all([import('../words/nl'), import('./labels/nl')]);
  return { words, labels };
};

/** Only the language in use is loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: loadEnglish,
  de: loadGerman,
  fr: loadFrench,
  nl: loadDutch,
};

const RULE_BOOKS: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import('../RULES.md?raw'),
  de: () => import('../RULES.de.md?raw'),
  fr: () => import('../RULES.fr.md?raw'),
  nl: () => import('../RULES.nl.md?raw'),
};

const spoken = new WeakMap<GameTexts<State, Move>, Speech>();

/** What stands behind texts that were loaded here; the frame only knows what all games have. */
export const speechOf = (texts: GameTexts<State, Move>): Speech => {
  const speech = spoken.get(texts);
  if (!speech) throw new Error(`texts in ${texts.language} that were not loaded by this view`);
  return speech;
};

export const loadTexts = async (language: Language): Promise<GameTexts<State, Move>> => {
  const speech = await LOADERS[language]();
  const { words } = speech;
  const texts: GameTexts<State, Move> = {
    language,
    title: words.title,
    nameSeat: words.nameSeat,
    sayRefusal: words.sayRefusal,
    describeMove: words.describeMove,
    describeEvent: words.describeEvent,
    joinPhrases: words.joinPhrases,
    sayEnding: words.sayEnding,
    sayReason: words.sayReason,
    describeSurroundings: words.describeSurroundings,
    answer: words.answer,
    questionHint: words.questionHint,
    option: words.option,
    optionValue: words.optionValue,
    preset: words.preset,
    rule: async (id) => findRule((await RULE_BOOKS[language]()).default, id),
  };
  spoken.set(texts, speech);
  return texts;
};
