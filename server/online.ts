import type { CatalogEntry } from '@showboat/games/catalog';
import { ENDPOINTS } from '@showboat/protocol/endpoints';
import type { FastifyInstance } from 'fastify';
import { openBotPool } from './bots/pool';
import { NO_LIMITS, createLimits } from './http/limits';
import { registerEndpoints } from './http/register';
import { createStreams } from './http/streams';
import { routeUpgrades } from './http/upgrade';
import { createVisitors } from './http/visitor';
import { type Metrics, createMetrics } from './metrics';
import { createPush } from './push/push';
import { accountHandlers } from './routes/accounts';
import { besidesHandlers } from './routes/besides';
import { playerHandlers } from './routes/players';
import { playingHandlers } from './routes/playing';
import { tableHandlers } from './routes/tables';
import type { Store } from './store/store';
import { ALIVE_MS, createErrands } from './tables/errands';
import type { Sleep } from './tables/grace';
import { createTables } from './tables/tables';

export interface OnlineOptions {
  readonly store: Store;
  readonly catalog: readonly CatalogEntry[];
  readonly isLimited: boolean;
  readonly metricsToken?: string | undefined;
  readonly version: string;
  readonly onProblem: (error: unknown) => void;
  readonly now?: () => number;
  readonly botThreads?: number;
  readonly publicUrl?: string | undefined;
  /** Notifications may go to this machine, for tests. */
  readonly isPushAnywhere?: boolean;
}

/** Tables for people who are not at one screen: put into a web server, and closed with it. */
export interface Online {
  register(app: FastifyInstance): void;
  /** Everything that would change something is refused from now on, and streams are told to come back. */
  sayGoodbye(): void;
  /** Bots stop, and what was acknowledged is on disk. */
  close(): Promise<void>;
}

const SWEEP_MS = 60_000;
/** A server that lives says so every second: less than this is no absence, and another one may be there. */
const LEAST_SLEEP = 1_500;

/** When no server was there before this one. */
const sleepBefore = async (store: Store, now: number): Promise<Sleep | undefined> => {
  const awakeUntil = await store.awakeUntil();
  const from = awakeUntil === undefined ? now : awakeUntil - ALIVE_MS;
  return now - from > LEAST_SLEEP ? { from, until: now } : undefined;
};

/** Every change tells how long it took to be on disk. */
const timed = (store: Store, metrics: () => Metrics): Store => ({
  ...store,
  commit: (change) => {
    const begun = performance.now();
    const stored = store.commit(change);
    stored.then(
      () => metrics().onCommit(performance.now() - begun),
      () => undefined,
    );
    return stored;
  },
});

export const openOnline = async (options: OnlineOptions): Promise<Online> => {
  const { catalog, isLimited, metricsToken, version, onProblem, now = Date.now, botThreads, publicUrl } = options;
  const pool = await openBotPool(catalog, botThreads);
  const streams = createStreams({ isLimited });
  const limits = isLimited ? createLimits(now) : NO_LIMITS;
  const store = timed(options.store, () => metrics);
  const errands = createErrands({ store, tables: () => tables, decide: pool.decide, now, onProblem });
  const push = createPush({ store, now, publicUrl, isAnywhere: options.isPushAnywhere ?? false });
  let isClosing = false;
  const tables = createTables({
    store,
    catalog,
    now,
    sleep: await sleepBefore(store, now()),
    isClosing: () => isClosing,
    onUnseenTurn: push.notify,
    onBotDue: errands.attend,
    onMoves: (count) => metrics.onMoves(count),
  });
  const metrics = createMetrics({
    tables: () => [...tables.loaded()].length,
    streams: () => streams.size,
    botsThinking: () => errands.busy,
    botsWaiting: () => pool.waiting,
  });
  store.watch(metrics.onBatch);
  const visitors = createVisitors(store, now);
  const sweeping = setInterval(() => limits.sweep(), SWEEP_MS);

  return {
    register: (app) => {
      const closing = (): boolean => isClosing;
      const services = {
        store,
        tables,
        visitors,
        limits,
        streams,
        push,
        publicUrl,
        now,
        isClosing: closing,
        onAnswer: metrics.onAnswer,
        onProblem,
      };
      routeUpgrades(app, ENDPOINTS.openSocket.path);
      const handlers = {
        ...playerHandlers(services),
        ...accountHandlers(services),
        ...tableHandlers(services),
        ...playingHandlers(services),
        ...besidesHandlers({ store, metrics, metricsToken, version, isClosing: closing }),
      };
      registerEndpoints(app, handlers, { visitors, limits, isClosing: closing, onAnswer: metrics.onAnswer });
      errands.start();
    },
    sayGoodbye: () => {
      isClosing = true;
      streams.close();
    },
    close: async () => {
      clearInterval(sweeping);
      push.close();
      pool.close();
      await errands.stop();
      await store.close();
    },
  };
};
