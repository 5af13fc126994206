import { createHash } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '.';
import { temporaryFolder } from '../testing/temporary-folder';
import { openConnection } from './connection';
import { databaseIn, openDatabase, sayFolderProblem } from './folder';
import { MIGRATIONS } from '../sql/migrations';
import { migrate } from './migrate';

test('the folder is made if it is missing, and has one file when it is closed, besides the lock', async () => {
  const folder = join(temporaryFolder(), 'a', 'b');
  const store = await openEmbeddedStore({ folder });
  await store.ping();
  await store.close();
  expect(readdirSync(folder).filter((name) => statSync(join(folder, name)).size > 0)).toEqual(['showboat.db']);
});

test('of two stores in one folder, the second is refused with a sentence', async () => {
  const folder = temporaryFolder();
  const store = await openEmbeddedStore({ folder });
  await expect(openEmbeddedStore({ folder })).rejects.toThrow(`another Showboat is using the data folder ${folder}`);
  await store.close();
  const next = await openEmbeddedStore({ folder });
  await next.close();
});

test('a folder that is a file is refused with a sentence', async () => {
  const folder = join(temporaryFolder(), 'file');
  writeFileSync(folder, '');
  await expect(openEmbeddedStore({ folder })).rejects.toThrow(`the data folder ${folder} is not a folder`);
});

test.each([
  ['EACCES', 'the data folder /x cannot be written'],
  ['EROFS', 'the data folder /x cannot be written'],
  ['ENOSPC', 'there is no room left on the disk of the data folder /x'],
  ['EIO', 'the data folder /x cannot be used (EIO)'],
])('%s in a sentence', (code, sentence) => {
  expect(sayFolderProblem('/x', code)).toBe(sentence);
});

test('a file that is no database is refused with a sentence, and left alone', async () => {
  const folder = temporaryFolder();
  writeFileSync(databaseIn(folder), 'not a database, '.repeat(99));
  await expect(openEmbeddedStore({ folder })).rejects.toThrow(/^the data folder .* cannot be used: .*not a database/);
  expect(readdirSync(folder)).toContain('showboat.db');
});

test('what is acknowledged is on the disk: no setting says otherwise', () => {
  const { db } = openConnection(openDatabase, databaseIn(temporaryFolder()));
  expect(db.prepare('pragma synchronous').raw().get()).toEqual([2]);
  expect(db.prepare('pragma journal_mode').raw().get()).toEqual(['wal']);
});

test('migrations that were published are never edited', () => {
  const hashes = MIGRATIONS.map((steps) => createHash('sha256').update(steps.join(';')).digest('hex').slice(0, 16));
  expect(hashes).toEqual(['cbeb011d7657b422', '89fbe51f92902f22', '42305d7ca2b9da06']);
});

test('a store of version 1 is brought to a later version with its rows, once', async () => {
  const folder = temporaryFolder();
  const db = openDatabase(databaseIn(folder));
  migrate(db, MIGRATIONS.slice(0, 1));
  db.exec("insert into players (id, name, created_at) values ('ada', 'Ada', 1)");
  const later = [...MIGRATIONS, ["alter table players add column motto text not null default 'none'"]];
  migrate(db, later);
  migrate(db, later);
  expect(db.prepare('select id, motto from players').raw().all()).toEqual([['ada', 'none']]);
  expect(db.prepare('select version from migrations order by version').raw().all()).toEqual(later.map((_, index) => [index + 1]));
});

test('a migration that fails leaves the version before it', () => {
  const db = openDatabase(databaseIn(temporaryFolder()));
  migrate(db);
  const broken = [...MIGRATIONS, ['create table boats (id text)', 'insert into nowhere values (1)']];
  expect(() => migrate(db, broken)).toThrow('nowhere');
  expect(db.prepare('select max(version) from migrations').raw().get()).toEqual([MIGRATIONS.length]);
  expect(() => db.prepare('select * from boats')).toThrow('boats');
  migrate(db);
});

test('a store of a newer version is refused with a sentence', async () => {
  const folder = temporaryFolder();
  const db = openDatabase(databaseIn(folder));
  migrate(db);
  db.exec('insert into migrations (version, at) values (99, 1)');
  db.close();
  await expect(openEmbeddedStore({ folder })).rejects.toThrow(
    `the data folder ${folder} cannot be used: the data is in format 99, and this Showboat knows ${MIGRATIONS.length} at most: it was written by a newer one`,
  );
});
