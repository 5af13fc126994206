import { signal } from '@preact/signals';
import { type Move, type Options, type State, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { unwrap } from '@showboat/engine';
import type { GameView, Lesson } from '@showboat/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LessonTable, openLesson } from './lesson-table';

const view = { game, pace: () => 100 } as Pick<GameView<State, Move, Options>, 'game' | 'pace'> as GameView<State, Move, Options>;

const ship = (id: string, seat: number, at: string): unknown => ({
  id,
  seat,
  at,
  heading: 0,
  speed: 1,
  coal: 6,
  aboard: [],
  status: 'sailing',
});

const lesson: Lesson<State, Move> = {
  id: 'two-turns',
  chapter: 'school',
  seat: 0,
  start: () =>
    unwrap(
      game.parsePosition({
        game: game.id,
        options: { mode: 'school' },
        seats: 3,
        river: ['start', 'S A6', 'S A9'],
        firstTile: 0,
        pier: null,
        stack: ['A1'],
        waiting: {},
        ships: [ship('beige', 0, '0c1'), ship('grey', 1, '0e2'), ship('brown', 2, '0a2')],
        round: 1,
        order: ['beige', 'grey', 'brown'],
        next: 0,
      }),
    ),
  steps: [
    { id: 'hello', isTalk: true },
    { id: 'two', isDone: ({ round }) => round === 2, failed: ({ ships }) => (ships[0].speed > 2 ? 'too-fast' : undefined) },
  ],
  reply: (state) => game.legalMoves(state).find(({ kind }) => kind === 'step' || kind === 'end') ?? game.legalMoves(state)[0],
};

const opened = (): LessonTable<State, Move> =>
  openLesson(view, lesson, {
    players: signal([]),
    isMotionReduced: signal(false),
    layout: signal('wide'),
    pace: () => 1,
  });

const TWO_STEPS: readonly Move[] = [{ kind: 'speed', to: 2 }, { kind: 'step' }, { kind: 'step' }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the learner is not asked while there is something to read', () => {
  const { frame, goOn } = opened();
  expect(frame.seat.value).toBeUndefined();
  goOn();
  expect(frame.seat.value).toBe(0);
});

test('a click that is a whole turn is displayed move by move, and meanwhile the learner is not asked', () => {
  const { frame, run, goOn } = opened();
  goOn();
  frame.play(TWO_STEPS);
  expect([run.value.moves.length, frame.seat.value]).toEqual([1, undefined]);
  vi.advanceTimersByTime(100);
  expect(run.value.moves.length).toBe(2);
  vi.advanceTimersByTime(100);
  expect([run.value.moves.length, frame.seat.value, frame.canUndo.value]).toEqual([3, 0, true]);
  frame.undo();
  expect([run.value.moves.length, frame.last.value]).toEqual([2, undefined]);
});

test('the other seats respond at their own pace, and then the lesson is finished', () => {
  const { frame, waiting, goOn } = opened();
  goOn();
  frame.play([...TWO_STEPS, { kind: 'end' }]);
  vi.advanceTimersByTime(300);
  expect([waiting.value, frame.seat.value]).toEqual(['reply', undefined]);
  vi.advanceTimersByTime(5000);
  expect(waiting.value).toBe('finished');
});

test('a failure stops the plan; retrying returns to the start of the step', () => {
  const { frame, run, waiting, goOn, retry, restart } = opened();
  goOn();
  frame.play([{ kind: 'speed', to: 3 }, { kind: 'step' }]);
  vi.advanceTimersByTime(1000);
  expect([waiting.value, run.value.failure, run.value.moves.length]).toEqual(['failed', 'too-fast', 1]);
  retry();
  expect([waiting.value, run.value.step, run.value.moves.length, frame.seat.value]).toEqual(['learner', 1, 0, 0]);
  restart();
  expect([waiting.value, run.value.step]).toEqual(['talk', 0]);
});

test('a move that is not allowed is explained', () => {
  const { frame, refusal, run, goOn } = opened();
  goOn();
  frame.play([{ kind: 'step' }]);
  expect([refusal.value?.code !== undefined, run.value.moves.length, frame.seat.value]).toEqual([true, 0, 0]);
});

test('a closed lesson does nothing', () => {
  const { frame, run, goOn, close } = opened();
  goOn();
  frame.play(TWO_STEPS);
  close();
  vi.advanceTimersByTime(1000);
  expect(run.value.moves.length).toBe(1);
});
