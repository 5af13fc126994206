import type { JoinBus } from './bus/bus';
import { natsBus } from './bus/nats';
import { notifyBus } from './bus/notify';
import { randomId } from './secrets';
import type { Settings } from './settings';
import { type Store, openEmbeddedStore, openPostgresStore } from './store';

export interface OpenedStore {
  readonly store: Store;
  /** How its servers hear of each other; `undefined`: there is one. */
  readonly join: JoinBus | undefined;
}

/** So long a server waits at its start for a database that is being started, too. */
const PATIENCE_MS = 30_000;

/** Where the settings say that games are kept. */
export const openStore = async ({
  dataDir,
  databaseUrl,
  natsUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl' | 'natsUrl'>): Promise<OpenedStore> => {
  if (databaseUrl === undefined) return { store: await openEmbeddedStore({ folder: dataDir }), join: undefined };
  const store = await openPostgresStore({ url: databaseUrl, patience: PATIENCE_MS });
  if (natsUrl === undefined) return { store, join: notifyBus(databaseUrl) };
  // One NATS may serve several databases: each has a subject of its own.
  const name = await store.keepSecret('bus', randomId());
  return { store, join: natsBus(natsUrl, `showboat.${name}`) };
};
