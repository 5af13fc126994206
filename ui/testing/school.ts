import { type Language, LANGUAGES, type OptionValues, type Rules, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import type { Lesson, LessonStep, School } from '../lesson';
import { type LessonRun, beginLesson, playInLesson, retryStep, waitingFor } from '../lesson-run';
import { type Pupil, createPupil } from './pupil';

/** Something the learner does in a lesson, and the failure it leads to. */
export type Blunder = readonly [lesson: string, failure: string, tokens: string];

export interface SchoolPlan<State, Move> {
  readonly lessons: readonly Lesson<State, Move>[];
  loadSchool(language: Language): Promise<School<State, Move>>;
  /** By lesson: what the learner does. */
  readonly solutions: Readonly<Record<string, string>>;
  readonly blunders: readonly Blunder[];
  /** Whether what a step points at is there when the step begins; `moments` are all of the step. */
  isThere(
    name: string,
    at: { readonly state: State; readonly step: LessonStep<State, Move>; readonly moments: readonly LessonRun<State, Move>[] },
  ): boolean;
  /** Whether it is a place on the board, which has a name for screen readers. */
  isPlace(name: string): boolean;
  /** `lesson failure` pairs that no legal play reaches; they are guarded against all the same. */
  readonly guarded?: readonly string[];
  /** Prunes hopeless play. Without it the lessons have too many possibilities to try them all. */
  isEndless?(run: LessonRun<State, Move>): boolean;
}

/** The most text a learner will read before acting. */
const MOST_WORDS = 45;

const wordsIn = (text: string): number => text.split(' ').length;

/** The suite for schools. Returns the learner, for checks of the game's own. */
export const describeSchool = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { lessons, loadSchool, solutions, blunders, isThere, isPlace, guarded = [], isEndless }: SchoolPlan<State, Move>,
): Pupil<State, Move> => {
  const pupil = createPupil(game, lessons);
  const { lessonOf, played, settled, momentsOf, beginningOf } = pupil;

  describe.each(lessons.map(({ id }) => id))('lesson %s', (id) => {
    const lesson = lessonOf(id);

    test('can be played to the end', () => {
      const run = played(lesson, solutions[id]);
      expect([run.failure, run.step]).toEqual([undefined, lesson.steps.length]);
    });

    test('can be failed', () => {
      expect(blunders.some(([blunder]) => blunder === id)).toBe(true);
    });

    test('points at what is there when a step begins', () => {
      const moments = momentsOf(lesson, solutions[id]);
      const missing = lesson.steps.flatMap((step, i) => {
        const { state } = beginningOf(lesson, moments, step.id);
        const at = { state, step, moments: moments.filter((run) => run.step === i) };
        return (step.pointsAt ?? []).filter((name) => !isThere(name, at)).map((name) => `${step.id}: ${name}`);
      });
      expect(missing).toEqual([]);
    });

    test.each(LANGUAGES)('has all its words: %s', async (language) => {
      const school = await loadSchool(language);
      const words = school.wordsOf(id);
      expect(school.nameChapter(lesson.chapter)).not.toBe('');
      expect(Object.keys(words.steps)).toEqual(lesson.steps.map((step) => step.id));
      const sentences = [words.title, words.summary, words.finished, ...Object.values(words.steps).map(({ text }) => text)];
      expect(sentences.every((sentence) => sentence.trim() !== '')).toBe(true);
      const deeds = lesson.steps.filter(({ isTalk }) => !isTalk);
      expect(deeds.filter((step) => !words.steps[step.id].done)).toEqual([]);
      const places = lesson.steps.flatMap(({ pointsAt = [] }) => pointsAt).filter(isPlace);
      expect(places.filter((name) => !school.namePlace(name))).toEqual([]);
    });

    test('has words for the same failures in every language', async () => {
      // Every failure with words is reached by a blunder.
      const met = blunders.map(([lessonId, code]) => `${lessonId} ${code}`);
      const codes = [...met, ...guarded].filter((one) => one.startsWith(`${id} `)).map((one) => one.slice(id.length + 1));
      for (const language of LANGUAGES) {
        const { failures } = (await loadSchool(language)).wordsOf(id);
        expect(Object.keys(failures).toSorted()).toEqual([...new Set(codes)].toSorted());
        expect(Object.values(failures).filter((text) => text.trim() === '')).toEqual([]);
      }
    });

    test('keeps its texts short', async () => {
      const { wordsOf } = await loadSchool('en');
      const texts = Object.values(wordsOf(id).steps).map(({ text }) => text);
      expect(texts.filter((text) => wordsIn(text) > MOST_WORDS)).toEqual([]);
    });
  });

  test.each(blunders)('lesson %s fails with %s after %s, and can be tried again', (id, failure, tokens) => {
    const lesson = lessonOf(id);
    const run = played(lesson, tokens);
    expect(run.failure).toBe(failure);
    const again = settled(lesson, retryStep(run));
    expect([again.failure, again.step, waitingFor(game, lesson, again)]).toEqual([undefined, run.step, 'learner']);
  });

  if (!isEndless) return pupil;

  /** Everything reachable by the learner's moves; a path ends with a failure or with the end of the lesson. */
  const endsOf = (lesson: Lesson<State, Move>, run: LessonRun<State, Move>): readonly LessonRun<State, Move>[] =>
    waitingFor(game, lesson, run) === 'learner'
      ? game.legalMoves(run.state).flatMap((move) => {
          const after = unwrap(playInLesson(game, lesson, run, move));
          // A learner who misses a step is told so.
          expect(isEndless(after)).toBe(false);
          return endsOf(lesson, settled(lesson, after));
        })
      : [run];

  test.each(lessons.map(({ id }) => id))('whatever is done in lesson %s, it goes on or says why not', async (id) => {
    const lesson = lessonOf(id);
    const { failures } = (await loadSchool('en')).wordsOf(id);
    const ends = endsOf(lesson, settled(lesson, beginLesson(lesson)));
    const told = ends.map(({ failure, step }) => (step === lesson.steps.length ? 'finished' : (failure ?? 'stuck')));
    expect([...new Set(told)].toSorted()).toEqual(['finished', ...Object.keys(failures)].toSorted());
  });

  return pupil;
};
