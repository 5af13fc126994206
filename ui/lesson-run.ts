import { type Rules, type OptionValues, type Refusal, type Result, ok, refused } from '@showboat/engine';
import type { Lesson, LessonStep } from './lesson';
import type { Shown } from './view';

/** A lesson in progress. Immutable, so undo means returning to an older value. */
export interface LessonRun<State, Move> {
  readonly state: State;
  readonly last: Shown<State, Move> | undefined;
  /** Since the position was set up. */
  readonly moves: readonly Move[];
  /** The index of the current step; equal to the number of steps when the lesson is finished. */
  readonly step: number;
  /** The step is done and the next one has its own position: the learner may look at the result first. */
  readonly isStepDone: boolean;
  /** The code of what went wrong. */
  readonly failure: string | undefined;
  /** The run at the start of the step; `undefined` at that moment itself. */
  readonly stepStart: LessonRun<State, Move> | undefined;
  /** The run before the last move; `undefined` after a position was set up. */
  readonly before: LessonRun<State, Move> | undefined;
}

/** What the lesson waits for: the learner's move, chance or another seat, "Go on" (twice), "Try again", or nothing. */
export type Waiting = 'learner' | 'reply' | 'talk' | 'done' | 'failed' | 'finished';

export const stepOf = <State, Move>(
  lesson: Lesson<State, Move>,
  run: LessonRun<State, Move>,
): LessonStep<State, Move> | undefined => lesson.steps[run.step];

export const waitingFor = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  lesson: Lesson<State, Move>,
  run: LessonRun<State, Move>,
): Waiting => {
  const step = stepOf(lesson, run);
  if (!step) return 'finished';
  if (run.isStepDone) return 'done';
  if (step.isTalk) return 'talk';
  // A game that is over cannot continue. Lessons should say why themselves; this is a fallback so that nobody is stuck.
  if (run.failure !== undefined || game.actor(run.state) === 'nobody') return 'failed';
  return game.actor(run.state) === lesson.seat ? 'learner' : 'reply';
};

const startingIn = <State, Move>(state: State, step: number): LessonRun<State, Move> => ({
  state,
  last: undefined,
  moves: [],
  step,
  isStepDone: false,
  failure: undefined,
  stepStart: undefined,
  before: undefined,
});

const beginStep = <State, Move>(
  lesson: Lesson<State, Move>,
  run: LessonRun<State, Move>,
  step: number,
): LessonRun<State, Move> => {
  const position = lesson.steps[step]?.start?.();
  return position === undefined ? { ...run, step, isStepDone: false, stepStart: undefined } : startingIn(position, step);
};

export const beginLesson = <State, Move>(lesson: Lesson<State, Move>): LessonRun<State, Move> =>
  startingIn(lesson.steps[0]?.start?.() ?? lesson.start(), 0);

/** Skips all steps that are done already: a whole turn may be one click. */
const judge = <State, Move>(lesson: Lesson<State, Move>, run: LessonRun<State, Move>): LessonRun<State, Move> => {
  const step = stepOf(lesson, run);
  if (!step || step.isTalk) return run;
  if (step.isDone?.(run.state, run.moves)) {
    const isSetUpNext = lesson.steps[run.step + 1]?.start !== undefined;
    return isSetUpNext ? { ...run, isStepDone: true } : judge(lesson, beginStep(lesson, run, run.step + 1));
  }
  return { ...run, failure: step.failed?.(run.state, run.moves) };
};

const carryOut = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  lesson: Lesson<State, Move>,
  run: LessonRun<State, Move>,
  move: Move,
): LessonRun<State, Move> =>
  judge(lesson, {
    state: game.apply(run.state, move),
    last: { before: run.state, move },
    moves: [...run.moves, move],
    step: run.step,
    isStepDone: false,
    failure: undefined,
    stepStart: run.stepStart ?? run,
    before: run,
  });

const NOT_NOW: Refusal = { code: 'not-now', rule: 'LESSON' };

/** A move of the learner, checked. */
export const playInLesson = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  lesson: Lesson<State, Move>,
  run: LessonRun<State, Move>,
  move: Move,
): Result<LessonRun<State, Move>> => {
  if (waitingFor(game, lesson, run) !== 'learner') return refused(NOT_NOW);
  const refusal = game.refuse(run.state, move);
  return refusal ? refused(refusal) : ok(carryOut(game, lesson, run, move));
};

/** A move of chance or another seat; an illegal reply is a mistake of the lesson's author. */
export const replyInLesson = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  lesson: Lesson<State, Move>,
  run: LessonRun<State, Move>,
): LessonRun<State, Move> => {
  const move = lesson.reply(run.state);
  const refusal = game.refuse(run.state, move);
  if (refusal) throw new Error(`lesson ${lesson.id} replies ${game.formatMove(run.state, move)}: ${JSON.stringify(refusal)}`);
  return carryOut(game, lesson, run, move);
};

/** "Go on" after something to read or to look at. */
export const goOn = <State, Move>(lesson: Lesson<State, Move>, run: LessonRun<State, Move>): LessonRun<State, Move> =>
  run.isStepDone || stepOf(lesson, run)?.isTalk ? judge(lesson, beginStep(lesson, run, run.step + 1)) : run;

/** "Try again": to where the step began. */
export const retryStep = <State, Move>(run: LessonRun<State, Move>): LessonRun<State, Move> => {
  const start = run.stepStart ?? run;
  return { ...start, last: undefined, failure: undefined };
};

/** The last moment at which the learner decided; `undefined` if there is none. */
export const undoneRun = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  lesson: Lesson<State, Move>,
  run: LessonRun<State, Move>,
): LessonRun<State, Move> | undefined => {
  for (let earlier = run.before; earlier; earlier = earlier.before)
    if (waitingFor(game, lesson, earlier) === 'learner') return { ...earlier, last: undefined };
  return undefined;
};
