import { expect, test } from 'vitest';
import { boardRect, catAt, roofAt, sidestep, signAt, trayRect } from '.';

const CANVAS = { width: 1000, height: 700 };
const rounded = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
  Math.round(x),
  Math.round(y),
];

test('a roof on the desk and, turned a quarter, in the hand', () => {
  expect(rounded(roofAt('desk', { x: 105, y: 335 }, CANVAS))).toEqual([169, 406]);
  expect(rounded(roofAt('hand', { x: 105, y: 335 }, CANVAS))).toEqual([198, 45]);
});

test('a board twice as fine lies where it lay', () => {
  const fine = { width: 2000, height: 1400 };
  for (const layout of ['desk', 'hand'] as const)
    expect(roofAt(layout, { x: 400, y: 600 }, fine)).toEqual(roofAt(layout, { x: 200, y: 300 }, CANVAS));
});

test('two cats face each other, one sits in the middle, four stand in two rows', () => {
  const places = (count: number): readonly (readonly [number, number, boolean])[] =>
    Array.from({ length: count }, (_, i) => {
      const { x, y, isMirrored } = catAt('desk', { x: 0, y: 0 }, i, count);
      return [Math.round(x), Math.round(y), isMirrored];
    });
  expect(places(1)).toEqual([[0, -2, false]]);
  expect(places(2)).toEqual([
    [-21, -2, false],
    [21, -2, true],
  ]);
  expect(places(4).map(([, y]) => y)).toEqual([-15, -15, -2, -2]);
});

test('a plate makes way for a plank, and stays where nothing is', () => {
  const plate = { width: 120, height: 20, farthest: 34 };
  const at = { x: 400, y: 400 };
  expect(sidestep('desk', at, plate, { planks: [], roofs: [] })).toBe(0);
  expect(sidestep('desk', at, plate, { planks: [{ x: 445, y: 400 }], roofs: [] })).toBe(-30);
  expect(sidestep('desk', at, plate, { planks: [], roofs: [{ x: 320, y: 400 }] })).toBe(30);
});

test('a plate does not leave the board', () => {
  const { x } = boardRect('hand');
  expect(sidestep('hand', { x: x + 20, y: 100 }, { width: 60, height: 18, farthest: 16 }, { planks: [], roofs: [] })).toBe(10);
});

test('a sign takes the first corner that covers nothing', () => {
  const roof = { x: 200, y: 200 };
  const none = { planks: [], roofs: [] };
  expect(signAt(roof, false, none)).toEqual({ x: 173, y: 182 });
  expect(signAt(roof, true, none)).toEqual({ x: 228, y: 182 });
  expect(signAt(roof, false, { planks: [{ x: 170, y: 180 }], roofs: [] })).toEqual({ x: 228, y: 182 });
});

test('the tray holds all dumpsters', () => {
  expect(
    trayRect([
      { x: 100, y: 200 },
      { x: 300, y: 200 },
    ]),
  ).toEqual({ x: 48, y: 138, width: 308, height: 118 });
});
