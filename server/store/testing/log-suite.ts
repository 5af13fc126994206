import { expect, test } from 'vitest';
import type { RequestKey, Store, TableRow } from '../store';
import { aChange, aLog, aTable, changed } from './rows';
import { sharedStore } from './shared-store';

const key = (given: Partial<RequestKey> = {}): RequestKey => ({ seat: 1, id: 'turn-1', hash: 'beef', last: 2, ...given });

export const testLog = (open: () => Promise<Store>): void => {
  const store = sharedStore(open);

  /** A table with three rows: 1, 2 to 4, 5. */
  const played = async (): Promise<TableRow> => {
    const table = aTable();
    await store().insertTable(table);
    const rows = [
      aLog({ request: key() }),
      aLog({ first: 2, last: 4, at: 3_000, entries: '[1,2,3]', stateHash: 'cafe' }),
      aLog({ first: 5, last: 5 }),
    ];
    let current = table;
    for (const log of rows) {
      const change = aChange(current, { seq: log.last, log });
      await store().commit(change);
      current = changed(current, change);
    }
    return current;
  };

  test('rows are read as they were stored, in order', async () => {
    const { id } = await played();
    expect(await store().log(id, 0)).toEqual([
      aLog({ request: key() }),
      aLog({ first: 2, last: 4, at: 3_000, entries: '[1,2,3]', stateHash: 'cafe' }),
      aLog({ first: 5, last: 5 }),
    ]);
  });

  test.each([
    [1, [2, 5]],
    [2, [2, 5]],
    [3, [2, 5]],
    [4, [5]],
    [5, []],
    [99, []],
  ])('rows with something after %i begin at %j', async (after, expected) => {
    const { id } = await played();
    expect((await store().log(id, after)).map(({ first }) => first)).toEqual(expected);
  });

  test('a row with a number that there is already is a conflict, and the table stays', async () => {
    const table = await played();
    expect(await store().commit(aChange(table, { seq: 9, log: aLog({ first: 5, last: 6 }) }))).toBe('conflict');
    expect(await store().table(table.id)).toEqual(table);
    expect(await store().log(table.id, 4)).toEqual([aLog({ first: 5, last: 5 })]);
  });

  test('the same request of the same seat is a conflict, and stores nothing', async () => {
    const table = await played();
    const again = aChange(table, { seq: 6, log: aLog({ first: 6, last: 6, request: key({ hash: 'other', last: 6 }) }) });
    expect(await store().commit(again)).toBe('conflict');
    expect(await store().table(table.id)).toEqual(table);
    expect(await store().log(table.id, 5)).toEqual([]);
  });

  test('another seat, and another table, may use the same id', async () => {
    const table = await played();
    await played();
    const other = aChange(table, { seq: 6, log: aLog({ first: 6, last: 6, request: key({ seat: 0, last: 6 }) }) });
    expect(await store().commit(other)).toBe('stored');
  });

  test('a request is found by table, seat and id', async () => {
    const { id } = await played();
    expect(await store().request(id, 1, 'turn-1')).toEqual(key());
    expect(await store().request(id, 0, 'turn-1')).toBeUndefined();
    expect(await store().request(id, 1, 'turn-2')).toBeUndefined();
    expect(await store().request('nobody', 1, 'turn-1')).toBeUndefined();
  });
};
