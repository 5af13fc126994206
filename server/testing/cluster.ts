import type { JoinBus } from '../bus/bus';
import { notifyBus } from '../bus/notify';
import { openPostgresStore } from '../store';
import { type StartOptions, type TestServer, startServer } from './start';

/** So many servers of one database, in this process. `join`: how they hear of each other, if not through the database. */
export const startServers = (
  url: string,
  count: number,
  { join = notifyBus(url), ...options }: StartOptions & { readonly join?: JoinBus } = {},
): Promise<readonly TestServer[]> =>
  Promise.all(
    Array.from({ length: count }, async () => startServer({ ...options, store: await openPostgresStore({ url }), join })),
  );
