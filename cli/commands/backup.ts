import { dataDirOf, databaseUrlOf } from '@showboat/server/settings';
import { StoreProblem, backupFolder, restoreFolder } from '@showboat/server/store';
import { type Answer, EXIT, type Io, problem } from '../io';

/** What the machine or the file does not allow is a sentence. */
const orProblem = async (work: () => Promise<void>): Promise<Answer> => {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (error instanceof StoreProblem) return problem(error.message, EXIT.failed);
    throw error;
  }
};

/** A database has better ways than ours. */
const mustBeFolder = (): void => {
  if (databaseUrlOf(process.env) === undefined) return;
  throw new StoreProblem(
    'DATABASE_URL names a PostgreSQL: use pg_dump and pg_restore for a copy, pg_basebackup and archived WAL for any moment in time (docs/hosting.md)',
  );
};

/** A copy of everything stored, also while a server is running. */
export const backup = (file: string, io: Io): Promise<Answer> =>
  orProblem(async () => {
    mustBeFolder();
    await backupFolder(dataDirOf(process.env), file);
    io.stdout.write(`Everything is in ${file}\n`);
  });

/** The other way round, while no server is running. */
export const restore = (file: string, io: Io): Promise<Answer> =>
  orProblem(async () => {
    mustBeFolder();
    const folder = dataDirOf(process.env);
    const aside = await restoreFolder(folder, file);
    io.stdout.write(`${folder} is as ${file} has it\n`);
    if (aside !== undefined) io.stdout.write(`What was there before is in ${aside}\n`);
  });
