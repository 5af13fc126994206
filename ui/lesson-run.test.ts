import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { type ToyMove, type ToyState, toy } from '../engine/conformance/toy';
import type { Lesson } from './lesson';
import { type LessonRun, beginLesson, goOn, playInLesson, replyInLesson, retryStep, undoneRun, waitingFor } from './lesson-run';

type Run = LessonRun<ToyState, ToyMove>;

const WALK: ToyMove = { kind: 'walk' };
const BOOST: ToyMove = { kind: 'boost' };

/** Two runners, the first to throw; the die always shows 2. */
const positionAt = (first: number): ToyState =>
  unwrap(toy.parsePosition({ seats: 2, goal: 9, at: [first, 0], boosts: [2, 1], turn: 1 }));

const lesson: Lesson<ToyState, ToyMove> = {
  id: 'running',
  chapter: 'running',
  seat: 0,
  start: () => positionAt(0),
  steps: [
    { id: 'hello', isTalk: true },
    {
      id: 'walk',
      isDone: ({ at }) => at[0] === 2,
      failed: ({ at }) => (at[0] > 2 ? 'boosted' : undefined),
    },
    { id: 'again', isDone: ({ at }) => at[0] >= 4 },
    {
      id: 'win',
      start: () => positionAt(6),
      isDone: ({ at }) => at[0] >= 9,
      failed: ({ at }, moves) => (at[0] === 8 && moves.length > 2 ? 'too-slow' : undefined),
    },
  ],
  reply: ({ phase }) => (phase.kind === 'throw' ? { kind: 'throw', pips: 2 } : WALK),
};

const waiting = (run: Run): string => waitingFor(toy, lesson, run);
const settled = (run: Run): Run => (waiting(run) === 'reply' ? settled(replyInLesson(toy, lesson, run)) : run);
const played = (run: Run, move: ToyMove): Run => settled(unwrap(playInLesson(toy, lesson, run, move)));

const begun = settled(goOn(lesson, beginLesson(lesson)));
const walked = played(begun, WALK);
const looking = played(walked, WALK);
const winning = settled(goOn(lesson, looking));

test('a lesson starts with its introduction, and nobody moves', () => {
  const run = beginLesson(lesson);
  expect([waiting(run), run.step, run.moves]).toEqual(['talk', 0, []]);
  expect(playInLesson(toy, lesson, run, WALK).ok).toBe(false);
});

test('chance and the other seats move until the learner decides', () => {
  expect([waiting(begun), begun.state.phase]).toEqual(['learner', { kind: 'choose', pips: 2 }]);
  expect([walked.step, waiting(walked), walked.state.at]).toEqual([2, 'learner', [2, 2]]);
});

test('a move that the rules forbid is refused, and nothing changes', () => {
  expect(playInLesson(toy, lesson, begun, { kind: 'deal', boost: 1 })).toEqual({
    ok: false,
    refusal: { code: 'not-now', rule: 'TOY-1' },
  });
});

test('before a step with its own position there is time to look at the result', () => {
  expect([waiting(looking), looking.step, looking.state.at[0]]).toEqual(['done', 2, 4]);
  expect([waiting(winning), winning.step, winning.state.at[0]]).toEqual(['learner', 3, 6]);
});

test('a failure has a name, and the step can be retried from its start', () => {
  const failed = played(begun, BOOST);
  expect([waiting(failed), failed.failure]).toEqual(['failed', 'boosted']);
  const again = settled(retryStep(failed));
  expect([waiting(again), again.step, again.failure, again.state]).toEqual(['learner', 1, undefined, begun.state]);
});

test('a step with its own position is retried from there', () => {
  const failed = played(winning, WALK);
  expect(failed.failure).toBe('too-slow');
  expect(settled(retryStep(failed)).state.at).toEqual([6, 0]);
});

test('undo goes back to the last decision of the learner, even into the previous step', () => {
  expect(undoneRun(toy, lesson, begun)).toBeUndefined();
  const back = undoneRun(toy, lesson, walked);
  expect([back?.step, back?.state]).toEqual([1, begun.state]);
  expect(undoneRun(toy, lesson, winning)).toBeUndefined();
});

test('when the last step is done the lesson is finished, even if the game is over', () => {
  const finished = played(winning, BOOST);
  expect([waiting(finished), finished.step]).toEqual(['finished', lesson.steps.length]);
});

test('a game that ends earlier is a failure, even an unnamed one', () => {
  const run = beginLesson({ ...lesson, start: () => ({ ...positionAt(0), at: [0, 9] }), steps: [{ id: 'walk' }] });
  expect(waitingFor(toy, { ...lesson, steps: [{ id: 'walk' }] }, run)).toBe('failed');
});
