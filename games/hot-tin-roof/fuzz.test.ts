import { expect, test } from 'vitest';
import { CASES } from './testing/cases';
import { fuzz } from './testing/fuzz';

// As many games as a few seconds hold, at least one at every table.
test('random games at every table: no crash, no dead end, every law holds after every move', () => {
  const until = performance.now() + 8000;
  const every = fuzz(CASES.length, 'every table');
  const more = fuzz(100_000, 'a few seconds', () => performance.now() > until);
  expect([...every.failures, ...more.failures]).toEqual([]);
  expect(every.games).toBe(CASES.length);
});
