import { expect, test } from 'vitest';
import type { Fuzz } from '../fuzz';

/** Milliseconds: the short form of `npm run fuzz`. */
const A_FEW_SECONDS = 8000;

/** As many games as a few seconds hold, at least one of every case. */
export const describeFuzz = (fuzz: Fuzz, cases: number, now: () => number): void => {
  test('random games of every case: no crash, no dead end, every one ends, every law holds after every move', () => {
    const until = now() + A_FEW_SECONDS;
    const every = fuzz(cases, 'every case');
    const more = fuzz(100_000, 'a few seconds', () => now() > until);
    expect([...every.failures, ...more.failures]).toEqual([]);
    expect(every.games).toBe(cases);
  });
};
