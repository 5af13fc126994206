import { HEADINGS } from '@showboat/engine';
import { expect, test } from 'vitest';
import { SHIP_IDS } from '../../game';
import { turnedTo } from './degrees';
import { lumpPath, shapePath } from './shapes';
import { SHAPES, SHIPS } from './ships';
import { smokePaths, smokeSide, wakeArcs } from './smoke';
import { tagPlace } from './tag-place';

test('a ship turns by the shorter way round, however often it has turned', () => {
  expect(turnedTo(300, 0)).toBe(360);
  expect(turnedTo(0, 5)).toBe(-60);
  expect(turnedTo(-60, 4)).toBe(-120);
  expect(turnedTo(720, 2)).toBe(840);
  expect(turnedTo(120, 2)).toBe(120);
});

test('every ship differs from all others in letter, name, shape and colour', () => {
  const looks = SHIP_IDS.map((id) => SHIPS[id]);
  for (const key of ['letter', 'name', 'shape', 'hull'] as const) expect(new Set(looks.map((look) => look[key])).size).toBe(8);
});

test('all outlines are closed paths of numbers', () => {
  for (const path of [...SHAPES.map((shape) => shapePath(shape, 9)), lumpPath(8)]) {
    expect(path).toMatch(/^M.*Z$/);
    expect(path).not.toMatch(/NaN|undefined|e-/);
  }
});

const count = (path: string): number => path.split('Z').length - 1;

test('smoke grows with speed: both chimneys have the same number of puffs', () => {
  const puffs = (speed: number): number => smokePaths(speed, 0).reduce((sum, path) => sum + count(path), 0);
  expect([1, 3, 6].map(puffs)).toEqual([8, 14, 22]);
});

test('smoke rises to the top of the chart', () => {
  expect(HEADINGS.map(smokeSide)).toEqual([1, -1, -1, -1, 1, 1]);
});

test('a ship that lies still has no wake', () => {
  expect([0, 1, 6].map((speed) => wakeArcs(speed).length)).toEqual([0, 2, 4]);
});

test('a tag never covers the bow, and prices only where unavoidable', () => {
  for (const heading of HEADINGS) {
    for (const isWide of [false, true]) {
      const { x, y } = tagPlace(heading, [], isWide);
      const bow = { x: 32 * Math.sin((heading * Math.PI) / 3), y: -32 * Math.cos((heading * Math.PI) / 3) };
      expect(Math.abs(x - bow.x) > 17.5 || Math.abs(y - bow.y) > 8.5).toBe(true);
    }
  }
  const free = tagPlace(0, [], false);
  expect(tagPlace(0, [free], false)).not.toEqual(free);
});
