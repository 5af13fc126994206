import { expect, test } from 'vitest';
import { type Liveliness, QUIET, parseLiveliness } from './liveliness';

test('survives a round trip', () => {
  const chosen: Liveliness = { sound: true, volume: 7, vibration: false, remarks: false };
  expect(parseLiveliness(JSON.stringify(chosen))).toEqual(chosen);
});

test('nobody hears anything who has not asked for it, and then softly', () => {
  expect(QUIET).toMatchObject({ sound: false, volume: 3 });
  for (const text of [undefined, '', '7', 'null', '[]', '{"sound":1,"volume":11}', '{"__proto__":{"sound":true}}'])
    expect(parseLiveliness(text)).toEqual(QUIET);
});
