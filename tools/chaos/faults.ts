import type { OpenedStore } from '@showboat/server';
import type { Store } from '@showboat/server/store';
import { Pool } from 'pg';

type JoinBus = NonNullable<OpenedStore['join']>;

// Servers that are wrong on purpose, to prove that the test can fail.

/** Of any server. */
export const FAULTS = ['early-answer', 'forgotten-id', 'forgotten-timer'] as const;
/** Of servers that share a database. */
export const SHARED_FAULTS = ['deaf', 'no-key', 'no-heartbeat'] as const;
export type Fault = (typeof FAULTS)[number] | (typeof SHARED_FAULTS)[number];

export const isFault = (text: string): text is Fault => [...FAULTS, ...SHARED_FAULTS].some((fault) => fault === text);

/** Long enough to be killed in. */
const LATE_MS = 150;
/** Nobody waits for so long. */
const FOREVER = 8.64e15;

/** The last one who writes wins, as if neither the version nor the key of a number were checked. */
const overwriting = (store: Store, url: string): Store => {
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  return {
    ...store,
    commit: async (change) => {
      if ((await store.commit(change)) === 'stored') return 'stored';
      const row = await store.table(change.id);
      if (!row || !change.log) return 'conflict';
      await pool.query('delete from log where table_id = $1 and first >= $2', [change.id, change.log.first]);
      return store.commit({ ...change, progress: { ...change.progress, version: row.version + 1 } });
    },
  };
};

/** A store with this fault. */
export const withFault = (store: Store, fault: Fault, databaseUrl = ''): Store => {
  switch (fault) {
    case 'early-answer':
      return {
        ...store,
        commit: (change) => {
          setTimeout(() => void store.commit(change), LATE_MS);
          return Promise.resolve('stored');
        },
      };
    case 'forgotten-id':
      return {
        ...store,
        commit: ({ log, ...change }) => store.commit({ ...change, ...(log && { log: { ...log, request: undefined } }) }),
      };
    case 'forgotten-timer':
      return { ...store, commit: ({ id, progress, log }) => store.commit({ id, progress, ...(log && { log }) }) };
    // Nothing is heard of others, and looking finds nothing new.
    case 'deaf':
      return { ...store, versions: async (ids) => new Map(ids.map((id) => [id, 0])) };
    case 'no-key':
      return overwriting(store, databaseUrl);
    // Whoever has claimed something keeps it, dead or alive.
    case 'no-heartbeat':
      return { ...store, beat: (server) => store.beat(server, FOREVER) };
  }
};

/** A bus with this fault. */
export const withBusFault =
  (join: JoinBus, fault: Fault): JoinBus =>
  (listener) =>
    join(fault === 'deaf' ? { hear: () => undefined, onMissed: () => undefined } : listener);
