import type { Lesson, LessonWords, School, StepWords } from './lesson';

/** A step with nothing to say afterwards is just its text. */
interface LessonPhrases extends Omit<LessonWords, 'steps'> {
  readonly steps: Readonly<Record<string, string | StepWords>>;
}

/** What a language has for all lessons, by their ids. */
export interface SchoolPhrases {
  readonly chapters: Readonly<Record<string, string>>;
  readonly lessons: Readonly<Record<string, LessonPhrases>>;
}

/** Missing phrases are a mistake of the lesson's author. */
const among = <Phrases>(phrases: Readonly<Record<string, Phrases>>, id: string): Phrases => {
  if (!Object.hasOwn(phrases, id)) throw new Error(`no phrases for ${id}`);
  return phrases[id];
};

const wordsOf = ({ steps, ...rest }: LessonPhrases): LessonWords => ({
  ...rest,
  steps: Object.fromEntries(Object.entries(steps).map(([id, said]) => [id, typeof said === 'string' ? { text: said } : said])),
});

export const schoolOf = <State, Move>(
  lessons: readonly Lesson<State, Move>[],
  phrases: SchoolPhrases,
  names: Pick<School<State, Move>, 'namePlace' | 'nameRival'>,
): School<State, Move> => ({
  lessons,
  wordsOf: (lesson) => wordsOf(among(phrases.lessons, lesson)),
  nameChapter: (chapter) => among(phrases.chapters, chapter),
  ...names,
});
