import { type Language, type MoreTexts, createSpeeches } from '@showboat/ui';
import type { Move, State } from '../game';
import type { Speech } from './speech/speech';

export const { loadTexts, speechOf } = /* @__PURE__ */ createSpeeches<State, Move, Speech>(
  {
    en: () => import('./speech/en'),
    de: () => import('./speech/de'),
    fr: () => import('./speech/fr'),
    nl: () => import('./speech/nl'),
  },
  async (language, id) => (await import('./rule-book')).lookUp(language, id),
);

const MORE: Readonly<Record<Language, () => Promise<{ readonly more: MoreTexts<State> }>>> = {
  en: () => import('../words/en/more'),
  de: () => import('../words/de/more'),
  fr: () => import('../words/fr/more'),
  nl: () => import('../words/nl/more'),
};

export const loadMoreTexts = async (language: Language): Promise<MoreTexts<State>> => (await MORE[language]()).more;
