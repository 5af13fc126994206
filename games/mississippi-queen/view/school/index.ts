import type { Language, Lesson, LessonTexts, School, Translated } from '@showboat/ui';
import type { Move, State } from '../../board';
import { BLACK_ROSE_LESSONS } from './black-rose-lessons';
import { DRIVING_LESSONS } from './driving-lessons';
import type { en } from './en';
import { PASSENGER_LESSONS } from './passenger-lessons';

export type SchoolTexts = Translated<typeof en>;

export const LESSONS: readonly Lesson<State, Move>[] = [...DRIVING_LESSONS, ...PASSENGER_LESSONS, ...BLACK_ROSE_LESSONS];

const english = async (): Promise<SchoolTexts> => (await import('./en')).en;

const LOADERS: Readonly<Record<Language, () => Promise<SchoolTexts>>> = {
  en: english,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  nl: async () => (await import('./nl')).nl,
};

/** By their ids; asking for what is not there is a mistake of the lesson's author. */
const among = <Texts>(texts: Readonly<Record<string, Texts>>, id: string): Texts => {
  if (!Object.hasOwn(texts, id)) throw new Error(`no texts for ${id}`);
  return texts[id];
};

export const loadSchool = async (language: Language): Promise<School<State, Move>> => {
  const texts = await LOADERS[language]();
  return {
    lessons: LESSONS,
    textsOf: (lesson): LessonTexts => among<LessonTexts>(texts.lessons, lesson),
    nameChapter: (chapter) => among<string>(texts.chapters, chapter),
  };
};
