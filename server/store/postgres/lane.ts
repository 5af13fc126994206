import type pg from 'pg';
import type { Change, Stored, TableRow } from '../store';
import { StoreUnavailable } from '../store';
import { isTaken, toStoreError } from './failure';
import { withRetries } from './pool';
import { commitChanges, insertTables } from './table-writes';

/** Making and changing tables: all that waits is written together, and what comes meanwhile is the next round. */
export interface Lane {
  insert(row: TableRow): Promise<Stored>;
  commit(change: Change): Promise<Stored>;
  /** When everything asked before about this table, or about any, has been answered. */
  settled(table?: string): Promise<void>;
  watch(onBatch: (operations: number) => void): void;
  /** Refuses from now on, and resolves when all is answered. */
  stop(): Promise<void>;
}

interface Job {
  readonly id: string;
  readonly row?: TableRow;
  readonly change?: Change;
  resolve(stored: Stored): void;
  reject(error: Error): void;
}

const MOST = 1_000;

/** Each table once: what is asked in order is carried out in order. */
const nextRound = (queue: readonly Job[]): { readonly round: readonly Job[]; readonly rest: Job[] } => {
  const taken = new Set<string>();
  const round: Job[] = [];
  const rest: Job[] = [];
  for (const job of queue) {
    (taken.has(job.id) || round.length >= MOST ? rest : round).push(job);
    taken.add(job.id);
  }
  return { round, rest };
};

export const openLane = (pool: pg.Pool): Lane => {
  let queue: Job[] = [];
  let running: readonly Job[] = [];
  let isBusy = false;
  let isStopped = false;
  let onBatch: ((operations: number) => void) | undefined;
  let waiting: { readonly jobs: Set<Job>; readonly resolve: () => void }[] = [];

  const answer = (jobs: readonly Job[], stored: ReadonlySet<string>): void => {
    for (const { id, resolve } of jobs) resolve(stored.has(id) ? 'stored' : 'conflict');
  };

  const writeAll = async <T>(
    jobs: readonly Job[],
    items: readonly T[],
    write: (client: pg.Pool, items: readonly T[]) => Promise<ReadonlySet<string>>,
  ): Promise<void> => {
    if (jobs.length === 0) return;
    try {
      answer(jobs, await withRetries(() => write(pool, items)));
    } catch (error) {
      // One of them makes no sense to the database: each for itself, so that the others are stored.
      const isOneWrong = !(toStoreError(error) instanceof StoreUnavailable);
      if (isOneWrong && jobs.length > 1) for (const [at, job] of jobs.entries()) await writeAll([job], [items[at]], write);
      else if (isTaken(error)) answer(jobs, new Set());
      else for (const { reject } of jobs) reject(toStoreError(error));
    }
  };

  const settle = (): void => {
    for (const one of waiting) {
      for (const job of running) one.jobs.delete(job);
      if (one.jobs.size === 0) one.resolve();
    }
    waiting = waiting.filter(({ jobs }) => jobs.size > 0);
    running = [];
  };

  const work = async (): Promise<void> => {
    while (queue.length > 0) {
      const { round, rest } = nextRound(queue);
      queue = rest;
      running = round;
      onBatch?.(round.length);
      // In one order at all servers: none waits for a row of another that waits for one of its own.
      const ordered = round.toSorted((one, two) => (one.id < two.id ? -1 : 1));
      const inserts = ordered.filter(({ row }) => row);
      const commits = ordered.filter(({ change }) => change);
      await writeAll(
        inserts,
        inserts.flatMap(({ row }) => row ?? []),
        insertTables,
      );
      await writeAll(
        commits,
        commits.flatMap(({ change }) => change ?? []),
        commitChanges,
      );
      settle();
    }
    isBusy = false;
  };

  const begin = (): void => {
    if (isBusy) return;
    isBusy = true;
    // What is asked in the same breath goes together.
    setImmediate(() => void work());
  };

  const ask = (job: Omit<Job, 'resolve' | 'reject'>): Promise<Stored> =>
    new Promise((resolve, reject) => {
      if (isStopped) {
        reject(new StoreUnavailable('the store is closed'));
        return;
      }
      queue.push({ ...job, resolve, reject });
      begin();
    });

  const settled = (table?: string): Promise<void> => {
    const jobs = [...running, ...queue].filter(({ id }) => table === undefined || id === table);
    return jobs.length === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push({ jobs: new Set(jobs), resolve }));
  };

  return {
    insert: (row) => ask({ id: row.id, row }),
    commit: (change) => ask({ id: change.id, change }),
    settled,
    watch: (watcher) => {
      onBatch = watcher;
    },
    stop: () => {
      isStopped = true;
      return settled();
    },
  };
};
