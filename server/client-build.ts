import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress';
import { codeOf } from './error-code';
import { withLock } from './lock';
import { sourceStamp } from './source-stamp';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SOURCE = join(ROOT, 'client');

/** The folder of the built client. */
export const CLIENT_FOLDER = join(SOURCE, 'dist');

/** Prefix of folders that are being built or thrown away. */
const ASIDE = '.dist-';

const STAMP = '.stamp';

const readStamp = (folder: string): string | undefined => {
  const path = join(folder, STAMP);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

export interface ClientBuild {
  readonly isQuiet?: boolean;
}

/** Removes what killed builds left behind. */
const clearLeftovers = async (): Promise<void> => {
  const names = (await readdir(SOURCE)).filter((name) => name.startsWith(ASIDE));
  await Promise.all(names.map((name) => rm(join(SOURCE, name), { recursive: true, force: true })));
};

/** Builds in a folder beside it and swaps when complete: a running server never sees half a client. */
const build = async ({ isQuiet = false }: ClientBuild): Promise<void> => {
  const stamp = sourceStamp(ROOT);
  const { NODE_ENV: environment } = process.env;
  const [aside, old] = ['new', 'old'].map((name) => join(SOURCE, `${ASIDE}${name}`));
  await clearLeftovers();
  try {
    // In a test run NODE_ENV says so, and the components would be built for development.
    process.env.NODE_ENV = 'production';
    const vite = await import('vite');
    await vite.build({
      root: SOURCE,
      // Reads the settings natively; the default loader bundles them first and warns about their imports.
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

export interface BuildEvents {
  /** It is being built, because the existing build is older than the sources. */
  onBuild?(): void;
  /** Another process is building it. */
  onWait?(holder: number | undefined): void;
}

export const buildClient = (options: ClientBuild & BuildEvents = {}): Promise<void> =>
  withLock(LOCK, () => build(options), options);

const isBuilt = (): boolean => readStamp(CLIENT_FOLDER) === sourceStamp(ROOT);

/** Builds unless what is there was built from the same sources. Several processes may ask at once: one builds. */
export const ensureClient = async (options: ClientBuild & BuildEvents = {}): Promise<void> => {
  if (isBuilt()) return;
  const buildIfNeeded = async (): Promise<void> => {
    if (isBuilt()) return;
    options.onBuild?.();
    await build(options);
  };
  await withLock(LOCK, buildIfNeeded, options);
};

/** A sentence about what the machine does not allow; `undefined` for a bug of ours. */
export const sayBuildProblem = (error: unknown): string | undefined => {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `the client has to be built, and ${SOURCE} cannot be written; run "npm run build" as somebody who may`;
    case 'ENOSPC':
      return `the client has to be built, and there is no room left on the disk of ${SOURCE}`;
    default:
      return undefined;
  }
};
