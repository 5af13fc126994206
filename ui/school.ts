import type { Lesson, LessonTexts, School } from './lesson';

/** The words of all lessons, by their ids. */
export interface SchoolWords {
  readonly chapters: Readonly<Record<string, string>>;
  readonly lessons: Readonly<Record<string, LessonTexts>>;
}

/** A missing text is a mistake of the lesson's author. */
const among = <Texts>(texts: Readonly<Record<string, Texts>>, id: string): Texts => {
  if (!Object.hasOwn(texts, id)) throw new Error(`no texts for ${id}`);
  return texts[id];
};

export const schoolOf = <State, Move>(
  lessons: readonly Lesson<State, Move>[],
  words: SchoolWords,
  names: Pick<School<State, Move>, 'namePlace' | 'nameRival'>,
): School<State, Move> => ({
  lessons,
  textsOf: (lesson) => among(words.lessons, lesson),
  nameChapter: (chapter) => among(words.chapters, chapter),
  ...names,
});
