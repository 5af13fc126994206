import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve as absolute } from 'node:path';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../error-code';
import { LIBRARY, databaseIn } from './embedded/folder';
import { StoreProblem } from './problem';

// As text: it is too short to be worth a bundle. A second connection in a thread of its own, because a copy takes its time.
const COPY = `
const { workerData: { library, from, to } } = require('node:worker_threads');
const Database = require(library);
const db = new Database(from);
db.exec('pragma busy_timeout = 2000');
db.prepare('vacuum into ?').run(to);
`;

const copyInThread = (from: string, to: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(COPY, { eval: true, workerData: { library: LIBRARY, from, to }, execArgv: [] });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });

/** To disk: a file, or the names in a folder. */
export const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** A consistent copy of a database that may be in use. Never overwrites a file, and leaves no half of one. */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  if (existsSync(to)) throw new StoreProblem(`there is a file ${to} already`);
  const part = `${to}.part`;
  try {
    await rm(part, { force: true });
    await copyInThread(from, part);
    await flush(part);
    await rename(part, to);
    await flush(dirname(to));
  } catch (error) {
    await rm(part, { force: true });
    throw new StoreProblem(`${to} cannot be written (${messageOf(error)})`);
  }
};

/** What is in a data folder, whether a server is running there or not. */
export const backupFolder = async (folder: string, file: string): Promise<void> => {
  const database = databaseIn(absolute(folder));
  if (!existsSync(database)) throw new StoreProblem(`there is nothing to back up: ${database} is missing`);
  await copyDatabase(database, absolute(file));
};
