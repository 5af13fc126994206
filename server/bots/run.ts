import { CATALOG, EARLIER } from '@showboat/games/catalog';
import type { Logger } from 'pino';
import { createOthers } from '../bus/others';
import { createLog } from '../log';
import { openStore } from '../open-store';
import { randomId } from '../secrets';
import type { Settings } from '../settings';
import { StoreProblem } from '../store';
import { ALIVE_MS, LEAST_SLEEP, createErrands } from '../tables/errands';
import { createTables } from '../tables/tables';
import { openBotPool } from './pool';

export interface RunBotsOptions {
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'natsUrl' | 'logLevel'>;
  /** Threads that think; else one for each core but one. */
  readonly workers?: number | undefined;
  readonly say: (line: string) => void;
  readonly untilStopped: () => Promise<void>;
  readonly log?: Logger;
}

/** Thinks for the bots of all servers of a database, and serves nobody. What it was thinking about when it ends, others think about. */
export const runBots = async (options: RunBotsOptions): Promise<'stopped' | { readonly problem: string }> => {
  const { settings, workers, say, untilStopped, log = createLog(settings.logLevel) } = options;
  const onProblem = (error: unknown): void => log.warn({ err: error }, 'trying again');
  const catalog = [...CATALOG, ...EARLIER];
  const server = randomId();
  const now = Date.now;
  try {
    const { store, join } = await openStore(settings);
    if (!join) return { problem: 'bots on a machine of their own need a DATABASE_URL' };
    const pool = await openBotPool(catalog, workers);
    const errands = createErrands({ store, tables: () => tables, decide: pool.decide, now, onProblem, kinds: ['bot'] });
    const others = createOthers({
      join,
      server,
      heard: () => tables.heard,
      onPlayer: () => undefined,
      onBotDue: errands.look,
      onProblem,
    });
    const sleeps = await store.wake({ now: now(), lived: ALIVE_MS, least: LEAST_SLEEP });
    const tables = createTables({ store, catalog, now, sleeps, server, others, onBotDue: errands.attend });
    await others.start();
    errands.start();
    say(`Thinking for bots with ${pool.size} ${pool.size === 1 ? 'thread' : 'threads'}`);
    await untilStopped();
    pool.close();
    await errands.stop();
    await others.close();
    await store.close();
    return 'stopped';
  } catch (error) {
    if (error instanceof StoreProblem) return { problem: error.message };
    throw error;
  }
};
