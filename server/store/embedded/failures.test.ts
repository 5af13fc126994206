import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { openEmbeddedStore } from '.';
import { type Store, StoreUnavailable } from '../store';
import { aChange, aLog, aTable, changed } from '../testing/rows';
import { temporaryFolder } from '../testing/temporary-folder';
import { troublesHere } from '../testing/trouble';
import { databaseIn } from './folder';

const troubles = troublesHere();
afterAll(() => troubles.forEach(({ leave }) => leave()));

const fill = async (store: Store, tables: number): Promise<readonly PromiseSettledResult<unknown>[]> =>
  Promise.allSettled(
    Array.from({ length: tables }, () => store.insertTable(aTable({ body: JSON.stringify('x'.repeat(20_000)) }))),
  );

/** It fails by itself; one that is terminated within a call of the library takes the whole process with it. */
const fell = (thread: Worker): Promise<void> =>
  new Promise((resolve) => {
    thread.once('exit', () => resolve());
    thread.postMessage('nonsense');
  });

const reasons = (answers: readonly PromiseSettledResult<unknown>[]): readonly unknown[] =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));

describe.each(troubles)('$name', ({ folder, begin, end }) => {
  test('moves are refused, reads go on, nothing acknowledged is lost, and it recovers by itself', async () => {
    const store = await openEmbeddedStore({ folder });
    const table = aTable();
    await store.insertTable(table);
    const first = aChange(table, { seq: 1, log: aLog() });
    await store.commit(first);
    begin();
    try {
      const answers = await fill(store, 40);
      expect(reasons(answers)).toHaveLength(40);
      for (const reason of reasons(answers)) expect(reason).toBeInstanceOf(StoreUnavailable);
      for (const _ of [1, 2, 3]) {
        await expect(store.commit(aChange(changed(table, first), { body: 'x'.repeat(50_000) }))).rejects.toThrow(
          StoreUnavailable,
        );
        expect(await store.table(table.id)).toEqual(changed(table, first));
        expect(await store.log(table.id, 0)).toEqual([aLog()]);
      }
    } finally {
      end();
    }
    await store.ping();
    const second = aChange(changed(table, first), { seq: 2, log: aLog({ first: 2, last: 2 }) });
    expect(await store.commit(second)).toBe('stored');
    expect((await fill(store, 3)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await store.close();
    const reopened = await openEmbeddedStore({ folder });
    expect(await reopened.table(table.id)).toEqual(changed(changed(table, first), second));
    expect(await reopened.everyTable({ limit: 99 })).toHaveLength(4);
    await reopened.close();
  });
});

test('a thread that dies is followed by another; what it had not answered is rejected', async () => {
  const threads: Worker[] = [];
  const store = await openEmbeddedStore({ folder: temporaryFolder(), onThread: (thread) => threads.push(thread) });
  const table = aTable();
  await store.insertTable(table);
  await store.beat('one', 100);
  await store.commit(aChange(table, { due: { kind: 'bot', at: 1, claimedBy: 'one' } }));
  const pending = fill(store, 30);
  void fell(threads[0]);
  const unanswered = reasons(await pending);
  expect(unanswered.length).toBeGreaterThan(0);
  for (const reason of unanswered) expect(reason).toBeInstanceOf(StoreUnavailable);
  expect(await store.table(table.id)).toMatchObject({ version: 2 });
  expect(await store.insertTable(aTable())).toBe('stored');
  // The process lives, and so do its claims.
  expect(await store.nextDue(50)).toBeUndefined();
  expect(threads).toHaveLength(2);
  await store.close();
});

test('a thread that finds no database where there was one makes no new one', async () => {
  const folder = temporaryFolder();
  const threads: Worker[] = [];
  const store = await openEmbeddedStore({ folder, onThread: (thread) => threads.push(thread) });
  await store.insertTable(aTable({ id: 'a' }));
  await fell(threads[0]);
  renameSync(databaseIn(folder), join(folder, 'elsewhere'));
  await expect(store.table('a')).rejects.toThrow(StoreUnavailable);
  expect(existsSync(databaseIn(folder))).toBe(false);
  renameSync(join(folder, 'elsewhere'), databaseIn(folder));
  expect(await store.table('a')).toMatchObject({ id: 'a' });
  await store.close();
});

test('a closed store refuses; closing answers everything first, and may be done twice', async () => {
  const folder = temporaryFolder();
  const store = await openEmbeddedStore({ folder });
  const table = aTable();
  const inserted = store.insertTable(table);
  await Promise.all([store.close(), store.close()]);
  expect(await inserted).toBe('stored');
  await expect(store.table(table.id)).rejects.toThrow(StoreUnavailable);
  await expect(store.ping()).rejects.toThrow('the store is closed');
});
