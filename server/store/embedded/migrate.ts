import type { Database } from 'libsql';
import { CREATE_MIGRATIONS, MIGRATIONS, mustKnow } from '../sql/migrations';

const versionOf = (db: Database): number => {
  const version: unknown = db.prepare('select max(version) from migrations').raw().get();
  return Array.isArray(version) ? Number(version[0]) : 0;
};

/** Throws a sentence where this program cannot read a store. */
export const checkVersion = (db: Database, migrations = MIGRATIONS): number => {
  const version = versionOf(db);
  mustKnow(version, migrations);
  return version;
};

/** Brings a store to the latest version, each step whole or not at all. */
export const migrate = (db: Database, migrations = MIGRATIONS): void => {
  db.exec(CREATE_MIGRATIONS);
  const version = checkVersion(db, migrations);
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    db.exec('begin immediate');
    try {
      for (const statement of statements) db.exec(statement);
      db.prepare('insert into migrations (version, at) values (?, ?)').run(index + 1, Date.now());
      db.exec('commit');
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      throw error;
    }
  }
};
