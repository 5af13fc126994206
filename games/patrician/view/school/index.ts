import { type Language, type Lesson, type School, type Translated, schoolOf } from '@showboat/ui';
import { COLOURS, type Move, type State } from '../../game';
import { loadSpeech } from '../texts';
import { BUILDING_LESSONS } from './building-lessons';
import type { en } from './en';
import { MESSENGER_LESSONS } from './messenger-lessons';
import { namePlace } from './place-names';
import { SCORING_LESSONS } from './scoring-lessons';

export type SchoolTexts = Translated<typeof en>;

export const LESSONS: readonly Lesson<State, Move>[] = [...BUILDING_LESSONS, ...SCORING_LESSONS, ...MESSENGER_LESSONS];

const LOADERS: Readonly<Record<Language, () => Promise<SchoolTexts>>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  nl: async () => (await import('./nl')).nl,
};

export const loadSchool = async (language: Language): Promise<School<State, Move>> => {
  const [texts, speech] = await Promise.all([LOADERS[language](), loadSpeech(language)]);
  return schoolOf(LESSONS, texts, {
    namePlace: (name) => namePlace(speech, name),
    nameRival: (seat) => speech.words.nameMover(COLOURS[seat]),
  });
};
