import type { GameTexts, Language, MoreTexts } from '@showboat/ui';
import type { Move, State } from '../board';
import type { Speech } from './speech/speech';

/** Only the language in use is loaded. */
const SPEECHES: Readonly<Record<Language, () => Promise<{ readonly speech: Speech }>>> = {
  en: () => import('./speech/en'),
  de: () => import('./speech/de'),
  fr: () => import('./speech/fr'),
  nl: () => import('./speech/nl'),
};

const MORE: Readonly<Record<Language, () => Promise<{ readonly more: MoreTexts<State> }>>> = {
  en: () => import('../words/en/more'),
  de: () => import('../words/de/more'),
  fr: () => import('../words/fr/more'),
  nl: () => import('../words/nl/more'),
};

const spoken = new WeakMap<GameTexts<State, Move>, Speech>();

/** What stands behind texts that were loaded here; the frame only knows what all games have. */
export const speechOf = (texts: GameTexts<State, Move>): Speech => {
  const speech = spoken.get(texts);
  if (!speech) throw new Error(`texts in ${texts.language} that were not loaded by this view`);
  return speech;
};

export const loadTexts = async (language: Language): Promise<GameTexts<State, Move>> => {
  const { speech } = await SPEECHES[language]();
  const texts: GameTexts<State, Move> = {
    ...speech.words,
    rule: async (id) => (await import('./rule-book')).lookUp(language, id),
  };
  spoken.set(texts, speech);
  return texts;
};

export const loadMoreTexts = async (language: Language): Promise<MoreTexts<State>> => (await MORE[language]()).more;
