import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Due, Store, TableRow } from '../store';
import { aChange, aTable, changed } from './rows';

export const testDue = (open: () => Promise<Store>): void => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const table = async (id: string, due?: Due & { readonly claimedBy?: string }): Promise<TableRow> => {
    const made = aTable({ id });
    const change = aChange(made, due ? { due } : {});
    await store.insertTable(made);
    await store.commit(change);
    return changed(made, change);
  };

  const claim = async (server: string, now: number, limit = 9): Promise<readonly string[]> =>
    (await store.claimDue(server, { now, limit })).map((row) => row.table);

  test('what is due is claimed once, the most urgent first', async () => {
    await table('late', { kind: 'deadline', at: 30 });
    await table('early', { kind: 'bot', at: 10 });
    await table('never');
    await store.beat('one', 100);
    await store.beat('two', 100);
    expect(await store.nextDue(0)).toBe(10);
    expect(await claim('one', 9)).toEqual([]);
    expect(await store.claimDue('one', { now: 10, limit: 9 })).toEqual([{ table: 'early', kind: 'bot', at: 10 }]);
    expect(await claim('two', 10)).toEqual([]);
    expect(await claim('one', 10)).toEqual([]);
    expect(await store.nextDue(10)).toBe(30);
    expect(await claim('two', 30)).toEqual(['late']);
    expect(await store.nextDue(30)).toBeUndefined();
  });

  test('no more than asked for', async () => {
    for (const [index, id] of ['a', 'b', 'c'].entries()) await table(id, { kind: 'bot', at: index });
    await store.beat('one', 100);
    expect(await claim('one', 50, 2)).toEqual(['a', 'b']);
    expect(await claim('one', 50, 2)).toEqual(['c']);
  });

  test('what a server claimed that is not alive any more is claimed by another', async () => {
    await table('a', { kind: 'deadline', at: 10 });
    await store.beat('one', 50);
    await store.beat('two', 500);
    expect(await claim('one', 20)).toEqual(['a']);
    expect(await claim('two', 50)).toEqual([]);
    expect(await store.nextDue(50)).toBeUndefined();
    expect(await store.nextDue(51)).toBe(10);
    expect(await claim('two', 51)).toEqual(['a']);
    await store.beat('one', 900);
    expect(await claim('one', 60)).toEqual([]);
  });

  test('what a server cannot do it leaves to others, and nobody releases what is not theirs', async () => {
    await table('a', { kind: 'bot', at: 10 });
    await store.beat('one', 100);
    await store.beat('two', 100);
    expect(await claim('one', 20)).toEqual(['a']);
    await store.releaseDue('two', 'a');
    expect(await claim('two', 20)).toEqual([]);
    await store.releaseDue('one', 'a');
    expect(await claim('two', 20)).toEqual(['a']);
  });

  test('only the kinds that are asked for are claimed', async () => {
    await table('late', { kind: 'deadline', at: 10 });
    await table('bot', { kind: 'bot', at: 11 });
    await store.beat('one', 100);
    const kinds = async (...given: readonly Due['kind'][]): Promise<readonly string[]> =>
      (await store.claimDue('one', { now: 20, limit: 9, kinds: given })).map((row) => row.table);
    expect(await kinds('bot')).toEqual(['bot']);
    expect(await kinds('bot')).toEqual([]);
    expect(await kinds('deadline')).toEqual(['late']);
  });

  test('a server that beats again stays alive', async () => {
    await table('a', { kind: 'deadline', at: 10 });
    await store.beat('one', 50);
    expect(await claim('one', 20)).toEqual(['a']);
    await store.beat('one', 100);
    expect(await claim('two', 60)).toEqual([]);
  });

  test('a claim of a server that never was is none', async () => {
    await table('a', { kind: 'bot', at: 10, claimedBy: 'nobody' });
    expect(await store.nextDue(0)).toBe(10);
    expect(await claim('one', 10)).toEqual(['a']);
  });

  test('a change may claim what it makes due', async () => {
    await store.beat('one', 100);
    await table('a', { kind: 'bot', at: 10, claimedBy: 'one' });
    expect(await store.nextDue(0)).toBeUndefined();
    expect(await claim('two', 50)).toEqual([]);
    expect(await claim('two', 101)).toEqual(['a']);
  });

  test('the next change says anew what is due, and by whom', async () => {
    await store.beat('one', 100);
    const before = await table('a', { kind: 'bot', at: 10, claimedBy: 'one' });
    const later = aChange(before, { due: { kind: 'deadline', at: 20 } });
    await store.commit(later);
    expect(await store.claimDue('two', { now: 30, limit: 9 })).toEqual([{ table: 'a', kind: 'deadline', at: 20 }]);
    await store.commit(aChange(changed(before, later)));
    expect(await claim('two', 999)).toEqual([]);
    expect(await store.nextDue(999)).toBeUndefined();
  });

  test('a conflict leaves what is due', async () => {
    const before = await table('a', { kind: 'bot', at: 10 });
    expect(await store.commit(aChange(before, { version: 9 }))).toBe('conflict');
    expect(await store.nextDue(0)).toBe(10);
  });

  test('a deleted table has nothing due', async () => {
    const gathering = aTable({ status: 'gathering' });
    await store.insertTable(gathering);
    await store.commit(aChange(gathering, { due: { kind: 'bot', at: 10 } }));
    expect(await store.deleteTable(gathering.id, 2)).toBe('stored');
    expect(await store.nextDue(0)).toBeUndefined();
  });
};
