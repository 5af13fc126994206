import type { Database } from 'libsql';
import { accountReads, accountWrites } from './accounts';
import { chatReads, chatWrites } from './chat';
import { dueReads, dueWrites } from './due';
import { migrate } from './migrations';
import type { Method, Operations } from './operation';
import { peopleReads, peopleWrites } from './people';
import { sqlite } from './schema';
import { type Statement, prepare } from './statement';
import { subscriptionReads, subscriptionWrites } from './subscriptions';
import { tableReads } from './table-reads';
import { tableWrites } from './table-writes';

/** How the library is given to a thread whose own folder it cannot be found from. */
export type OpenDatabase = (path: string) => Database;

const readsOf = (db: Database) => ({
  ...tableReads(db),
  ...dueReads(db),
  ...peopleReads(db),
  ...accountReads(db),
  ...subscriptionReads(db),
  ...chatReads(db),
});

/** The store can read and write if it can change this row. */
const pingOf = (db: Database): Statement<object, unknown> =>
  prepare<object>(db)(() =>
    sqlite
      .insertInto('pings')
      .values({ id: 1, count: 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ count: row('pings.count', '+', 1) }))),
  );

const writesOf = (db: Database) => {
  const ping = pingOf(db);
  return {
    ...tableWrites(db),
    ...dueWrites(db),
    ...peopleWrites(db),
    ...accountWrites(db),
    ...subscriptionWrites(db),
    ...chatWrites(db),
    ping: () => {
      ping.run({});
    },
  };
};

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
  const writes = writesOf(db);
  const statements = new Map(Object.entries(CONTROL).map(([name, source]) => [name, db.prepare(source)]));
  return {
    db,
    operations: { ...readsOf(db), ...writes },
    isWrite: (method) => Object.hasOwn(writes, method),
    control: (what) => void statements.get(what)?.run(),
  };
};
