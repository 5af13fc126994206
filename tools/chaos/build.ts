import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '@showboat/server/bundle';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Built {
  readonly program: string;
  /** A page in place of the client. */
  readonly site: string;
}

/** The server as plain JavaScript in a folder: it starts hundreds of times, and is compiled once. */
export const buildServer = async (folder: string): Promise<Built> => {
  await bundleServer('server', new URL('server-entry.ts', import.meta.url), folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Showboat</title>');
  return { program: join(folder, 'server.js'), site };
};
