import { Table } from '@showboat/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { laidTable } from './laid-table-for-tests';
import { firstRows, nextRows, passes, withFresh, withoutGone } from './rows';

const [a, b, c] = ['a', 'b', 'c'].map((id) => laidTable({ id }));

test('rows keep their places; what is new waits above the list until it is wanted', () => {
  const { rows, fresh } = nextRows(firstRows([a, b]), [c, b, a]);
  expect(rows.map(({ table }) => table.id)).toEqual(['a', 'b']);
  expect(fresh.map(({ id }) => id)).toEqual(['c']);
  expect(withFresh({ rows, fresh }).rows.map(({ table }) => table.id)).toEqual(['c', 'a', 'b']);
});

test('what is known about a table that stays is the latest', () => {
  const renamed = { ...a, host: 'Ada' };
  expect(nextRows(firstRows([a]), [renamed]).rows).toEqual([{ table: renamed, isGone: false }]);
});

test('a table that is gone stays for a moment, and leaves when asked to', () => {
  const next = nextRows(firstRows([a, b]), [b]);
  expect(next.rows.map(({ table, isGone }) => [table.id, isGone])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(withoutGone(next).rows.map(({ table }) => table.id)).toEqual(['b']);
});

test('in an empty list nothing waits', () => {
  expect(nextRows(firstRows([]), [a]).rows).toHaveLength(1);
  expect(withoutGone({ rows: [{ table: a, isGone: true }], fresh: [b] })).toEqual(firstRows([b]));
});

test.each([
  [{ game: undefined, pace: 'any' }, true],
  [{ game: 'patrician', pace: 'days' }, true],
  [{ game: 'patrician', pace: 'clock' }, false],
  [{ game: 'hot-tin-roof', pace: 'any' }, false],
] as const)('the filter %j', (filter, isShown) => {
  expect(passes(filter)({ game: 'patrician', pace: { kind: 'days', days: 2 } })).toBe(isShown);
});

test('the tables of these tests are such as a server tells', () => {
  expect(v.safeParse(Table, a).issues).toBeUndefined();
});
