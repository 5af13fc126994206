import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress';
import { withLock } from './lock';
import { sourceStamp } from './source-stamp';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where the built client lies. */
export const CLIENT_FOLDER = join(ROOT, 'client/dist');

const STAMP = '.stamp';

const readStamp = (folder: string): string | undefined => {
  const path = join(folder, STAMP);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

export interface ClientBuild {
  readonly isQuiet?: boolean;
}

/** Builds aside and puts it in place when it is complete: a server that is running never sees half a client. */
export const buildClient = async ({ isQuiet = false }: ClientBuild = {}): Promise<void> => {
  const stamp = sourceStamp(ROOT);
  const aside = join(ROOT, `client/.dist-${process.pid}`);
  const old = `${aside}-old`;
  try {
    const { build } = await import('vite');
    await build({
      root: join(ROOT, 'client'),
      // Reads the settings as they are; the usual one would bundle them first, and has something to say about their imports.
      configLoader: 'runner',
      logLevel: isQuiet ? 'error' : 'warn',
      build: { outDir: aside, emptyOutDir: true, reportCompressedSize: false },
    });
    await compressFolder(aside);
    await writeFile(join(aside, STAMP), stamp);
    if (existsSync(CLIENT_FOLDER)) await rename(CLIENT_FOLDER, old);
    await rename(aside, CLIENT_FOLDER);
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
};

const isBuilt = (): boolean => readStamp(CLIENT_FOLDER) === sourceStamp(ROOT);

/** Builds unless what is there was built from the same sources. Several processes may ask at once: one builds. */
export const ensureClient = async (options: ClientBuild & { readonly onBuild?: () => void } = {}): Promise<void> => {
  if (isBuilt()) return;
  await withLock(join(ROOT, 'client/.dist-lock'), async () => {
    if (isBuilt()) return;
    options.onBuild?.();
    await buildClient(options);
  });
};
