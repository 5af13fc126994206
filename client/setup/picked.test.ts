import { expect, test } from 'vitest';
import { entriesOfPicked, isPickedOf, missingIn, pickedOf, withPicked } from './picked';

const PAIRS = [
  ['A9', 'B1'],
  ['A10', 'B4'],
];

test('what is picked from two columns makes pairs, and what has no partner yet waits', () => {
  const picked = pickedOf(PAIRS, 2);
  expect(picked).toEqual([
    ['A9', 'A10'],
    ['B1', 'B4'],
  ]);
  expect(entriesOfPicked(picked)).toEqual(PAIRS);
  expect(missingIn(picked)).toBeUndefined();
  const more = withPicked(picked, 0, 'A11');
  expect(entriesOfPicked(more)).toEqual(PAIRS);
  expect(isPickedOf(more, PAIRS)).toBe(true);
  expect(missingIn(more)).toEqual({ count: 1, column: 1 });
  expect(entriesOfPicked(withPicked(more, 1, 'B3'))).toEqual([...PAIRS, ['A11', 'B3']]);
});

test('picked again it is put back, and others close up', () => {
  const less = withPicked(pickedOf(PAIRS, 2), 0, 'A9');
  expect(entriesOfPicked(less)).toEqual([['A10', 'B1']]);
  expect(missingIn(less)).toEqual({ count: 1, column: 0 });
  expect(isPickedOf(less, PAIRS)).toBe(false);
});

test('a list is one column: nothing is ever missing', () => {
  const picked = withPicked(pickedOf([['A1']], 1), 0, 'A2');
  expect(entriesOfPicked(picked)).toEqual([['A1'], ['A2']]);
  expect(missingIn(picked)).toBeUndefined();
  expect(entriesOfPicked(pickedOf([], 1))).toEqual([]);
});
