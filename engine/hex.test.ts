import { describe, expect, test } from 'vitest';
import { DIRECTIONS, HEADINGS, add, distance, neighbour, rotate, scale, turned } from './hex';

describe('hexes', () => {
  test('the six neighbours of a space, clockwise from north', () => {
    expect(HEADINGS.map((heading) => neighbour({ q: 2, r: 3 }, heading))).toEqual([
      { q: 2, r: 2 },
      { q: 3, r: 2 },
      { q: 3, r: 3 },
      { q: 2, r: 4 },
      { q: 1, r: 4 },
      { q: 1, r: 3 },
    ]);
  });

  test('a turn clockwise takes every direction to the next', () => {
    for (const heading of HEADINGS) {
      expect(rotate(DIRECTIONS[heading], 1)).toEqual(DIRECTIONS[turned(heading, 1)]);
      expect(rotate(DIRECTIONS[heading], -2)).toEqual(DIRECTIONS[turned(heading, -2)]);
    }
  });

  test('rotations keep no minus zero', () => {
    expect(rotate({ q: 3, r: 0 }, 1)).toEqual({ q: 0, r: 3 });
    expect(rotate({ q: 2, r: -1 }, 1)).toEqual({ q: 1, r: 1 });
    expect(rotate({ q: 2, r: -1 }, 6)).toEqual({ q: 2, r: -1 });
    expect(rotate({ q: 2, r: -1 }, -1)).toEqual({ q: 1, r: -2 });
    expect(scale({ q: 0, r: 4 }, -1)).toEqual({ q: 0, r: -4 });
    expect(scale({ q: 1, r: -1 }, 0)).toEqual({ q: 0, r: 0 });
  });

  test('headings wrap both ways', () => {
    expect(turned(5, 1)).toBe(0);
    expect(turned(0, -1)).toBe(5);
    expect(turned(2, 3)).toBe(5);
    expect(turned(1, -13)).toBe(0);
  });

  test('sums and distances', () => {
    expect(add({ q: 1, r: 2 }, { q: -4, r: 3 })).toEqual({ q: -3, r: 5 });
    expect(distance({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
    expect(distance({ q: -2, r: 3 }, { q: 2, r: -2 })).toBe(5);
    expect(distance({ q: 4, r: 4 }, { q: 4, r: 4 })).toBe(0);
  });
});
