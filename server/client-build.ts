import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress';
import { withLock } from './lock';
import { sourceStamp } from './source-stamp';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SOURCE = join(ROOT, 'client');

/** Where the built client lies. */
export const CLIENT_FOLDER = join(SOURCE, 'dist');

/** How folders begin that are on their way there or from there. */
const ASIDE = '.dist-';

const STAMP = '.stamp';

const readStamp = (folder: string): string | undefined => {
  const path = join(folder, STAMP);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

export interface ClientBuild {
  readonly isQuiet?: boolean;
}

/** What builds that were killed have left. */
const clearLeftovers = async (): Promise<void> => {
  const names = (await readdir(SOURCE)).filter((name) => name.startsWith(ASIDE));
  await Promise.all(names.map((name) => rm(join(SOURCE, name), { recursive: true, force: true })));
};

/** Builds aside and puts it in place when it is complete: a server that is running never sees half a client. */
const build = async ({ isQuiet = false }: ClientBuild): Promise<void> => {
  const stamp = sourceStamp(ROOT);
  const { NODE_ENV: environment } = process.env;
  const [aside, old] = ['new', 'old'].map((name) => join(SOURCE, `${ASIDE}${name}`));
  await clearLeftovers();
  try {
    // Within a test the environment says so, and the components would be built for developers.
    process.env.NODE_ENV = 'production';
    const vite = await import('vite');
    await vite.build({
      root: SOURCE,
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
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
    await clearLeftovers();
  }
};

const LOCK = join(SOURCE, '.build-lock');

export const buildClient = (options: ClientBuild = {}): Promise<void> => withLock(LOCK, () => build(options));

const isBuilt = (): boolean => readStamp(CLIENT_FOLDER) === sourceStamp(ROOT);

/** Builds unless what is there was built from the same sources. Several processes may ask at once: one builds. */
export const ensureClient = async (options: ClientBuild & { readonly onBuild?: () => void } = {}): Promise<void> => {
  if (isBuilt()) return;
  await withLock(LOCK, async () => {
    if (isBuilt()) return;
    options.onBuild?.();
    await build(options);
  });
};
