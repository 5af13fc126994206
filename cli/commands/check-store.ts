import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG } from '@showboat/games/catalog';
import { checkStore as check } from '@showboat/server/check';
import { dataDirOf } from '@showboat/server/settings';
import { DATABASE, StoreProblem, backupFolder, openEmbeddedStore } from '@showboat/server/store';
import { type Answer, EXIT, type Io, problem } from '../io';

/** Replays every game of the data folder. It looks at a copy, so that a running server is not disturbed. */
export const checkStore = async (io: Io): Promise<Answer> => {
  const folder = mkdtempSync(join(tmpdir(), 'showboat-check-'));
  try {
    await backupFolder(dataDirOf(process.env), join(folder, DATABASE));
    const store = await openEmbeddedStore({ folder });
    const { tables, moves, unknown, problems } = await check(store, CATALOG);
    await store.close();
    io.stdout.write(`${tables} tables, ${moves} moves and draws: ${problems.length === 0 ? 'all is well' : 'not all is well'}\n`);
    if (unknown > 0) io.stdout.write(`${unknown} tables have rules that this version does not know; they were not replayed\n`);
    return problems.length === 0 ? 'done' : problem(problems.join('; '), EXIT.failed);
  } catch (error) {
    if (error instanceof StoreProblem) return problem(error.message, EXIT.failed);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
