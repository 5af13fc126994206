import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type Libsql from 'libsql';
import { codeOf, messageOf } from '../../error-code';
import { StoreProblem } from '../problem';

/** Where the library is, for threads, too. */
export const LIBRARY = createRequire(import.meta.url).resolve('libsql');

/** Loaded when a store is opened: a program without one does without the library. */
export const openDatabase = (path: string): Libsql.Database => {
  const Database: new (file: string) => Libsql.Database = createRequire(LIBRARY)(LIBRARY);
  return new Database(path);
};

/** A sentence about what the machine does not allow. */
export const sayFolderProblem = (folder: string, code: unknown): string => {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `the data folder ${folder} cannot be written`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `the data folder ${folder} is not a folder`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `there is no room left on the disk of the data folder ${folder}`;
    default:
      return `the data folder ${folder} cannot be used (${String(code)})`;
  }
};

export interface DataFolder {
  readonly folder: string;
  readonly database: string;
  release(): void;
}

/** The file that has everything in it. */
export const DATABASE = 'showboat.db';

export const databaseIn = (folder: string): string => join(folder, DATABASE);

/** The holder has a transaction open in this file: the system ends it with the process, however that ends. */
const lock = (folder: string): (() => void) => {
  try {
    const db = openDatabase(join(folder, 'lock.db'));
    db.exec('begin immediate');
    return () => void db.close();
  } catch (error) {
    throw new StoreProblem(
      codeOf(error) === 'SQLITE_BUSY'
        ? `another Showboat is using the data folder ${folder}`
        : sayFolderProblem(folder, messageOf(error)),
    );
  }
};

/** The folder, made if it is missing, for this process alone. */
export const takeFolder = async (given: string): Promise<DataFolder> => {
  const folder = resolve(given);
  const database = databaseIn(folder);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(database)) await access(database, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new StoreProblem(sayFolderProblem(folder, codeOf(error)));
  }
  return { folder, database, release: lock(folder) };
};
