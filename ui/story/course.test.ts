import { expect, test } from 'vitest';
import { bestAt, duelIn, leadChanges, leadersByPoints, longestLeads, roundEnds, spansOf } from './course';

const none = undefined;
const LEADERS = [0, 0, 1, none, 1, 1, 0, 2, 0];

test('who led from when to when: a gap ends a stretch', () => {
  expect(spansOf(LEADERS)).toEqual([
    { line: 0, from: 0, to: 1 },
    { line: 1, from: 2, to: 2 },
    { line: 1, from: 4, to: 5 },
    { line: 0, from: 6, to: 6 },
    { line: 2, from: 7, to: 7 },
    { line: 0, from: 8, to: 8 },
  ]);
  expect(spansOf([])).toEqual([]);
});

test('the lead changes when another one has it, gap or not', () => {
  expect(leadChanges(LEADERS)).toBe(4);
  expect(leadChanges([none, 1, 1])).toBe(0);
  expect(duelIn(LEADERS)).toEqual({ lines: [0, 1], count: 2 });
  expect(duelIn([2, 0, 2, 0, 1])).toEqual({ lines: [0, 2], count: 3 });
  expect(duelIn([1, 1, 1])).toBeUndefined();
});

test('the longest lead of each', () => {
  const line = { who: '', seat: 0, values: [], marks: [] };
  expect(longestLeads({ leaders: LEADERS, lines: [line, line, line, line] })).toEqual([2, 2, 1, 0]);
});

test('by points the most leads, of equals the one before, and nobody where all are equal', () => {
  const columns = [
    [0, 0, 0],
    [0, 3, 3],
    [4, 4, 3],
    [5, 4, 3],
    [5, 5, 5],
  ];
  expect(leadersByPoints(columns)).toEqual([none, 1, 1, 0, none]);
});

test('a round ends with its last move; the set-up is none', () => {
  expect(roundEnds([0, 0, 1, 1, 1, 2, 2, 3])).toEqual([
    { round: 1, end: 5 },
    { round: 2, end: 7 },
    { round: 3, end: 8 },
  ]);
});

test('the best at something', () => {
  expect(bestAt({ counts: [2, 5, 5, 0] })).toEqual({ lines: [1, 2], count: 5 });
  expect(bestAt({ counts: [4, 2, none, 3], isLeast: true })).toEqual({ lines: [1], count: 2 });
  expect(bestAt({ counts: [0, 1, none], isLeast: true })).toEqual({ lines: [0], count: 0 });
  expect(bestAt({ counts: [1, 0], atLeast: 2 })).toBeUndefined();
  // Nothing to speak of, or everybody the same.
  expect(bestAt({ counts: [0, 0] })).toBeUndefined();
  expect(bestAt({ counts: [3, 3, 3] })).toBeUndefined();
  expect(bestAt({ counts: [none, none] })).toBeUndefined();
  expect(bestAt({ counts: [2] })).toEqual({ lines: [0], count: 2 });
});
