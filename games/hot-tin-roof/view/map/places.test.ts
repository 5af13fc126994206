import { expect, test } from 'vitest';
import { boardRect, roofAt, sidestep, signRect, signsAt } from '.';
import { shared } from './overlaps';

const CANVAS = { width: 1000, height: 700 };
const rounded = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
  Math.round(x),
  Math.round(y),
];

test('a roof on a wide screen and, turned a quarter, on a phone', () => {
  expect(rounded(roofAt('wide', { x: 105, y: 335 }, CANVAS))).toEqual([169, 406]);
  expect(rounded(roofAt('phone', { x: 105, y: 335 }, CANVAS))).toEqual([198, 45]);
});

test('a board with doubled coordinates looks the same', () => {
  const fine = { width: 2000, height: 1400 };
  for (const layout of ['wide', 'phone'] as const)
    expect(roofAt(layout, { x: 400, y: 600 }, fine)).toEqual(roofAt(layout, { x: 200, y: 300 }, CANVAS));
});

test('a plate avoids a plank, and stays put where there is none', () => {
  const plate = { width: 120, height: 20, farthest: 34 };
  const at = { x: 400, y: 400 };
  expect(sidestep('wide', at, plate, { planks: [], roofs: [] })).toBe(0);
  expect(sidestep('wide', at, plate, { planks: [{ x: 445, y: 400 }], roofs: [] })).toBe(-30);
  expect(sidestep('wide', at, plate, { planks: [], roofs: [{ x: 320, y: 400 }] })).toBe(30);
});

test('a price avoids a sign', () => {
  const price = { width: 60, height: 20, farthest: 16 };
  const signs = [signRect({ x: 240, y: 200 }, 40)];
  expect(sidestep('phone', { x: 200, y: 200 }, price, { planks: [], roofs: [], signs })).toBe(-10);
});

test('a plate does not leave the board', () => {
  const { x } = boardRect('phone');
  expect(sidestep('phone', { x: x + 20, y: 100 }, { width: 60, height: 18, farthest: 16 }, { planks: [], roofs: [] })).toBe(10);
});

test('a sign stands beside its own house, and neither on a plank nor on another sign', () => {
  const roof = { x: 200, y: 200 };
  const [alone] = signsAt([roof], [], [42]);
  // Above or below it would lie on cats, or where the price hangs.
  expect(Math.abs(alone.x - roof.x)).toBeGreaterThan(30);
  const plank = [{ x: alone.x, y: alone.y }];
  const [aside] = signsAt([roof], plank, [42]);
  expect(rounded(aside)).not.toEqual(rounded(alone));
  const two = signsAt([roof, { x: 280, y: 200 }], [], [42, 42]).map((at) => signRect(at, 42));
  expect(shared(two[0], two[1])).toBe(0);
});
