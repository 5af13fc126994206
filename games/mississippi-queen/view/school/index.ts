import type { Language } from '@showboat/engine';
import { type Lesson, type School, schoolOf } from '@showboat/ui';
import type { Move, State } from '../../game';
import { loadLessons } from '../../words/load-late';
import { BLACK_ROSE_LESSONS } from './black-rose-lessons';
import { DRIVING_LESSONS } from './driving-lessons';
import { PASSENGER_LESSONS } from './passenger-lessons';

export const LESSONS: readonly Lesson<State, Move>[] = [...DRIVING_LESSONS, ...PASSENGER_LESSONS, ...BLACK_ROSE_LESSONS];

/** Spaces have a figure in their names, parts of the table have none. */
const namePlace = (name: string): string | undefined => (/\d/.test(name) ? name : undefined);

export const loadSchool = async (language: Language): Promise<School<State, Move>> =>
  schoolOf(LESSONS, await loadLessons(language), { namePlace });
