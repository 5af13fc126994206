import { HEADINGS } from '@showboat/engine';
import { expect, test } from 'vitest';
import { SHIP_IDS } from '../../board';
import { placeCallOut } from './call-out-place';
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

test('a tag never stands over the bow, and leaves prices in sight where it can', () => {
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

const AREA = { left: 0, top: 60, right: 390, bottom: 520 };
const SIZE = { width: 210, height: 60 };

test('a call-out stays within the area, wherever its anchor is', () => {
  for (const anchor of [
    { x: 5, y: 70 },
    { x: 385, y: 515 },
    { x: 200, y: 300 },
    { x: -50, y: 900 },
  ]) {
    const { x, y } = placeCallOut(anchor, SIZE, AREA, []);
    expect(x).toBeGreaterThanOrEqual(AREA.left);
    expect(y).toBeGreaterThanOrEqual(AREA.top);
    expect(x + SIZE.width).toBeLessThanOrEqual(AREA.right);
    expect(y + SIZE.height).toBeLessThanOrEqual(AREA.bottom);
  }
});

test('a call-out avoids its anchor and the ships', () => {
  const anchor = { x: 100, y: 200 };
  const usual = placeCallOut(anchor, SIZE, AREA, []);
  expect(usual).toEqual({ x: 126, y: 252 });
  expect(placeCallOut(anchor, SIZE, AREA, [{ x: 200, y: 280 }])).not.toEqual(usual);
});
