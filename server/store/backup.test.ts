import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Store, StoreProblem, backupFolder, openEmbeddedStore, restoreFolder } from '.';
import { databaseIn } from './embedded/folder';
import { aChange, aLog, aTable, changed } from './testing/rows';
import { temporaryFolder } from './testing/temporary-folder';

const idsIn = async (folder: string): Promise<readonly string[]> => {
  const store = await openEmbeddedStore({ folder });
  const tables = await store.everyTable({ limit: 9_999 });
  await store.close();
  return tables.map(({ id }) => id);
};

/** A folder with these tables. */
const folderWith = async (...ids: readonly string[]): Promise<string> => {
  const folder = temporaryFolder();
  const store = await openEmbeddedStore({ folder });
  await Promise.all(ids.map((id) => store.insertTable(aTable({ id }))));
  await store.close();
  return folder;
};

/** Changes a table again and again until told to stop, and counts. */
const keepChanging = (store: Store): (() => Promise<number>) => {
  const stopping = new AbortController();
  const work = async (): Promise<number> => {
    let table = aTable({ id: 'busy' });
    await store.insertTable(table);
    while (!stopping.signal.aborted) {
      const number = table.seq + 1;
      const change = aChange(table, { seq: number, log: aLog({ first: number, last: number }) });
      await store.commit(change);
      table = changed(table, change);
    }
    return table.seq;
  };
  const changes = work();
  return () => {
    stopping.abort();
    return changes;
  };
};

test('a backup while everything goes on has what was acknowledged before it, and is consistent', async () => {
  const folder = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.db');
  const store = await openEmbeddedStore({ folder });
  await store.insertTable(aTable({ id: 'before' }));
  const stop = keepChanging(store);
  await store.backup(file);
  const changes = await stop();
  await store.close();
  expect(changes).toBeGreaterThan(0);
  const restored = temporaryFolder();
  expect(await restoreFolder(restored, file)).toBeUndefined();
  expect(await idsIn(restored)).toContain('before');
  const copy = await openEmbeddedStore({ folder: restored });
  const busy = await copy.table('busy');
  expect((await copy.log('busy', 0)).length).toBe(busy?.seq ?? 0);
  await copy.close();
});

test('a folder is backed up whether a server has it or not, and no file is overwritten', async () => {
  const folder = await folderWith('a');
  const [first, second] = ['first', 'second'].map((name) => join(temporaryFolder(), name));
  await backupFolder(folder, first);
  const store = await openEmbeddedStore({ folder });
  await backupFolder(folder, second);
  await store.close();
  writeFileSync(first, 'mine');
  await expect(backupFolder(folder, first)).rejects.toThrow(`there is a file ${first} already`);
  expect(readFileSync(first, 'utf8')).toBe('mine');
  await expect(backupFolder(folder, '/nowhere/b.db')).rejects.toThrow(/^\/nowhere\/b\.db cannot be written/);
  const empty = temporaryFolder();
  await expect(backupFolder(empty, first)).rejects.toThrow('there is nothing to back up');
  expect(readdirSync(empty)).toEqual([]);
});

test('what was there before a restore is kept aside, and can be restored', async () => {
  const [old, young] = [await folderWith('old'), await folderWith('young')];
  const file = join(temporaryFolder(), 'backup.db');
  await backupFolder(old, file);
  const aside = await restoreFolder(young, file);
  expect(await idsIn(young)).toEqual(['old']);
  expect(existsSync(file)).toBe(true);
  await restoreFolder(young, aside ?? 'nothing aside');
  expect(await idsIn(young)).toEqual(['young']);
});

test('what a killed server had not put into its file yet is kept aside, too', async () => {
  const folder = await folderWith('old');
  const file = join(temporaryFolder(), 'backup.db');
  await backupFolder(folder, file);
  const store = await openEmbeddedStore({ folder });
  await store.insertTable(aTable({ id: 'young' }));
  const killed = temporaryFolder();
  for (const name of ['showboat.db', 'showboat.db-wal']) copyFileSync(join(folder, name), join(killed, name));
  await store.close();
  const aside = await restoreFolder(killed, file);
  expect(await idsIn(killed)).toEqual(['old']);
  await restoreFolder(killed, aside ?? 'nothing aside');
  expect(await idsIn(killed)).toEqual(['old', 'young']);
});

test('no restore under a running server', async () => {
  const folder = await folderWith('a');
  const file = join(temporaryFolder(), 'backup.db');
  await backupFolder(folder, file);
  const store = await openEmbeddedStore({ folder });
  await expect(restoreFolder(folder, file)).rejects.toThrow(`another Showboat is using the data folder ${folder}`);
  await store.close();
});

const prepared = async (): Promise<{ readonly folder: string; readonly backup: string }> => {
  const folder = await folderWith('a');
  const backup = join(temporaryFolder(), 'backup.db');
  await backupFolder(folder, backup);
  return { folder, backup };
};

let sound: ReturnType<typeof prepared>;
beforeAll(() => {
  sound = prepared();
});

/** The middle of the file overwritten. */
const damage = (file: string): void => {
  const bytes = readFileSync(file);
  bytes.fill(0x55, 5_000, 9_000);
  writeFileSync(file, bytes);
};

test.each([
  ['damaged', damage, / is damaged$| is not a backup/],
  ['cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 9_000)), / is damaged$| is not a backup/],
  ['no database', (file: string) => writeFileSync(file, 'hello'.repeat(999)), / is not a backup of Showboat \(.*not a database/],
  ['empty', (file: string) => writeFileSync(file, ''), / is not a backup of Showboat/],
])('a file that is %s is refused, and everything stays', async (_, change, sentence) => {
  const { folder, backup } = await sound;
  const file = join(temporaryFolder(), 'backup.db');
  copyFileSync(backup, file);
  change(file);
  const before = readFileSync(databaseIn(folder));
  const refused = restoreFolder(folder, file);
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toBeInstanceOf(StoreProblem);
  expect(readFileSync(databaseIn(folder)).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes('new') || name.includes('before'))).toEqual([]);
});

test('a file that is not there is refused', async () => {
  const { folder } = await sound;
  await expect(restoreFolder(folder, '/nowhere')).rejects.toThrow('there is no file /nowhere');
  await expect(restoreFolder(folder, folder)).rejects.toThrow(`there is no file ${folder}`);
});
