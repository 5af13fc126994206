import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG, EARLIER } from '@showboat/games/catalog';
import { checkStore as check } from '@showboat/server/check';
import { dataDirOf, databaseUrlOf } from '@showboat/server/settings';
import { DATABASE, type Store, StoreProblem, backupFolder, openEmbeddedStore, openPostgresStore } from '@showboat/server/store';
import { type Answer, EXIT, type Io, problem } from '../io';

const report = async (store: Store, io: Io): Promise<Answer> => {
  try {
    const { tables, moves, unknown, problems } = await check(store, [...CATALOG, ...EARLIER]);
    io.stdout.write(`${tables} tables, ${moves} moves and draws: ${problems.length === 0 ? 'all is well' : 'not all is well'}\n`);
    if (unknown > 0) io.stdout.write(`${unknown} tables have rules that this version does not know; they were not replayed\n`);
    return problems.length === 0 ? 'done' : problem(problems.join('; '), EXIT.failed);
  } finally {
    await store.close();
  }
};

/** A copy, so that a running server is not disturbed. */
const checkFolder = async (io: Io): Promise<Answer> => {
  const folder = mkdtempSync(join(tmpdir(), 'showboat-check-'));
  try {
    await backupFolder(dataDirOf(process.env), join(folder, DATABASE));
    return await report(await openEmbeddedStore({ folder }), io);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Replays every game that is stored, also while servers are running. */
export const checkStore = async (io: Io): Promise<Answer> => {
  const url = databaseUrlOf(process.env);
  try {
    return await (url === undefined ? checkFolder(io) : report(await openPostgresStore({ url, connections: 2 }), io));
  } catch (error) {
    if (error instanceof StoreProblem) return problem(error.message, EXIT.failed);
    throw error;
  }
};
