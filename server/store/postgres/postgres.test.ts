import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '.';
import { type Postgres, startPostgres } from '../../testing/services';
import { type Change, type Store, StoreUnavailable, type TableRow } from '../store';
import { aChange, aLog, aTable } from '../testing/rows';
import { describeStore } from '../testing/store-suite';

let postgres: Postgres;
let store: Store;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: 'off' });
  store = await openPostgresStore({ url: postgres.createDatabase() });
});
afterAll(async () => {
  await store.close();
  await postgres.close();
});

/** Groups come one after the other: a database for each would take longer than all their tests. */
const EMPTY = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
    execute 'delete from ' || name;
  end loop;
end $$`;

describeStore('PostgreSQL', async () => {
  postgres.sql(EMPTY, 'showboat_1');
  return { ...store, close: async () => undefined };
});

test('a closed store refuses; closing answers everything first, and may be done twice', async () => {
  const other = await openPostgresStore({ url: postgres.urlOf('showboat_1') });
  const table = aTable();
  const inserted = other.insertTable(table);
  await Promise.all([other.close(), other.close()]);
  expect(await inserted).toBe('stored');
  await expect(other.table(table.id)).rejects.toThrow(StoreUnavailable);
  await expect(other.insertTable(aTable())).rejects.toThrow('the store is closed');
  expect(await store.table(table.id)).toEqual(table);
});

test('of two servers that change the same version of tables, one is stored for each', async () => {
  const other = await openPostgresStore({ url: postgres.urlOf('showboat_1') });
  const tables = Array.from({ length: 40 }, () => aTable());
  await Promise.all(tables.map((table) => store.insertTable(table)));
  const change = (table: TableRow, by: string): Change =>
    aChange(table, { seq: 1, body: by, people: [by], log: aLog({ entries: by }), due: { kind: 'bot', at: 1, claimedBy: by } });
  const one = tables.map((table) => store.commit(change(table, 'one')));
  const two = tables.toReversed().map((table) => other.commit(change(table, 'two')));
  const answers = [await Promise.all(one), (await Promise.all(two)).toReversed()];
  for (const [index, { id }] of tables.entries()) {
    const winner = answers[0][index] === 'stored' ? 'one' : 'two';
    expect([answers[0][index], answers[1][index]].toSorted()).toEqual(['conflict', 'stored']);
    expect(await other.table(id)).toMatchObject({ version: 2, body: winner, people: [winner] });
    expect((await other.log(id, 0)).map(({ entries }) => entries)).toEqual([winner]);
  }
  await other.close();
});

test('the unique key decides, also where a version does not', async () => {
  const table = aTable();
  await store.insertTable(table);
  await store.commit(aChange(table, { seq: 1, log: aLog() }));
  expect(() => postgres.sql(`insert into log values ('${table.id}', 1, 1, 1, '', '')`, 'showboat_1')).toThrow('log_pkey');
});

test('while PostgreSQL is away everything is refused as such, and goes on by itself', async () => {
  const table = aTable();
  await store.insertTable(table);
  await postgres.stop();
  await expect(store.commit(aChange(table))).rejects.toThrow(StoreUnavailable);
  await expect(store.table(table.id)).rejects.toThrow(StoreUnavailable);
  await expect(openPostgresStore({ url: postgres.urlOf('showboat_1') })).rejects.toThrow(
    /^the database 127\.0\.0\.1:\d+\/showboat_1 cannot/,
  );
  const patient = openPostgresStore({ url: postgres.urlOf('showboat_1'), patience: 20_000 });
  await postgres.start();
  expect(await store.commit(aChange(table))).toBe('stored');
  await (await patient).close();
});

test('a newer format is not touched', async () => {
  const url = postgres.createDatabase();
  await (await openPostgresStore({ url })).close();
  postgres.sql('insert into migrations values (99, 1)', new URL(url).pathname.slice(1));
  await expect(openPostgresStore({ url })).rejects.toThrow('it was written by a newer one');
});
