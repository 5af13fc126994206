import { expect, test } from 'vitest';
import { isNoList, passedOver, shapeRefusal } from './shape';

test('a refusal names the field as a person would write it', () => {
  const path = [{ key: 'players' }, { key: 1 }, { key: 'cans' }];
  expect(shapeRefusal({ type: 'number', expected: 'number', received: '"7"', path }, 'position')).toEqual({
    code: 'bad-field',
    rule: 'FORMAT',
    field: 'players[1].cans',
    detail: { expected: 'number', given: '"7"' },
  });
});

test('missing and unknown fields are distinguished; without a path it is the whole value', () => {
  expect(shapeRefusal({ type: 'string', expected: 'string', received: 'undefined' }, 'board')).toMatchObject({
    code: 'missing-field',
    field: 'board',
  });
  expect(shapeRefusal({ type: 'key', expected: 'never', received: '"crew"' }, 'board').code).toBe('unknown-field');
  expect(shapeRefusal({ type: 'check', expected: null, received: 'Array' }, 'board', 'a list').detail).toEqual({
    expected: 'check',
    given: 'a list',
  });
});

test('what a schema would ignore is found at any depth that files have', () => {
  expect(passedOver(JSON.parse('{"a":[1,{"b":{"__proto__":1}}]}'))?.path).toEqual(
    ['a', 1, 'b', '__proto__'].map((key) => ({ key })),
  );
  expect(passedOver({ constructor: 1 })?.path).toEqual([{ key: 'constructor' }]);
  expect(passedOver({ toString: 1, a: [null, 'constructor'] })).toBeUndefined();
});

test('very deep values are handled', () => {
  expect(passedOver(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toBeUndefined();
});

test('lists are not objects', () => {
  expect([[], {}, 'x', null].map(isNoList)).toEqual([false, true, true, true]);
});
