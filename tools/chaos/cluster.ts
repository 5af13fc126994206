import { join } from 'node:path';
import { type Nats, startNats } from '@showboat/server/testing/services/nats';
import { type Postgres, startPostgres } from '@showboat/server/testing/services/postgres';
import { freePort } from '@showboat/server/testing/services/service';
import type { Built } from './build';
import type { Fault } from './faults';
import { type ChaosServer, createServer } from './server';
import type { World } from './world';

/** All processes of a run: one server with its folder, or many that share a database. */
export interface Cluster {
  /** One for each site of the world. */
  readonly servers: readonly ChaosServer[];
  readonly postgres: Postgres | undefined;
  readonly nats: Nats | undefined;
  startAll(): Promise<void>;
  killAll(): Promise<void>;
  stopAll(): Promise<void>;
  /** Everything is gone. */
  close(): Promise<void>;
}

export interface ClusterOptions {
  readonly built: Built;
  readonly folder: string;
  /** Otherwise PostgreSQL carries the news. */
  readonly hasNats: boolean;
  readonly fault: Fault | undefined;
}

export const createCluster = async (world: World, { built, folder, hasNats, fault }: ClusterOptions): Promise<Cluster> => {
  const isAlone = world.sites.length === 1;
  const postgres = isAlone ? undefined : await startPostgres();
  const nats = isAlone || !hasNats ? undefined : await startNats();
  const env = {
    DATA_DIR: join(folder, 'data'),
    ...(postgres && { DATABASE_URL: postgres.createDatabase() }),
    ...(nats && { NATS_URL: nats.url }),
  };
  const servers: ChaosServer[] = [];
  for (const site of world.sites) servers.push(createServer(world, site, { built, port: await freePort(), env, fault }));
  const all = async (work: (server: ChaosServer) => Promise<void>): Promise<void> => {
    await Promise.all(servers.map(work));
  };
  const killAll = (): Promise<void> => all(({ kill }) => kill());
  return {
    servers,
    postgres,
    nats,
    startAll: () => all(({ start }) => start()),
    killAll,
    stopAll: () => all(({ stop }) => stop()),
    close: async () => {
      await killAll();
      await nats?.close();
      await postgres?.close();
    },
  };
};
