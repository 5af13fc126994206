import { existsSync, statSync } from 'node:fs';
import { constants, copyFile, link, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Database } from 'libsql';
import { messageOf } from '../error-code';
import { flush } from './backup';
import { openDatabase, takeFolder } from './embedded/folder';
import { checkVersion } from './embedded/migrate';
import { StoreProblem } from './problem';

/** Opens a database nobody else uses, and puts everything of it into its one file. */
const withDatabase = async (path: string, work: (db: Database) => void): Promise<void> => {
  const db = openDatabase(path);
  try {
    work(db);
    db.prepare('pragma wal_checkpoint(truncate)').all();
  } finally {
    db.close();
  }
};

const isSound = (db: Database): boolean => {
  const found: unknown = db.prepare('pragma integrity_check').raw().all();
  return Array.isArray(found) && found.length === 1 && String(found[0]) === 'ok';
};

/** A backup must be whole, ours, and not of a newer version. */
const check = async (path: string, file: string): Promise<void> => {
  try {
    await withDatabase(path, (db) => {
      if (!isSound(db)) throw new StoreProblem(`${file} is damaged`);
      checkVersion(db);
    });
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`${file} is not a backup of Showboat (${messageOf(error)})`);
  }
};

const sideFiles = (database: string): readonly string[] => ['-wal', '-shm'].map((end) => `${database}${end}`);

/** What is there now gets another name, with everything that belongs to it; the same file stays until it is replaced. */
const keepAside = async (database: string): Promise<string | undefined> => {
  if (!existsSync(database)) return undefined;
  const aside = `${database}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    await withDatabase(database, () => undefined);
  } catch {
    // Damaged: that may be why it is restored. It is kept as it is.
  }
  const [log, index] = sideFiles(database);
  if (existsSync(log) && statSync(log).size > 0) await rename(log, `${aside}-wal`);
  await rm(log, { force: true });
  await rm(index, { force: true });
  await link(database, aside);
  return aside;
};

/** Puts a backup into a data folder that no server uses. Answers where the data is now that was there before. */
export const restoreFolder = async (folder: string, given: string): Promise<string | undefined> => {
  const file = resolve(given);
  if (!existsSync(file) || !statSync(file).isFile()) throw new StoreProblem(`there is no file ${given}`);
  const { database, release } = await takeFolder(folder);
  const fresh = join(dirname(database), `.${basename(database)}.new`);
  try {
    await copyFile(file, fresh, constants.COPYFILE_FICLONE);
    await check(fresh, given);
    for (const side of sideFiles(fresh)) await rm(side, { force: true });
    await flush(fresh);
    const aside = await keepAside(database);
    await rename(fresh, database);
    await flush(dirname(database));
    return aside;
  } finally {
    await rm(fresh, { force: true });
    release();
  }
};
