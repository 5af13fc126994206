import { existsSync, rmSync } from 'node:fs';
import { StoreProblem } from '../problem';
import { type Rows, pageOf, put } from '../sql/copying';
import { databaseIn, openDatabase, takeFolder } from './folder';
import { migrate } from './migrate';
import { builder, follower } from './statement';

/** The rows of a data folder that no server uses. */
export const openFolderRows = async (name: string, mustExist: boolean): Promise<Rows> => {
  if (mustExist && !existsSync(databaseIn(name))) throw new StoreProblem(`there is no data in ${name}`);
  const { database, release } = await takeFolder(name);
  const db = openDatabase(database);
  db.prepare('pragma journal_mode = wal').all();
  db.prepare('pragma synchronous = full').all();
  migrate(db);
  const follow = follower(db);
  return {
    page: async (table, after, limit) => follow(pageOf(builder, table, after, limit)),
    put: async (table, rows) => void follow(put(builder, table, rows)),
    // The folder is ours, so nobody is.
    alive: async () => 0,
    close: async (isKept) => {
      db.prepare('pragma wal_checkpoint(truncate)').all();
      db.close();
      if (!isKept) for (const end of ['', '-wal', '-shm']) rmSync(`${database}${end}`, { force: true });
      release();
    },
  };
};
