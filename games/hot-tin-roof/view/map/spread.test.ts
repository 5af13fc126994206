import { LANGUAGES } from '@showboat/engine';
import { expect, test } from 'vitest';
import { type State, boardIn } from '../../game';
import { startOf } from '../../testing/cases';
import { ISLAND } from '../../testing/island';
import { loadWords } from '../../words/load';
import { sceneOf } from '../quarter/scene';
import { around, shared } from './overlaps';
import { clearStretch, solidsOf } from './clear-ways';
import { breaksOf, spread, stretchBetween } from '.';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadWords));

const BOARDS: readonly (readonly [name: string, state: State])[] = [
  ['the usual board', startOf({ seats: 4 })],
  ['a board without places', startOf({ seats: 3, board: ISLAND, 'fishByPlayers.3': 9 })],
];

test('a way is hidden by what stands on it', () => {
  const from = { x: 0, y: 0 };
  const solid = (x: number, width: number): { x: number; y: number; width: number; height: number } => ({
    x,
    y: -5,
    width,
    height: 10,
  });
  expect(clearStretch(from, { x: 100, y: 0 }, [])).toEqual({ start: 0, end: 1, length: 100 });
  expect(clearStretch(from, { x: 100, y: 0 }, [solid(-10, 30), solid(70, 60), solid(60, 20)])).toEqual({
    start: 0.2,
    end: 0.6,
    length: expect.closeTo(40),
  });
  // Another row.
  expect(clearStretch({ x: 0, y: 9 }, { x: 100, y: 9 }, [solid(0, 100)]).length).toBe(100);
  expect(clearStretch(from, { x: 0, y: 50 }, [solid(-10, 20)]).length).toBe(45);
  expect(clearStretch(from, { x: 100, y: 0 }, [solid(-10, 130)]).length).toBe(0);
});

/** Most of a plank, and on phones its initial; what is under houses is only the pipe. */
const SEEN = { wide: 34, phone: 11 } as const;

test.each(BOARDS)('nothing that can be laid or walked is behind a house, an awning or a cat: %s', (_, state) => {
  const { gapEnds, gaps } = boardIn(state);
  for (const layout of ['wide', 'phone'] as const) {
    for (const words of ALL_WORDS) {
      const { roofs, planks, plateRects } = sceneOf(state, layout, words);
      const solids = roofs.flatMap((roof) => solidsOf(layout, roof).slice(0, 2));
      for (const [gap, ends] of gapEnds.entries()) {
        const where = `${gaps[gap]} ${layout} ${words.language}`;
        expect([where, stretchBetween(layout, roofs, ends).length > SEEN[layout]]).toEqual([where, true]);
        const middle = around(planks[gap], layout === 'wide' ? 10 : 4);
        expect([where, solids.filter((solid) => shared(solid, middle) > 8)]).toEqual([where, []]);
        expect([where, plateRects.some((plate) => shared(plate, middle) > 8)]).toEqual([where, false]);
      }
    }
  }
});

test('planks do not lie on each other', () => {
  for (const layout of ['wide', 'phone'] as const) {
    const { planks } = sceneOf(BOARDS[0][1], layout, ALL_WORDS[0]);
    for (const [i, one] of planks.entries())
      for (const other of planks.slice(0, i))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(layout === 'wide' ? 38 : 26);
  }
});

test('houses make room only where a way is hidden, and away from what stays', () => {
  const far = [{ x: 300, y: 300 }, { x: 600, y: 300 }]; // biome-ignore format: two points
  expect(spread('wide', far, [[0, 1]], [])).toBe(far);
  // One behind the other: nothing of the way is seen.
  const near = [{ x: 500, y: 300 }, { x: 510, y: 395 }]; // biome-ignore format: two points
  expect(stretchBetween('wide', near, [0, 1]).length).toBe(0);
  const apart = spread('wide', near, [[0, 1]], []);
  expect(stretchBetween('wide', apart, [0, 1]).length).toBeGreaterThan(40);
  const below = { x: 300, y: 460, width: 500, height: 200 };
  const kept = spread('wide', near, [[0, 1]], [below]);
  expect(kept[1].y + 60).toBeLessThanOrEqual(462);
  expect(stretchBetween('wide', kept, [0, 1]).length).toBeGreaterThan(40);
});

test('a break is in the middle of its way, if that is seen', () => {
  const roofs = [{ x: 100, y: 300 }, { x: 700, y: 300 }, { x: 400, y: 280 }]; // biome-ignore format: three points
  expect(breaksOf('wide', roofs.slice(0, 2), [[0, 1]])).toEqual([0.5]);
  const [aside] = breaksOf('wide', roofs, [[0, 1]]);
  expect(Math.abs(600 * (aside - 0.5))).toBeGreaterThan(51);
});
