import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT_FOLDER, createServer, ensureClient, listen } from '@showboat/server';

// The client as people get it, for tests: built as for them, served by the real server, on a free port.

export interface Site {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** A folder that was built already; else the client, which is built if need be. */
  readonly root?: string;
  readonly port?: number;
}

export const startSite = async ({ root, port = 0 }: SiteOptions = {}): Promise<Site> => {
  if (root === undefined) await ensureClient({ isQuiet: true });
  // The address, not the name: a browser would count `localhost` on two addresses as two servers when one is closed.
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
