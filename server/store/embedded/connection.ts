import type { Database } from 'libsql';
import type { Method, Operations } from '../operation';
import { claims } from '../sql/due';
import { reads, writes } from '../sql';
import { migrate } from './migrate';
import { builder, operationsOf } from './statement';
import { tableWrites } from './table-writes';

/** How the library is given to a thread whose own folder it cannot be found from. */
export type OpenDatabase = (path: string) => Database;

const writesOf = (db: Database) => ({
  ...operationsOf(db, { ...writes(builder), ...claims(builder, (rows) => rows) }),
  ...tableWrites(db),
});

export interface Connection {
  readonly db: Database;
  readonly operations: Operations<Method>;
  isWrite(method: Method): boolean;
  /** `savepoint`, `undo` and `release` are for one operation of a transaction. */
  control(what: 'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'undo'): void;
}

const CONTROL = {
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
  savepoint: 'savepoint operation',
  release: 'release operation',
  undo: 'rollback to operation',
} as const;

const SETTINGS = [
  'pragma journal_mode = wal',
  // A commit is on disk when it returns.
  'pragma synchronous = full',
  // Another connection may be copying the file.
  'pragma busy_timeout = 2000',
  // What people delete is overwritten where that costs nothing.
  'pragma secure_delete = fast',
  'pragma wal_autocheckpoint = 4000',
];

export const openConnection = (open: OpenDatabase, path: string): Connection => {
  const db = open(path);
  for (const setting of SETTINGS) db.prepare(setting).all();
  migrate(db);
  const written = writesOf(db);
  const statements = new Map(Object.entries(CONTROL).map(([name, source]) => [name, db.prepare(source)]));
  return {
    db,
    operations: { ...operationsOf(db, reads(builder)), ...written },
    isWrite: (method) => Object.hasOwn(written, method),
    control: (what) => void statements.get(what)?.run(),
  };
};
