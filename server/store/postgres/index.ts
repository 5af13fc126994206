import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { messageOf } from '../../error-code';
import type { Method, Results } from '../operation';
import { StoreProblem } from '../problem';
import { reads, writes } from '../sql';
import { claims } from '../sql/due';
import type { Steps } from '../sql/query';
import type { Store } from '../store';
import { builder } from './dialect';
import { isAway, toStoreError } from './failure';
import { openLane } from './lane';
import { migrate } from './migrate';
import { clientOptions, library, openPool, read, write } from './pool';
import { gatheredReads } from './table-reads';

export interface PostgresOptions {
  readonly url: string;
  /** Milliseconds to wait for a database that is away at the start. */
  readonly patience?: number;
  /** Connections for everything but moves, which have one of their own. */
  readonly connections?: number;
}

const CONNECTIONS = 6;
const PAUSE_MS = 250;

/** Where it is, without user and password. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

const prepareDatabase = async (lib: typeof pg, url: string, patience: number): Promise<void> => {
  const until = performance.now() + patience;
  for (;;) {
    const client = new lib.Client(clientOptions(lib, url));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await migrate(client);
      return;
    } catch (error) {
      if (isAway(error) && performance.now() < until) {
        await setTimeout(PAUSE_MS);
        continue;
      }
      throw new StoreProblem(`the database ${placeOf(url)} cannot be used: ${messageOf(error)}`);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};

const READS = reads(builder);
const WRITES = { ...writes(builder), ...claims(builder, (rows) => rows.forUpdate().skipLocked()) };

/** One database for any number of servers. */
export const openPostgresStore = async ({ url, patience = 0, connections = CONNECTIONS }: PostgresOptions): Promise<Store> => {
  if (!URL.canParse(url))
    throw new StoreProblem('DATABASE_URL must be an address such as postgresql://showboat@db.example.org/showboat');
  const lib = await library();
  await prepareDatabase(lib, url, patience);
  const pool = openPool(lib, url, connections);
  const forTables = openPool(lib, url, 1);
  const lane = openLane(forTables);
  const gathered = gatheredReads(pool);
  let closed: Promise<void> | undefined;

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      if (closed) throw new Error('the store is closed');
      return await work();
    } catch (error) {
      throw toStoreError(error);
    }
  };
  /** A read sees what was asked for before it. */
  const see = <M extends Method>(script: () => Steps<Results[M]>): Promise<Results[M]> =>
    guarded(async () => {
      await lane.settled();
      return read(pool, script);
    });
  const seeTable = <T>(table: string, look: () => Promise<T>): Promise<T> =>
    guarded(async () => {
      await lane.settled(table);
      return look();
    });
  const change = <M extends Method>(script: () => Steps<Results[M]>): Promise<Results[M]> => guarded(() => write(pool, script));

  return {
    isShared: true,
    insertTable: lane.insert,
    commit: lane.commit,
    deleteTable: (...given) => change<'deleteTable'>(() => WRITES.deleteTable(...given)),
    table: (id) => seeTable(id, () => gathered.table(id)),
    tableByInvite: (...given) => see<'tableByInvite'>(() => READS.tableByInvite(...given)),
    versions: (ids) =>
      guarded(async () => {
        const found = await Promise.all(ids.map(async (id) => [id, await gathered.version(id)] as const));
        return new Map(found.flatMap(([id, version]) => (version === undefined ? [] : [[id, version]])));
      }),
    tablesWaiting: (...given) => see<'tablesWaiting'>(() => READS.tablesWaiting(...given)),
    tablesOf: (...given) => see<'tablesOf'>(() => READS.tablesOf(...given)),
    lobby: (...given) => see<'lobby'>(() => READS.lobby(...given)),
    everyTable: (...given) => see<'everyTable'>(() => READS.everyTable(...given)),
    log: (table, after) => seeTable(table, () => gathered.log(table, after)),
    request: (table, ...given) => seeTable(table, () => read(pool, () => READS.request(table, ...given))),
    beat: (...given) => change<'beat'>(() => WRITES.beat(...given)),
    claimDue: (...given) => change<'claimDue'>(() => WRITES.claimDue(...given)),
    releaseDue: (...given) => change<'releaseDue'>(() => WRITES.releaseDue(...given)),
    nextDue: (...given) => see<'nextDue'>(() => READS.nextDue(...given)),
    wake: (...given) => change<'wake'>(() => WRITES.wake(...given)),
    insertPlayer: (...given) => change<'insertPlayer'>(() => WRITES.insertPlayer(...given)),
    player: (...given) => see<'player'>(() => READS.player(...given)),
    players: (...given) => see<'players'>(() => READS.players(...given)),
    playerByToken: (...given) => see<'playerByToken'>(() => READS.playerByToken(...given)),
    renamePlayer: (...given) => change<'renamePlayer'>(() => WRITES.renamePlayer(...given)),
    deletePlayer: (...given) => change<'deletePlayer'>(() => WRITES.deletePlayer(...given)),
    insertToken: (...given) => change<'insertToken'>(() => WRITES.insertToken(...given)),
    tokens: (...given) => see<'tokens'>(() => READS.tokens(...given)),
    deleteToken: (...given) => change<'deleteToken'>(() => WRITES.deleteToken(...given)),
    insertPasskey: (...given) => change<'insertPasskey'>(() => WRITES.insertPasskey(...given)),
    passkey: (...given) => see<'passkey'>(() => READS.passkey(...given)),
    passkeys: (...given) => see<'passkeys'>(() => READS.passkeys(...given)),
    countPasskey: (...given) => change<'countPasskey'>(() => WRITES.countPasskey(...given)),
    deletePasskey: (...given) => change<'deletePasskey'>(() => WRITES.deletePasskey(...given)),
    insertChallenge: (...given) => change<'insertChallenge'>(() => WRITES.insertChallenge(...given)),
    takeChallenge: (...given) => change<'takeChallenge'>(() => WRITES.takeChallenge(...given)),
    insertCode: (...given) => change<'insertCode'>(() => WRITES.insertCode(...given)),
    takeCode: (...given) => change<'takeCode'>(() => WRITES.takeCode(...given)),
    insertSubscription: (...given) => change<'insertSubscription'>(() => WRITES.insertSubscription(...given)),
    subscriptions: (...given) => see<'subscriptions'>(() => READS.subscriptions(...given)),
    deleteSubscription: (...given) => change<'deleteSubscription'>(() => WRITES.deleteSubscription(...given)),
    keepSecret: (...given) => change<'keepSecret'>(() => WRITES.keepSecret(...given)),
    insertChat: (...given) => change<'insertChat'>(() => WRITES.insertChat(...given)),
    chat: (...given) => see<'chat'>(() => READS.chat(...given)),
    ping: (...given) => change<'ping'>(() => WRITES.ping(...given)),
    watch: lane.watch,
    backup: () =>
      Promise.reject(
        new StoreProblem(
          'the data is in PostgreSQL, which has its own ways: pg_dump for a copy, pg_basebackup and its archive for any moment',
        ),
      ),
    close: () =>
      (closed ??= (async () => {
        await lane.stop();
        await Promise.all([pool.end(), forTables.end()]);
      })()),
  };
};
