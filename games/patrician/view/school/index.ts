import type { Language } from '@showboat/engine';
import { type Lesson, type School, schoolOf } from '@showboat/ui';
import { COLOURS, type Move, type State } from '../../game';
import { loadWords } from '../../words/load';
import { loadLessons } from '../../words/load-late';
import { BUILDING_LESSONS } from './building-lessons';
import { MESSENGER_LESSONS } from './messenger-lessons';
import { namePlace } from './place-names';
import { SCORING_LESSONS } from './scoring-lessons';

export const LESSONS: readonly Lesson<State, Move>[] = [...BUILDING_LESSONS, ...SCORING_LESSONS, ...MESSENGER_LESSONS];

export const loadSchool = async (language: Language): Promise<School<State, Move>> => {
  const [lessons, words] = await Promise.all([loadLessons(language), loadWords(language)]);
  return schoolOf(LESSONS, lessons, {
    namePlace: (name) => namePlace(words, name),
    nameRival: (seat) => words.nameMover(COLOURS[seat]),
  });
};
