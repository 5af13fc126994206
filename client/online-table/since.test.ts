import { expect, test } from 'vitest';
import type { NumberedLine } from '../online/remote-table';
import { movesSince } from './since';

const at = '2026-03-01T12:00:00.000Z';
const move = (seq: number): NumberedLine => ({ kind: 'move', seq, by: 0, name: 'red', token: 'f', at });
const back = (seq: number, to: number): NumberedLine => ({ kind: 'takeback', seq, to, at });

test('everything after the last number seen is new', () => {
  expect(movesSince([move(1), move(2), move(3)], 1)).toEqual({ numbers: [1, 2, 3], seen: 1 });
  expect(movesSince([move(1), move(2)], 2).seen).toBe(2);
  expect(movesSince([], 0)).toEqual({ numbers: [], seen: 0 });
});

test('a move that was seen and taken back since is not counted as seen', () => {
  expect(movesSince([move(1), move(2), back(3, 1), move(4)], 2)).toEqual({ numbers: [1, 4], seen: 1 });
});

test('a takeback that was seen is as if nothing had been', () => {
  expect(movesSince([move(1), move(2), back(3, 1), move(4)], 3)).toEqual({ numbers: [1, 4], seen: 1 });
});

test('a takeback to before another one leads to what was then', () => {
  const lines = [move(1), move(2), back(3, 1), move(4), back(5, 3), move(6)];
  expect(movesSince(lines, 6)).toEqual({ numbers: [1, 6], seen: 2 });
});
