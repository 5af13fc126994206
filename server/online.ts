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
import type { JoinBus } from './bus/bus';
import { createOthers } from './bus/others';
import { randomId } from './secrets';
import type { Store } from './store/store';
import { ALIVE_MS, LEAST_SLEEP, createErrands } from './tables/errands';
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
  /** How servers of the same store hear of each other; left out, this is the only one. */
  readonly join?: JoinBus | undefined;
  /** Bots think here; on, if left out. */
  readonly isWithBots?: boolean;
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
  const { join, isWithBots = true } = options;
  const server = randomId();
  const pool = await openBotPool(catalog, isWithBots ? botThreads : 0);
  const streams = createStreams({ isLimited });
  const limits = isLimited ? createLimits(now) : NO_LIMITS;
  const store = timed(options.store, () => metrics);
  const errands = createErrands({
    store,
    tables: () => tables,
    decide: pool.decide,
    now,
    onProblem,
    ...(!isWithBots && { kinds: ['deadline'] }),
  });
  const push = createPush({ store, now, publicUrl, isAnywhere: options.isPushAnywhere ?? false });
  let isClosing = false;
  const others =
    join &&
    createOthers({
      join,
      server,
      heard: () => tables.heard,
      onPlayer: (id, name, isEnded) => {
        visitors.forget(id);
        if (name !== undefined) tables.renamed(id, name ?? undefined);
        if (isEnded) streams.closeOf(id);
      },
      onBotDue: () => undefined,
      onProblem,
    });
  const sleeps = await store.wake({ now: now(), lived: ALIVE_MS, least: LEAST_SLEEP });
  const tables = createTables({
    store,
    catalog,
    now,
    sleeps,
    server,
    isWithoutBots: !isWithBots,
    ...(others && { others }),
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
  await others?.start();
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
        tellPlayer: others?.player ?? (() => undefined),
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
      await others?.close();
      await store.close();
    },
  };
};
