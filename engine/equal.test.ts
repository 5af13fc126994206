import { expect, test } from 'vitest';
import { isEqual } from './equal';

test.each([
  [1, 1],
  ['a', 'a'],
  [null, null],
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: { c: [] } },
    { b: { c: [] }, a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, Object.assign(Object.create(null), { a: 1 })],
])('%j and %j are the same', (a, b) => {
  expect(isEqual(a, b)).toBe(true);
  expect(isEqual(b, a)).toBe(true);
});

test.each([
  [1, 2],
  [1, '1'],
  [null, undefined],
  [null, {}],
  [[], {}],
  [[1], [1, 2]],
  [[undefined], [null]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined, b: 1 }, { a: 1 }],
  [{ toString: 1 }, {}],
  [new Map(), {}],
  [new Map(), new Map()],
  [JSON.parse('{"__proto__":1}'), {}],
  [{ toString: Object.prototype.toString }, {}],
])('%j and %j differ', (a, b) => {
  expect(isEqual(a, b)).toBe(false);
  expect(isEqual(b, a)).toBe(false);
});
