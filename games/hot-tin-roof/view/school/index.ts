import type { Language } from '@showboat/engine';
import { type Lesson, type School, schoolOf } from '@showboat/ui';
import { COLOURS, type Move, type State } from '../../game';
import { loadWords } from '../../words/load';
import { loadLessons } from '../../words/load-late';
import { CAN_LESSONS } from './can-lessons';
import { DELUXE_LESSONS } from './deluxe-lessons';
import { namePlace } from './place-names';
import { PROWL_LESSONS } from './prowl-lessons';

export const LESSONS: readonly Lesson<State, Move>[] = [...PROWL_LESSONS, ...CAN_LESSONS, ...DELUXE_LESSONS];

export const loadSchool = async (language: Language): Promise<School<State, Move>> => {
  const [lessons, words] = await Promise.all([loadLessons(language), loadWords(language)]);
  const somewhere = LESSONS[0].start();
  return schoolOf(LESSONS, lessons, {
    namePlace: (name) => namePlace(words, somewhere, name),
    nameRival: (seat) => words.nameMover(COLOURS[seat]),
  });
};
