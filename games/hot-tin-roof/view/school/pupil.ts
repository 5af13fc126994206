import { unwrap } from '@showboat/engine';
import { type Lesson, type LessonRun, beginLesson, goOn, playInLesson, replyInLesson, waitingFor } from '@showboat/ui';
import { type Move, type State, hotTinRoof as game } from '../../board';
import { LESSONS } from '.';
import { SOLUTIONS } from './solutions';

// Somebody who takes lessons, for tests.

export type Run = LessonRun<State, Move>;

export const lessonOf = (id: string): Lesson<State, Move> => {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
};

/** Everything is said and everybody else has moved: the learner is waited for, or nothing is. */
export const settled = (lesson: Lesson<State, Move>, run: Run): Run => {
  switch (waitingFor(game, lesson, run)) {
    case 'talk':
    case 'done':
      return settled(lesson, goOn(lesson, run));
    case 'reply':
      return settled(lesson, replyInLesson(game, lesson, run));
    case 'learner':
    case 'failed':
    case 'finished':
      return run;
  }
};

export const played = (lesson: Lesson<State, Move>, tokens: string): Run =>
  tokens
    .split(' ')
    .reduce(
      (run, token) => settled(lesson, unwrap(playInLesson(game, lesson, run, unwrap(game.parseMove(run.state, token))))),
      settled(lesson, beginLesson(lesson)),
    );

/** As `played`, with every moment in between, the waiting ones included. */
export const momentsOf = (lesson: Lesson<State, Move>): readonly Run[] => {
  const tokens = SOLUTIONS[lesson.id].split(' ');
  const moments: Run[] = [];
  for (let run = beginLesson(lesson); ; ) {
    moments.push(run);
    const waiting = waitingFor(game, lesson, run);
    if (waiting === 'talk' || waiting === 'done') run = goOn(lesson, run);
    else if (waiting === 'reply') run = replyInLesson(game, lesson, run);
    else if (waiting === 'learner')
      run = unwrap(playInLesson(game, lesson, run, unwrap(game.parseMove(run.state, tokens.shift() ?? ''))));
    else return moments;
  }
};
