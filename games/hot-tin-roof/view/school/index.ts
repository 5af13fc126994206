import { type Language, type Lesson, type School, type Translated, schoolOf } from '@showboat/ui';
import { COLOURS, type Move, type State } from '../../game';
import { loadSpeech } from '../texts';
import { CAN_LESSONS } from './can-lessons';
import { DELUXE_LESSONS } from './deluxe-lessons';
import type { en } from './en';
import { namePlace } from './place-names';
import { PROWL_LESSONS } from './prowl-lessons';

export type SchoolTexts = Translated<typeof en>;

export const LESSONS: readonly Lesson<State, Move>[] = [...PROWL_LESSONS, ...CAN_LESSONS, ...DELUXE_LESSONS];

const LOADERS: Readonly<Record<Language, () => Promise<SchoolTexts>>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  nl: async () => (await import('./nl')).nl,
};

export const loadSchool = async (language: Language): Promise<School<State, Move>> => {
  const [texts, speech] = await Promise.all([LOADERS[language](), loadSpeech(language)]);
  const somewhere = LESSONS[0].start();
  return schoolOf(LESSONS, texts, {
    namePlace: (name) => namePlace(speech, somewhere, name),
    nameRival: (seat) => speech.words.nameMover(COLOURS[seat]),
  });
};
