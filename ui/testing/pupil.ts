import { type OptionValues, type Rules, unwrap } from '@showboat/engine';
import type { Lesson } from '../lesson';
import { type LessonRun, beginLesson, goOn, playInLesson, replyInLesson, waitingFor } from '../lesson-run';

/** A learner, for tests. */
export interface Pupil<State, Move> {
  lessonOf(id: string): Lesson<State, Move>;
  /** All text is read and everybody else has moved: the lesson waits for the learner, or for nothing. */
  settled(lesson: Lesson<State, Move>, run: LessonRun<State, Move>): LessonRun<State, Move>;
  /** A lesson after these moves of the learner; a space within a token is written `_`. */
  played(lesson: Lesson<State, Move>, tokens: string): LessonRun<State, Move>;
  /** Like `played`, with every moment in between, including the waiting ones. */
  momentsOf(lesson: Lesson<State, Move>, tokens: string): readonly LessonRun<State, Move>[];
  /** The moment in which a step begins for the learner, of all of a lesson. */
  beginningOf(lesson: Lesson<State, Move>, moments: readonly LessonRun<State, Move>[], step: string): LessonRun<State, Move>;
}

export const createPupil = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  lessons: readonly Lesson<State, Move>[],
): Pupil<State, Move> => {
  type Run = LessonRun<State, Move>;

  const lessonOf = (id: string): Lesson<State, Move> => {
    const lesson = lessons.find((one) => one.id === id);
    if (!lesson) throw new Error(`no lesson ${id}`);
    return lesson;
  };

  /** One step further; the same moment where there is nothing left to do. */
  const next = (lesson: Lesson<State, Move>, run: Run, token: () => string | undefined): Run => {
    switch (waitingFor(game, lesson, run)) {
      case 'talk':
      case 'done':
        return goOn(lesson, run);
      case 'reply':
        return replyInLesson(game, lesson, run);
      case 'learner': {
        const text = token();
        if (text === undefined) return run;
        return unwrap(playInLesson(game, lesson, run, unwrap(game.parseMove(run.state, text.replaceAll('_', ' ')))));
      }
      case 'failed':
      case 'finished':
        return run;
    }
  };

  const runsFrom = (lesson: Lesson<State, Move>, start: Run, tokens: readonly string[]): readonly Run[] => {
    const left = [...tokens];
    const runs = [start];
    for (let run = start; ; ) {
      const after = next(lesson, run, () => left.shift());
      if (after === run) {
        if (left.length > 0) throw new Error(`lesson ${lesson.id} ends before ${left.join(' ')}`);
        return runs;
      }
      run = after;
      runs.push(run);
    }
  };

  const momentsOf: Pupil<State, Move>['momentsOf'] = (lesson, tokens) => runsFrom(lesson, beginLesson(lesson), tokens.split(' '));

  const lastOf = (runs: readonly Run[]): Run => runs[runs.length - 1];

  return {
    lessonOf,
    settled: (lesson, run) => lastOf(runsFrom(lesson, run, [])),
    played: (lesson, tokens) => lastOf(momentsOf(lesson, tokens)),
    momentsOf,
    beginningOf: (lesson, moments, step) => {
      const index = lesson.steps.findIndex(({ id }) => id === step);
      const found = moments.find((run) => run.step === index && ['learner', 'talk'].includes(waitingFor(game, lesson, run)));
      if (!found) throw new Error(`lesson ${lesson.id} never comes to ${step}`);
      return found;
    },
  };
};
