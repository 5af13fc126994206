import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { POSTERS, pictureOf } from './posters';

const fileOf = (source: string): string => new URL(`../public${source}`, import.meta.url).pathname;

test.each(POSTERS)('the picture of $id is there by day and by night, and small', ({ id }) => {
  for (const isNight of [false, true]) {
    const file = fileOf(pictureOf(id, isNight).source);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(40_000);
  }
});

test('a picture without one for the night is dimmed, and only by night', () => {
  expect(pictureOf('patrician', true).isDimmed).toBe(true);
  expect(pictureOf('patrician', false).isDimmed).toBe(false);
  expect(pictureOf('mississippi-queen', true)).toEqual({ source: '/posters/mississippi-queen-night.svg', isDimmed: false });
});
