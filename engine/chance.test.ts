import { describe, expect, test } from 'vitest';
import { chooseChance } from './chance';

describe('chooseChance', () => {
  const thirds = ['L', 'S', 'R'].map((move) => ({ move, weight: 1 / 3 }));

  test('goes by the cumulative weight', () => {
    expect([0, 0.33, 0.34, 0.66, 0.67, 0.99].map((fraction) => chooseChance(thirds, fraction))).toEqual([
      'L',
      'L',
      'S',
      'S',
      'R',
      'R',
    ]);
    const uneven = [
      { move: 'rare', weight: 0.1 },
      { move: 'common', weight: 0.9 },
    ];
    expect([0.05, 0.1, 0.5].map((fraction) => chooseChance(uneven, fraction))).toEqual(['rare', 'common', 'common']);
  });

  test('goes by the sum as it is rounded', () => {
    const ninths = Array.from({ length: 9 }, (_, move) => ({ move, weight: 1 / 9 }));
    // Taken away one by one, six ninths leave a little more than nothing.
    expect(chooseChance(ninths, 0.6666666666666666)).toBe(5);
    const elevenths = Array.from({ length: 11 }, (_, move) => ({ move, weight: 1 / 11 }));
    expect(chooseChance(elevenths, 0.2727272727272727)).toBe(3);
  });

  test('never falls off the end, and never on what has no weight', () => {
    const short = [
      { move: 'never', weight: 0 },
      { move: 'a', weight: 0.3 },
      { move: 'b', weight: 0.3 },
      { move: 'never', weight: 0 },
    ];
    expect([0, 0.299, 0.3, 0.9999999].map((fraction) => chooseChance(short, fraction))).toEqual(['a', 'a', 'b', 'b']);
    expect(() => chooseChance([], 0.5)).toThrow('chance has nothing to choose from');
  });
});
