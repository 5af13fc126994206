import { type Arbitrary, assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { exp, ln } from './exact';

/** The relative difference of two numbers. */
const error = (found: number, right: number): number => (found === right ? 0 : Math.abs(found - right) / Math.abs(right));

// The same to the last bit on every machine, which may be one off the true value.
test.each([
  [0, 1],
  [1, 2.7182818284590455],
  [-1, 0.36787944117144233],
  [0.5, 1.6487212707001282],
  [-20.25, 1.6052280551856116e-9],
  [700, 1.0142320547350045e304],
  [-800, 0],
  [-Infinity, 0],
  [710, Infinity],
  [Infinity, Infinity],
  [Number.NaN, Number.NaN],
])('e^%f is %f', (x, power) => {
  expect(exp(x)).toBe(power);
});

test.each([
  [1, 0],
  [2, Math.LN2],
  [3, 1.0986122886681098],
  [10, Math.LN10],
  [1_000_000, 13.815510557964274],
  [0.001, -6.907755278982137],
  [0, -Infinity],
  [Infinity, Infinity],
  [-1, Number.NaN],
  [Number.NaN, Number.NaN],
])('ln %f is %f', (x, logarithm) => {
  expect(ln(x)).toBe(logarithm);
});

test('both are as accurate as a double can be', () => {
  const isNear = (own: (x: number) => number, theirs: (x: number) => number, numbers: Arbitrary<number>): void =>
    assert(property(numbers, (x) => error(own(x), theirs(x)) < 5e-16));
  expect(() => isNear(exp, Math.exp, double({ min: -700, max: 700, noNaN: true }))).not.toThrow();
  expect(() => isNear(ln, Math.log, double({ min: 1e-300, max: 0.9, noNaN: true }))).not.toThrow();
  expect(() => isNear(ln, Math.log, integer({ min: 2, max: 1e9 }))).not.toThrow();
});

test('both are monotonic', () => {
  const steps = Array.from({ length: 2000 }, (_, i) => -10 + i / 100);
  const powers = steps.map(exp);
  expect(powers).toEqual([...powers].sort((a, b) => a - b));
  const logarithms = powers.map(ln);
  expect(logarithms).toEqual([...logarithms].sort((a, b) => a - b));
});
