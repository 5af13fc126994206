import type { Review, Verdict } from '@showboat/bots';
import { expect, test } from 'vitest';
import { bestDecision, decisionAt, luckiestDraw, luckiestSeat, turningPoint, weighedIn } from './looking-back';

const verdict = (index: number, seat: number, values: readonly number[], loss = 0): Verdict<string> => ({
  index,
  seat,
  round: 1,
  played: ['a', 'b'],
  best: ['a', 'b'],
  loss,
  values,
  reasons: [],
});

const total = (luck: number): Review<string>['totals'][number] => ({ decisions: 1, loss: 0, blunders: 0, luck });

const REVIEW: Review<string> = {
  decisions: [
    verdict(0, 0, [0.5, 0.5]),
    verdict(2, 1, [0.3, 0.7]),
    // Two draws come before it, and one of them helps.
    verdict(6, 0, [0.6, 0.4]),
    verdict(8, 1, [0.55, 0.45], 0.2),
    verdict(10, 0, [0.8, 0.2]),
  ],
  luck: [
    { index: 4, move: 'draw', change: [0.1, -0.1] },
    { index: 5, move: 'draw', change: [-0.02, 0.02] },
    { index: 12, move: 'draw', change: [0.05, -0.05] },
  ],
  totals: [total(0.13), total(-0.13)],
};
const WEIGHED = weighedIn(REVIEW);
const never = (): boolean => false;

test('before a decision stands what the one before left, with the luck since', () => {
  expect(WEIGHED.map(({ before }) => before.map((value) => Math.round(100 * value)))).toEqual([
    [50, 50],
    [38, 62],
    [60, 40],
    [55, 45],
  ]);
});

test('a move belongs to a decision, or to chance', () => {
  expect(decisionAt(WEIGHED, 7)?.verdict.index).toBe(6);
  expect(decisionAt(WEIGHED, 4)).toBeUndefined();
});

test('the best decision is one that gave nothing away; of a seat if it has one', () => {
  expect(bestDecision(WEIGHED, 0, never)?.verdict.index).toBe(10);
  expect(bestDecision(WEIGHED, 1, never)?.verdict.index).toBe(2);
  expect(bestDecision(WEIGHED, undefined, ({ index }) => index === 10)?.verdict.index).toBe(6);
  expect(bestDecision([], 0, never)).toBeUndefined();
});

test('the turning point is where the winner came to the front for good', () => {
  expect(turningPoint(WEIGHED, 0)?.verdict.index).toBe(6);
  // In the review seat 1 never came back.
  expect(turningPoint(WEIGHED, 1)).toBeUndefined();
  const always = weighedIn({ ...REVIEW, luck: [], decisions: [verdict(0, 0, [0.6, 0.4]), verdict(2, 1, [0.7, 0.3])] });
  expect(turningPoint(always, 0)).toBeUndefined();
  const atOnce = weighedIn({ ...REVIEW, luck: [], decisions: [verdict(0, 0, [0.4, 0.6]), verdict(2, 1, [0.7, 0.3])] });
  expect(turningPoint(atOnce, 0)?.verdict.index).toBe(2);
});

test('the luckiest draw is one’s own, if there was any', () => {
  expect(luckiestDraw(REVIEW, 0)).toMatchObject({ index: 4, seat: 0 });
  expect(luckiestDraw(REVIEW, 1)).toMatchObject({ index: 5, seat: 1 });
  expect(luckiestDraw(REVIEW, undefined)).toMatchObject({ index: 4, seat: 0 });
  expect(luckiestDraw({ ...REVIEW, luck: [] }, 0)).toBeUndefined();
  expect(luckiestSeat(REVIEW)).toEqual({ seat: 0, luck: 0.13 });
  expect(luckiestSeat({ ...REVIEW, totals: [total(0), total(0)] })).toBeUndefined();
});
