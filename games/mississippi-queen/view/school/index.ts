import { type Language, type Lesson, type School, type Translated, schoolOf } from '@showboat/ui';
import type { Move, State } from '../../game';
import { BLACK_ROSE_LESSONS } from './black-rose-lessons';
import { DRIVING_LESSONS } from './driving-lessons';
import type { en } from './en';
import { PASSENGER_LESSONS } from './passenger-lessons';

export type SchoolTexts = Translated<typeof en>;

export const LESSONS: readonly Lesson<State, Move>[] = [...DRIVING_LESSONS, ...PASSENGER_LESSONS, ...BLACK_ROSE_LESSONS];

const LOADERS: Readonly<Record<Language, () => Promise<SchoolTexts>>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  nl: async () => (await import('./nl')).nl,
};

/** Spaces have a figure in their names, parts of the table have none. */
const namePlace = (name: string): string | undefined => (/\d/.test(name) ? name : undefined);

export const loadSchool = async (language: Language): Promise<School<State, Move>> =>
  schoolOf(LESSONS, await LOADERS[language](), { namePlace });
