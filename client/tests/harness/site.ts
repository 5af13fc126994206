import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT_FOLDER, createServer, ensureClient, listen } from '@showboat/server';

// The production client for tests: built, and served by the real server on a free port.

export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** A folder that is built already; by default the client, built if needed. */
  readonly root?: string;
  readonly port?: number;
}

export const startSite = async ({ root, port = 0 }: SiteOptions = {}): Promise<Site> => {
  if (root === undefined) await ensureClient({ isQuiet: true });
  // The address, not the name: `localhost` may have two addresses, and a browser would try the other when one is closed.
  const listening = await listen(await createServer({ root: root ?? CLIENT_FOLDER }), { host: '127.0.0.1', port });
  if ('problem' in listening) throw new Error(listening.problem);
  return { ...listening, url: listening.url.replace('localhost', '127.0.0.1') };
};

/** A copy of the built client, for tests that change it. */
export const copySite = async (): Promise<string> => {
  await ensureClient({ isQuiet: true });
  const folder = mkdtempSync(join(tmpdir(), 'showboat-site-'));
  cpSync(CLIENT_FOLDER, folder, { recursive: true });
  return folder;
};
