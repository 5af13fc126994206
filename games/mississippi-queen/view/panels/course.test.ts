import { expect, test } from 'vitest';
import { position } from '../../testing/sketch';
import { courseOf, spaced } from './course';
import { apart, edgeOf } from './edge-arrows';

test('ships stand on the line in the order in which they lie on the river, however it bends', () => {
  const state = position({
    river: 'S A5, R A10, L A3, S A4',
    stack: 'A1 A2',
    ships: { beige: '2c3/1/1/6/-', grey: '0c2/0/1/6/-', brown: '3c4/0/1/6/-' },
  });
  const { tiles, known, marks } = courseOf(state);
  expect([tiles, known]).toEqual([7, 5]);
  expect(marks.map(({ ship }) => ship.id)).toEqual(['grey', 'beige', 'brown']);
  expect(marks[0].along).toBeCloseTo(0.5 / 7);
  expect(marks[2].along).toBeCloseTo(4 / 7);
});

test('marks never cover each other, and stay within the line', () => {
  expect(spaced([0, 0.5, 1], 100, 10)).toEqual([0, 50, 100]);
  expect(spaced([0.5, 0.5, 0.52], 100, 10)).toEqual([50, 60, 70]);
  expect(spaced([0.95, 1, 1], 100, 10)).toEqual([80, 90, 100]);
});

test('an arrow is where the line to the ship leaves the picture', () => {
  const middle = { x: 100, y: 100 };
  expect(edgeOf(middle, { x: 80, y: 50 }, { x: 900, y: 100 })).toEqual({ x: 180, y: 100 });
  expect(edgeOf(middle, { x: 80, y: 50 }, { x: 100, y: -900 })).toEqual({ x: 100, y: 50 });
  expect(edgeOf(middle, { x: 80, y: 50 }, { x: 300, y: 300 })).toEqual({ x: 150, y: 150 });
});

test('arrows at one edge stand side by side, whole ones, and never beyond its end', () => {
  const [middle, half] = [
    { x: 100, y: 100 },
    { x: 80, y: 90 },
  ];
  const left = [70, 60, 75].map((y) => ({ x: 20, y }));
  expect(apart(left, middle, half).map(({ x, y }) => [x, y])).toEqual([
    [20, 104],
    [20, 60],
    [20, 148],
  ]);
  const below = [{ x: 180, y: 20 }, ...[170, 175].map((x) => ({ x, y: 190 }))];
  expect(apart(below, middle, half)).toEqual([
    { x: 180, y: 20 },
    { x: 136, y: 190 },
    { x: 180, y: 190 },
  ]);
});
