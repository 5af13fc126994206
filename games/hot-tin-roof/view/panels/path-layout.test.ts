import { expect, test } from 'vitest';
import { deskPath, handPath } from './path-layout';

const NAMES = ['Old Chimney', 'Thimble', 'Teapot', 'Mandolin', "Baker's", 'Moonvane'];
const PAYS = [0, 2, 0, 2, 0];

test('a way of five roofs has large discs and all its names in one line', () => {
  const { sizes, gaps, names, width } = deskPath(470, PAYS, NAMES);
  expect([sizes.disc, names]).toEqual([42, 'even']);
  expect(width).toBeLessThanOrEqual(470);
  for (const [i, gap] of gaps.entries()) {
    // Names do not touch, and badges have room between the discs.
    expect(sizes.disc + gap).toBeGreaterThan(((NAMES[i].length + NAMES[i + 1].length) * 6.6) / 2);
    expect(gap).toBeGreaterThanOrEqual(PAYS[i] * sizes.badge);
  }
});

test('longer ways have smaller discs, then names by turns, then none', () => {
  const way = (roofs: number) => {
    const { sizes, names } = deskPath(470, Array(roofs).fill(1), Array(roofs + 1).fill('Weathercock'));
    return [sizes.disc, names];
  };
  expect([1, 5, 6, 7, 8, 14].map(way)).toEqual([
    [42, 'even'],
    [42, 'even'],
    [34, 'uneven'],
    [34, 'uneven'],
    [28, 'none'],
    [28, 'none'],
  ]);
});

test('on a phone a way shrinks before it must be scrolled', () => {
  const way = (roofs: number, pays: number) => {
    const { sizes, width, isTooLong } = handPath(334, Array(roofs).fill(pays));
    expect(isTooLong).toBe(width > 334);
    return [sizes.disc, isTooLong];
  };
  expect([way(1, 2), way(5, 1), way(7, 1), way(9, 0), way(14, 0), way(14, 2)]).toEqual([
    [34, false],
    [34, false],
    [25, false],
    [25, false],
    [25, true],
    [25, true],
  ]);
  expect(handPath(334, PAYS)).toMatchObject({ sizes: { disc: 34 }, isTooLong: false });
});
