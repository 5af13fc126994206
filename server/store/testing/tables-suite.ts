import { expect, test } from 'vitest';
import type { Store, TablesQuery } from '../store';
import { aChange, aLog, aTable, changed, unique } from './rows';
import { sharedStore } from './shared-store';

export const testTables = (open: () => Promise<Store>): void => {
  const store = sharedStore(open);

  test('a table is read as it was stored', async () => {
    const table = aTable({ people: ['x', 'y'], waitsFor: 'x', body: '{"name":"Zoë 🚢 \\u0000 \' \\" ;--"}' });
    expect(await store().insertTable(table)).toBe('stored');
    expect(await store().table(table.id)).toEqual(table);
    expect(await store().tableByInvite(table.invite)).toEqual(table);
  });

  test('there is no table of an unknown id or invitation', async () => {
    expect(await store().table('nobody')).toBeUndefined();
    expect(await store().tableByInvite('nobody')).toBeUndefined();
  });

  test.each(['id', 'invite'] as const)('a taken %s is a conflict, and changes nothing', async (key) => {
    const player = unique('player');
    const table = aTable();
    await store().insertTable(table);
    const other = aTable({ [key]: table[key], people: [player] });
    expect(await store().insertTable(other)).toBe('conflict');
    expect(await store().table(table.id)).toEqual(table);
    expect((await store().tablesOf(player, { limit: 9 })).tables).toEqual([]);
  });

  test('a change is stored, and the next one counts from it', async () => {
    const table = aTable();
    await store().insertTable(table);
    const first = aChange(table, { seq: 3, status: 'over', changedAt: 5, waitsFor: 'x', body: '{}', people: ['x'] });
    expect(await store().commit(first)).toBe('stored');
    expect(await store().table(table.id)).toEqual(changed(table, first));
    expect(await store().commit(aChange(changed(table, first), { seq: 4 }))).toBe('stored');
    expect(await store().table(table.id)).toMatchObject({ version: 3, seq: 4 });
  });

  test.each([1, 3])('a change to version %i of a table in version 1 is a conflict, and stores nothing', async (version) => {
    const table = aTable();
    await store().insertTable(table);
    const late = aChange(table, { version, seq: 1, people: ['x'], log: aLog(), due: { kind: 'bot', at: 1 } });
    expect(await store().commit(late)).toBe('conflict');
    expect(await store().table(table.id)).toEqual(table);
    expect(await store().log(table.id, 0)).toEqual([]);
  });

  test('a change of a table that is not there is a conflict', async () => {
    expect(await store().commit(aChange(aTable()))).toBe('conflict');
  });

  test('of many who read the same version, one is stored', async () => {
    const table = aTable();
    await store().insertTable(table);
    const changes = Array.from({ length: 50 }, (_, index) => aChange(table, { seq: index }));
    const answers = await Promise.all(changes.map((change) => store().commit(change)));
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    const winner = changes[answers.indexOf('stored')];
    expect(await store().table(table.id)).toEqual(changed(table, winner));
  });

  test('what is asked in order is carried out in order, without waiting for answers', async () => {
    const table = aTable();
    const inserted = store().insertTable(table);
    const answers = Array.from({ length: 200 }, (_, index) =>
      store().commit(aChange(table, { version: index + 2, seq: index + 1, log: aLog({ first: index + 1, last: index + 1 }) })),
    );
    const read = store().table(table.id);
    expect(await inserted).toBe('stored');
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['stored']));
    expect(await read).toMatchObject({ version: 201, seq: 200 });
    expect((await store().log(table.id, 0)).map(({ first }) => first)).toEqual(answers.map((_, index) => index + 1));
  });

  test('what waits is carried out together', async () => {
    const batches: number[] = [];
    store().watch((operations) => batches.push(operations));
    // Where much more comes in at once, a store may begin with the first of it.
    await Promise.all(Array.from({ length: 60 }, () => store().insertTable(aTable())));
    expect(batches).toEqual([60]);
  });

  test('conflicts and mistakes between others undo only themselves', async () => {
    const [one, two] = [aTable(), aTable()];
    const taken = aTable({ id: one.id });
    const token = { id: unique('token'), player: 'x', label: '', hash: unique('hash'), origin: 'first', createdAt: 1 } as const;
    const answers = await Promise.allSettled([
      store().insertTable(one),
      store().insertTable(taken),
      store().insertToken(token),
      store().insertToken(token),
      store().commit(aChange(one, { version: 7, log: aLog() })),
      store().insertTable(two),
    ]);
    const told = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.status));
    expect([...told.slice(0, 2), ...told.slice(4)]).toEqual(['stored', 'conflict', 'conflict', 'stored']);
    // Of the same token twice, one is stored.
    expect(new Set(told.slice(2, 4))).toEqual(new Set([undefined, 'rejected']));
    expect(await store().table(one.id)).toEqual(one);
    expect(await store().table(two.id)).toEqual(two);
    expect(await store().log(one.id, 0)).toEqual([]);
  });

  test('a table is deleted with all that belongs to it, before the start and in the version that was read', async () => {
    const table = aTable({ status: 'gathering', people: ['deleter'] });
    await store().insertTable(table);
    await store().insertChat(table.id, { player: 'deleter', seat: undefined, text: 'hello', at: 1 });
    expect(await store().deleteTable(table.id, 2)).toBe('conflict');
    expect(await store().table(table.id)).toEqual(table);
    expect(await store().deleteTable(table.id, 1)).toBe('stored');
    expect(await store().table(table.id)).toBeUndefined();
    expect(await store().chat(table.id, 9)).toEqual([]);
    expect((await store().tablesOf('deleter', { limit: 9 })).tables).toEqual([]);
    expect(await store().deleteTable(table.id, 1)).toBe('conflict');
  });

  test('a table that runs is not deleted', async () => {
    const table = aTable();
    await store().insertTable(table);
    expect(await store().deleteTable(table.id, 1)).toBe('conflict');
    expect(await store().table(table.id)).toEqual(table);
  });

  test('the tables of a player follow who sits there', async () => {
    const [ada, bob] = [unique('player'), unique('player')];
    const table = aTable({ people: [ada] });
    const idsOf = async (player: string): Promise<readonly string[]> =>
      (await store().tablesOf(player, { limit: 9 })).tables.map(({ id }) => id);
    await store().insertTable(table);
    expect([await idsOf(ada), await idsOf(bob)]).toEqual([[table.id], []]);
    await store().commit(aChange(table, { people: [bob] }));
    expect([await idsOf(ada), await idsOf(bob)]).toEqual([[], [table.id]]);
  });

  test('tables that wait for the player come first, then the latest, page by page', async () => {
    const player = unique('player');
    const people = [player];
    const tables = [
      aTable({ people, changedAt: 10 }),
      aTable({ people, changedAt: 30, status: 'over' }),
      aTable({ people, changedAt: 5, waitsFor: player }),
      aTable({ people, changedAt: 20, waitsFor: 'somebody else' }),
      aTable({ people, changedAt: 10 }),
      aTable({ people, changedAt: 6, waitsFor: player }),
    ];
    await Promise.all(tables.map((table) => store().insertTable(table)));
    const pages = async (query: Omit<TablesQuery, 'after'>): Promise<readonly (readonly number[])[]> => {
      const found: number[][] = [];
      for (let after: string | undefined; ; ) {
        const page = await store().tablesOf(player, after === undefined ? query : { ...query, after });
        found.push(page.tables.map(({ changedAt }) => changedAt));
        after = page.next;
        if (after === undefined) return found;
      }
    };
    expect(await pages({ limit: 9 })).toEqual([[6, 5, 30, 20, 10, 10]]);
    expect(await pages({ limit: 6 })).toEqual([[6, 5, 30, 20, 10, 10]]);
    expect(await pages({ limit: 2 })).toEqual([
      [6, 5],
      [30, 20],
      [10, 10],
    ]);
    expect(await pages({ limit: 1 })).toEqual([[6], [5], [30], [20], [10], [10]]);
    expect(await pages({ limit: 2, status: 'running' })).toEqual([[6, 5], [20, 10], [10]]);
    const singles = new Set<string>();
    for (let after = ''; ; ) {
      const page = await store().tablesOf(player, after === '' ? { limit: 1 } : { limit: 1, after });
      for (const { id } of page.tables) singles.add(id);
      if (page.next === undefined) break;
      after = page.next;
    }
    expect(singles.size).toBe(tables.length);
  });

  test.each(['', 'x', '2-1-a', '1-x-a', '1--a'])('a page after %j, which no page gave, is empty', async (after) => {
    const player = unique('player');
    await store().insertTable(aTable({ people: [player] }));
    expect(await store().tablesOf(player, { limit: 9, after })).toEqual({ tables: [], next: undefined });
  });

  test('the lobby shows public tables that are not over, the latest first', async () => {
    const game = unique('game');
    const visibility = 'public';
    const [old, young, gathering, ...others] = [
      aTable({ game, visibility, createdAt: 1, changedAt: 9 }),
      aTable({ game, visibility, createdAt: 3 }),
      aTable({ game, visibility, createdAt: 2, status: 'gathering' }),
      aTable({ game, visibility, status: 'over' }),
      aTable({ game }),
      aTable({ visibility, createdAt: 4 }),
    ];
    await Promise.all([old, young, gathering, ...others].map((table) => store().insertTable(table)));
    expect(await store().lobby({ game, limit: 9 })).toEqual([young, gathering, old]);
    expect(await store().lobby({ game, limit: 2 })).toEqual([young, gathering]);
    expect(await store().lobby({ game, limit: 9, status: 'gathering' })).toEqual([gathering]);
    expect(await store().lobby({ game, limit: 9, status: 'over' })).toEqual([]);
    expect((await store().lobby({ limit: 9 })).map(({ id }) => id)).toContain(others[2].id);
  });

  test('every table is listed by id, page by page', async () => {
    const ids = ['~a', '~b', '~c'];
    await Promise.all(ids.map((id) => store().insertTable(aTable({ id }))));
    const from = async (after: string, limit: number): Promise<readonly string[]> =>
      (await store().everyTable({ after, limit })).map(({ id }) => id);
    expect(await from('~', 2)).toEqual(['~a', '~b']);
    expect(await from('~b', 2)).toEqual(['~c']);
    expect(await from('~c', 2)).toEqual([]);
    expect((await store().everyTable({ limit: 1 })).length).toBe(1);
  });
};
