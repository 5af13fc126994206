import { expect, test } from 'vitest';
import { parseTold } from './first-marks';

test('what a browser has stored is read as far as it makes sense', () => {
  expect([...parseTold('{"patrician":2,"hot-tin-roof":"3"}')]).toEqual([['patrician', 2]]);
  for (const text of [undefined, '', '[', 'null', '7']) expect([...parseTold(text)]).toEqual([]);
});
