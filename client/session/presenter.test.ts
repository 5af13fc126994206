import { signal } from '@preact/signals';
import { type History, openHistory, setUp, undone, unwrap, withMove } from '@showboat/engine';
import { type Move, type Options, type State, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { GameView } from '@showboat/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresenter } from './presenter';

const FIRST: Move = { kind: 'lay', exit: 'S', tile: 'A5' };
const opened = (): History<State, Move> =>
  unwrap(openHistory(game, unwrap(setUp(game, { seats: 3, startFacing: 'downstream' })), [FIRST]));

const view = { game, pace: () => 100 } as Pick<GameView<State, Move, Options>, 'game' | 'pace'> as GameView<State, Move, Options>;

const sail = (history: History<State, Move>, ...moves: readonly Move[]): History<State, Move> =>
  moves.reduce((now, move) => withMove(game, now, move), history);

const TURN: readonly Move[] = [{ kind: 'speed', to: 2 }, { kind: 'step' }, { kind: 'step' }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the history at opening is displayed without animation', () => {
  const presenter = createPresenter(view, signal(opened()), () => 1);
  expect(presenter.index.value).toBe(1);
  expect(presenter.last.value).toBeUndefined();
  expect(presenter.isCurrent.value).toBe(true);
});

test('moves are displayed one after the other, and the history does not wait', () => {
  const history = signal(opened());
  const presenter = createPresenter(view, history, () => 1);
  history.value = sail(history.value, ...TURN);
  expect(presenter.isCurrent.value).toBe(false);
  vi.advanceTimersByTime(350);
  expect(presenter.index.value).toBe(2);
  expect(presenter.last.value?.move).toEqual(TURN[0]);
  vi.advanceTimersByTime(100);
  expect(presenter.index.value).toBe(3);
  vi.advanceTimersByTime(100);
  expect(presenter.isCurrent.value).toBe(true);
  expect(presenter.state.value).toBe(history.value.states.at(-1));
});

test('skipping shows the present immediately', () => {
  const history = signal(opened());
  const presenter = createPresenter(view, history, () => 1);
  history.value = sail(history.value, ...TURN);
  presenter.skip();
  expect(presenter.index.value).toBe(4);
  expect(presenter.last.value).toBeUndefined();
  vi.runAllTimers();
  expect(presenter.index.value).toBe(4);
});

test('at pace 0 nothing waits', () => {
  const history = signal(opened());
  const presenter = createPresenter(view, history, () => 0);
  history.value = sail(history.value, ...TURN);
  expect(presenter.isCurrent.value).toBe(true);
});

test('an undone move disappears immediately, even while it is being displayed', () => {
  const history = signal(opened());
  const presenter = createPresenter(view, history, () => 1);
  history.value = sail(history.value, ...TURN);
  vi.advanceTimersByTime(450);
  history.value = undone(undone(history.value));
  expect(presenter.index.value).toBe(2);
  expect(presenter.isCurrent.value).toBe(true);
  vi.runAllTimers();
  expect(presenter.state.value).toBe(history.value.states.at(-1));
});

test('a closed presenter displays nothing more', () => {
  const history = signal(opened());
  const presenter = createPresenter(view, history, () => 1);
  history.value = sail(history.value, ...TURN);
  presenter.close();
  vi.runAllTimers();
  expect(presenter.index.value).toBe(1);
});
