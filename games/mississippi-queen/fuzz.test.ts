import { expect, test } from 'vitest';
import { CASES } from './testing/cases';
import { fuzz } from './testing/fuzz';

// The short form of `npm run fuzz`: as many races as a few seconds hold, at least one on every table.
test('random races on every table: no crash, no dead end, every race ends', () => {
  const until = performance.now() + 8000;
  const every = fuzz(CASES.length, 'every table');
  const more = fuzz(100_000, 'a few seconds', () => performance.now() > until);
  expect([...every.failures, ...more.failures]).toEqual([]);
  expect(every.games).toBe(CASES.length);
});
