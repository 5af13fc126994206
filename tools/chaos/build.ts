import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the server takes from npm stays outside of the bundle. */
const packagesOf = (manifest: string): readonly string[] => {
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return Object.keys(dependencies).filter((name) => !name.startsWith('@showboat/'));
};

export interface Built {
  readonly program: string;
  /** A page in place of the client. */
  readonly site: string;
}

/** The server as plain JavaScript in a folder: it starts hundreds of times, and is compiled once. */
export const buildServer = async (folder: string): Promise<Built> => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      server: 'tools/chaos/server-entry.ts',
      'store-thread': 'server/store/embedded/thread.ts',
      'bot-thread': 'server/bots/thread.ts',
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...packagesOf(join(ROOT, 'server/package.json'))],
    logLevel: 'warning',
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Showboat</title>');
  return { program: join(folder, 'server.js'), site };
};
