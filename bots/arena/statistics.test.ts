import { createRandom } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { isProven, meanInterval, studentT, varianceOf, wilson, winShare } from './statistics';

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [60, 100, 0.502, 0.6906],
  [2.5, 4, 0.2194, 0.9081],
])('the Wilson interval of %f in %i', (wins, games, low, high) => {
  const interval = wilson(wins, games);
  expect(interval.mean).toBe(wins / games);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('without games nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ mean: 0, low: 0, high: 1 });
});

test.each([
  [9, 2.262],
  [19, 2.093],
  [29, 2.045],
  [99, 1.984],
])("Student's t with %i degrees of freedom, from the table", (freedom, t) => {
  expect(studentT(freedom)).toBeCloseTo(t, 3);
});

test('the interval of a mean', () => {
  const numbers = [2, 4, 4, 4, 5, 5, 7, 9, 5, 5];
  expect(varianceOf(numbers)).toBeCloseTo(32 / 9, 10);
  const { mean, low, high } = meanInterval(numbers);
  expect([mean, low, high].map((value) => value.toFixed(3))).toEqual(['5.000', '3.651', '6.349']);
});

describe('a win share', () => {
  const deal = (wins: number): { wins: number; games: number } => ({ wins, games: 4 });

  test('counts deals, not games: the games of one deal share their river', () => {
    const deals = [4, 0, 4, 0, 4, 0, 4, 0, 4, 0].map(deal);
    expect(winShare(deals).mean).toBe(0.5);
    expect(winShare(deals).low).toBeLessThan(wilson(20, 40).low);
    const even = [3, 1, 2, 2, 2, 2, 2, 2, 2, 2].map(deal);
    expect(winShare(even).low).toBeGreaterThan(wilson(20, 40).low);
  });

  test('counts games where deals are few or all equal', () => {
    expect(winShare([deal(3), deal(1)])).toEqual(wilson(4, 8));
    expect(winShare(Array.from({ length: 20 }, () => deal(4)))).toEqual(wilson(80, 80));
  });
});

describe('the sequential test', () => {
  test('proves a clear difference soon and a small one later', () => {
    const random = createRandom('proof');
    const neededFor = (edge: number): number => {
      const numbers: number[] = [];
      while (!isProven(numbers, 0.01)) numbers.push(random() < 0.5 + edge / 2 ? 1 : -1);
      return numbers.length;
    };
    expect(neededFor(0.8)).toBeLessThan(40);
    expect(neededFor(0.2)).toBeGreaterThan(100);
  });

  test('seldom finds a difference that is not there, though it looks after every deal', () => {
    let proven = 0;
    for (let run = 0; run < 200; run++) {
      const random = createRandom(`fair ${run}`);
      const numbers: number[] = [];
      for (let deal = 0; deal < 150; deal++) {
        numbers.push(random() - random());
        if (!isProven(numbers, 0.05)) continue;
        proven++;
        break;
      }
    }
    expect(proven).toBeLessThan(10);
  });

  test('is not fooled by a few equal deals', () => {
    expect(isProven([1, 1, 1, 1, 1], 0.05)).toBe(false);
    expect(
      isProven(
        Array.from({ length: 40 }, () => 0),
        0.05,
      ),
    ).toBe(false);
  });
});
