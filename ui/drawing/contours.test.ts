import { describe, expect, test } from 'vitest';
import { levelLines } from './contours';
import { fillDistance } from './distance';
import { type Field, blur, emptyField, heightAt } from './field';
import { simplified, smoothRing } from './lines';

const AREA = { x: -60, y: -50, width: 120, height: 100 };

/** Heights given by a formula. */
const hill = (height: (x: number, y: number) => number, step = 2): Field => {
  const field = emptyField(AREA, step);
  for (let j = 0; j < field.rows; j++)
    for (let i = 0; i < field.columns; i++)
      field.values[j * field.columns + i] = height(field.x0 + i * field.step, field.y0 + j * field.step);
  return field;
};

const disc = (radius: number): Field => {
  const field = emptyField(AREA, 2);
  const marks = Uint8Array.from(hill((x, y) => (Math.hypot(x, y) < radius ? 1 : 0)).values);
  fillDistance(field, marks);
  return field;
};

describe('level lines', () => {
  test('of a cone are circles', () => {
    const lines = levelLines(
      hill((x, y) => 40 - Math.hypot(x, y)),
      10,
    );
    expect(lines).toHaveLength(1);
    for (const { x, y } of lines[0]) expect(Math.abs(Math.hypot(x, y) - 30)).toBeLessThan(0.1);
  });

  test('two hills and a crater have one line each', () => {
    const twins = hill((x, y) => 20 - Math.min(Math.hypot(x - 28, y), Math.hypot(x + 28, y)));
    expect(levelLines(twins, 5)).toHaveLength(2);
    const crater = hill((x, y) => 10 - Math.abs(Math.hypot(x, y) - 30));
    expect(levelLines(crater, 2)).toHaveLength(2);
  });

  test('close along the edge of the lattice where the ground is high', () => {
    const lines = levelLines(
      hill(() => 1),
      0,
    );
    expect(lines).toHaveLength(1);
    const xs = lines[0].map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(110);
  });

  test('a flat plain has none', () => {
    expect(
      levelLines(
        hill(() => 0),
        0,
      ),
    ).toEqual([]);
  });
});

describe('distances', () => {
  test('to the border of a disc, inside and outside', () => {
    const field = disc(30);
    for (const [x, expected] of [
      [0, 30],
      [20, 10],
      [40, -10],
      [56, -26],
    ])
      expect(Math.abs(heightAt(field, x, 0) - expected)).toBeLessThan(1.6);
  });

  test('its level lines have the right radius once it is blurred', () => {
    const field = disc(32);
    blur(field, 2);
    const [line] = levelLines(field, -10);
    const radii = line.map(({ x, y }) => Math.hypot(x, y));
    expect(Math.min(...radii)).toBeGreaterThan(40);
    expect(Math.max(...radii)).toBeLessThan(44);
  });

  test('a larger field agrees where the two overlap', () => {
    const small = emptyField({ x: 1, y: 1, width: 10, height: 10 }, 3);
    const large = emptyField({ x: -50, y: -20, width: 100, height: 90 }, 3);
    expect([(small.x0 - large.x0) % 3, (small.y0 - large.y0) % 3].map(Math.abs)).toEqual([0, 0]);
  });
});

describe('lines', () => {
  test('simplified within the tolerance, ends kept', () => {
    const wave = Array.from({ length: 101 }, (_, i) => ({ x: i, y: Math.sin(i / 8) * 10 }));
    const few = simplified(wave, 0.5);
    expect(few.length).toBeLessThan(40);
    expect([few[0], few[few.length - 1]]).toEqual([wave[0], wave[100]]);
  });

  test('a ring closes', () => {
    expect(
      smoothRing([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: -10 },
      ]),
    ).toBe('M5,-5Q0,0 5,0Q10,0 10,-5Q10,-10 5,-5Z');
  });
});
