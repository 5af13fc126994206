import type { Course } from '@showboat/ui/story';
import { expect, test } from 'vitest';
import { shapeOf, stacked, traceOf } from './chart-shape';

const course = (kind: Course['kind'], values: readonly (number | undefined)[]): Course => ({
  kind,
  rounds: values.map((_, i) => i + 1),
  ends: values.map((_, i) => i),
  lines: [{ who: 'a', seat: 0, values, marks: [] }],
  leaders: values.map(() => 0),
});

const BOX = { width: 600, height: 300, isNarrow: false };

test('in a race the first is at the top, by points the most', () => {
  const race = shapeOf(course('behind', [0, 4, 8]), BOX);
  expect(race.y(0)).toBeLessThan(race.y(8));
  const game = shapeOf(course('points', [-2, 4, 8]), BOX);
  expect(game.y(8)).toBeLessThan(game.y(0));
  expect(game.y(0)).toBeLessThan(game.y(-2));
});

test('a pixel belongs to the nearest round', () => {
  const { x, columnAt } = shapeOf(course('points', [0, 1, 2]), BOX);
  expect([0, 1, 2].map((column) => columnAt(x(column) + 3))).toEqual([0, 1, 2]);
  expect([columnAt(-50), columnAt(5000)]).toEqual([0, 2]);
});

test('a line begins again where it was gone', () => {
  const shape = { x: (column: number) => 10 * column, y: (value: number) => value, step: 10 };
  expect(traceOf([1, 2, undefined, 3], shape)).toBe('M0.0,1.0C5.0,1.0 5.0,2.0 10.0,2.0M30.0,3.0');
});

test('marks at one place are stacked', () => {
  const marks = [
    { x: 0, y: 50 },
    { x: 4, y: 48 },
    { x: 90, y: 50 },
  ];
  expect(stacked(marks, 20).map(({ y }) => y)).toEqual([50, 28, 50]);
});
