import { signal } from '@preact/signals';
import type { Highlight, HighlightWords } from '@showboat/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHighlightBoard, highlightIn } from './highlights';

const BUMP: Highlight = { kind: 'push', text: 'Delia shoves Aurora' };
const YOURS: Highlight = { kind: 'push', text: 'Delia shoves you', isYours: true };
const LANDING: Highlight = { kind: 'landing', text: 'Belle moors first' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (stays = false) => {
  const shown = signal<Highlight | undefined>(undefined);
  return { shown, board: createHighlightBoard(shown, () => stays) };
};

test('a highlight goes by itself', () => {
  const { shown, board } = open();
  board.show(BUMP);
  expect(shown.value).toBe(BUMP);
  vi.advanceTimersByTime(4000);
  expect(shown.value).toBe(BUMP);
  vi.advanceTimersByTime(400);
  expect(shown.value).toBeUndefined();
});

test('in text mode it stays until something else happens', () => {
  const { shown, board } = open(true);
  board.show(BUMP);
  vi.runAllTimers();
  expect(shown.value).toBe(BUMP);
  board.clear();
  expect(shown.value).toBeUndefined();
});

test('the next one takes its place, but what is yours can be read first', () => {
  const { shown, board } = open();
  board.show(BUMP);
  board.show(YOURS);
  expect(shown.value).toBe(YOURS);
  board.show(LANDING);
  expect(shown.value).toBe(YOURS);
  vi.advanceTimersByTime(1800);
  expect(shown.value).toBe(LANDING);
  vi.runAllTimers();
  expect(shown.value).toBeUndefined();
});

test('of several moves at once, the one about the player here is told, else the last', () => {
  const words: HighlightWords<number, string> = {
    tell: ({ before, move, after, past }, you) =>
      move === ''
        ? undefined
        : { kind: move, text: `${before} ${after} ${past.moves.length}`, isYours: you === 1 && move === 'you' },
  };
  const history = { states: [0, 1, 2, 3], moves: ['you', 'they', ''] };
  expect(highlightIn(words, history, 0, 3, 1)).toEqual({ kind: 'you', text: '0 1 0', isYours: true });
  expect(highlightIn(words, history, 0, 3, undefined)).toMatchObject({ kind: 'they', text: '1 2 1' });
  expect(highlightIn(words, history, 2, 3, 1)).toBeUndefined();
});
