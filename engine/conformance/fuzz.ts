import { expect, test } from 'vitest';
import type { Fuzz } from '../fuzz';

/** Games of every case: the short form of `npm run fuzz`, the same on every machine. */
const LAPS = 20;

export const describeFuzz = (fuzz: Fuzz, cases: number): void => {
  test('random games of every case: no crash, no dead end, every one ends, every law holds after every move', () => {
    const { games, failures } = fuzz(cases * LAPS, 'every case');
    expect(failures).toEqual([]);
    expect(games).toBe(cases * LAPS);
  });
};
