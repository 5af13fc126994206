import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LIBRARY } from './embedded/folder';
import { StoreProblem } from './embedded/problem';

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
const flush = async (path: string): Promise<void> => {
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
  await rm(part, { force: true });
  try {
    await copyInThread(from, part);
    await flush(part);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
  await flush(dirname(to));
};
