import { describe, expect, test } from 'vitest';
import { centreOf, contains } from '../drawing/rect';
import {
  type Lens,
  fittedTo,
  freeArea,
  heldNear,
  isSeen,
  lookingAt,
  seenThrough,
  showing,
  toScreen,
  toWorld,
  zoomedAbout,
} from './lens';

const LIMITS = { minScale: 0.65, maxScale: 1.6 };
const AREA = freeArea({ width: 1440, height: 900 }, { top: 100, right: 304, bottom: 212, left: 20 });
const LENS: Lens = { x: 137, y: -52, scale: 0.9 };

const rounded = ({ x, y }: { readonly x: number; readonly y: number }): readonly number[] => [
  Math.round(x * 1e6) / 1e6,
  Math.round(y * 1e6) / 1e6,
];

describe('zoom', () => {
  test('keeps the point below the pointer', () => {
    const at = { x: 612, y: 287 };
    const before = toWorld(LENS, at);
    for (const factor of [1.3, 0.8, 50, 0.01])
      expect(rounded(toWorld(zoomedAbout(LENS, at, factor, LIMITS), at))).toEqual(rounded(before));
  });

  test('ends at the limits', () => {
    expect(zoomedAbout(LENS, { x: 0, y: 0 }, 50, LIMITS).scale).toBe(1.6);
    expect(zoomedAbout(LENS, { x: 0, y: 0 }, 0.01, LIMITS).scale).toBe(0.65);
  });
});

describe('focus', () => {
  const ship = { x: 900, y: -1200, width: 400, height: 300 };

  test('is centred in the area that panels leave free', () => {
    const lens = lookingAt(ship, AREA, 1, LIMITS);
    expect(lens.scale).toBe(1);
    expect(rounded(toScreen(lens, centreOf(ship)))).toEqual(rounded(centreOf(AREA)));
    expect(isSeen(lens, ship, AREA)).toBe(true);
  });

  test('one that is too large reduces the scale', () => {
    const wide = { x: 0, y: 0, width: 1300, height: 200 };
    const lens = lookingAt(wide, AREA, 1.2, LIMITS);
    expect(lens.scale).toBeLessThan(1);
    expect(
      contains(AREA, { ...toScreen(lens, wide), width: wide.width * lens.scale - 0.001, height: wide.height * lens.scale }),
    ).toBe(true);
  });

  test('the smallest pan brings it into view', () => {
    const lens: Lens = { x: 0, y: 0, scale: 1 };
    const aside = { x: 1100, y: 300, width: 100, height: 100 };
    const shown = showing(lens, aside, AREA, LIMITS);
    expect(shown).toEqual({ x: AREA.x + AREA.width - 1200, y: 0, scale: 1 });
    expect(showing(shown, aside, AREA, LIMITS)).toBe(shown);
  });

  test('all of a long river fits, even below the smallest scale', () => {
    const river = { x: -200, y: -5000, width: 900, height: 5200 };
    const lens = fittedTo(river, AREA, LIMITS);
    expect(lens.scale).toBeLessThan(LIMITS.minScale);
    const seen = seenThrough(lens, AREA);
    expect(contains({ ...seen, height: seen.height + 0.001 }, river)).toBe(true);
  });
});

test('the board is never lost', () => {
  const bounds = { x: 0, y: 0, width: 2000, height: 1500 };
  const lens = heldNear({ x: 99999, y: -99999, scale: 1 }, bounds, AREA);
  const seen = seenThrough(lens, AREA);
  expect(seen.x + seen.width).toBeGreaterThan(AREA.width / 2 - 1);
  expect(seen.y).toBeLessThan(1500 - AREA.height / 2 + 1);
  const kept: Lens = { x: -300, y: -200, scale: 1 };
  expect(heldNear(kept, bounds, AREA)).toEqual(kept);
});
