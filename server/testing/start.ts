import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG } from '@showboat/games/catalog';
import { createServer } from '../app';
import { listen } from '../listen';
import { type OnlineOptions, openOnline } from '../online';
import { type Store, openEmbeddedStore } from '../store';

export interface TestServer {
  readonly url: string;
  readonly folder: string;
  readonly store: Store;
  /** What went wrong inside. */
  readonly problems: unknown[];
  /** Throws if there were problems. */
  close(): Promise<void>;
}

export interface StartOptions
  extends Partial<
    Pick<
      OnlineOptions,
      'isLimited' | 'metricsToken' | 'now' | 'store' | 'catalog' | 'botThreads' | 'isPushAnywhere' | 'join' | 'isWithBots'
    >
  > {
  /** Games of an earlier server; left out, a new folder that goes with the server. */
  readonly folder?: string;
  /** A free one, unless a server is to come back where it was. */
  readonly port?: number;
  /** The built client; left out, a page that says nothing. */
  readonly root?: string;
}

/** A whole server in this process, on a port of its own and a real store. */
export const startServer = async (options: StartOptions = {}): Promise<TestServer> => {
  const made = mkdtempSync(join(tmpdir(), 'showboat-server-'));
  writeFileSync(join(made, 'index.html'), '<!doctype html><title>Showboat</title>');
  const folder = options.folder ?? join(made, 'data');
  const problems: unknown[] = [];
  const onProblem = (error: unknown): void => void problems.push(error);
  const store = options.store ?? (await openEmbeddedStore({ folder }));
  const given = { catalog: CATALOG, isLimited: false, version: 'test', botThreads: 1, ...options };
  const online = await openOnline({ ...given, store, onProblem });
  const app = await createServer({ root: options.root ?? made, online, onProblem });
  const listening = await listen(app, { host: '127.0.0.1', port: options.port ?? 0 });
  if ('problem' in listening) throw new Error(listening.problem);
  return {
    url: listening.url.replace('localhost', '127.0.0.1'),
    folder,
    store,
    problems,
    close: async () => {
      online.sayGoodbye();
      await listening.close();
      await online.close();
      rmSync(made, { recursive: true, force: true });
      if (problems.length > 0) throw new Error(`something went wrong inside: ${problems.map(String).join('; ')}`);
    },
  };
};
