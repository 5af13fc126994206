import { expect, test } from 'vitest';
import { fitElo, rate } from './elo';

test.each([
  // 400 log10(won / lost), with the half game of the prior on both sides.
  ['ten to one', 99.5, 9.5, 400],
  ['three to one', 74.5, 24.5, 190.848],
  ['even', 10, 10, 0],
])('%s', (_, won, lost, gap) => {
  const [better, worse] = fitElo([
    [0, won],
    [lost, 0],
  ]);
  expect(better - worse).toBeCloseTo(gap, 2);
  expect(better + worse).toBeCloseTo(0, 9);
});

test('three players: results against a common opponent add up', () => {
  const [a, b, c] = fitElo([
    [0, 749.5, 0],
    [249.5, 0, 749.5],
    [0, 249.5, 0],
  ]);
  expect(a - b).toBeCloseTo(190.848, 0);
  expect(b - c).toBeCloseTo(190.848, 0);
});

test('a bot that loses every game still has a finite rating', () => {
  const [better, worse] = fitElo([
    [0, 50],
    [0, 0],
  ]);
  expect(better - worse).toBeCloseTo(400 * Math.log10(101), 2);
});

test('error bars hold the value, and shrink with more deals', () => {
  const deal = (won: number): readonly (readonly number[])[] => [
    [0, won],
    [4 - won, 0],
  ];
  const few = rate([3, 2, 4, 3, 1, 3].map(deal));
  const many = rate(Array.from({ length: 20 }, () => [3, 2, 4, 3, 1, 3].map(deal)).flat());
  for (const { elo, low, high } of [...few, ...many]) {
    expect(low).toBeLessThanOrEqual(elo);
    expect(high).toBeGreaterThanOrEqual(elo);
  }
  expect(many[0].high - many[0].low).toBeLessThan((few[0].high - few[0].low) / 2);
  expect(rate([deal(3), deal(2)])).toEqual(rate([deal(3), deal(2)]));
});
