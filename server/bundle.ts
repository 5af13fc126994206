import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

// Compiled as for production: tsx preserves the names of all functions, which makes hot paths several times slower.

const scripts = new Map<string, Promise<string>>();

/** The code of a worker as one script, made once. */
export const bundleWorker = (entry: URL): Promise<string> => {
  const script = scripts.get(entry.href) ?? bundle(entry);
  scripts.set(entry.href, script);
  return script;
};

const bundle = async (entry: URL): Promise<string> => {
  // Where everything is bundled already, the bundler may be missing.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
  });
  return outputFiles[0].text;
};

/** Beside the source of a server there is that of its threads; beside the one file that it was bundled into, a bundle of each. */
export const threadScript = (bundled: URL, source: URL): Promise<string | URL> =>
  existsSync(fileURLToPath(bundled)) ? Promise.resolve(bundled) : bundleWorker(source);

/** What comes from npm stays where it is. */
export const OTHERS_OUTSIDE: Plugin = {
  name: 'others-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@showboat/') ? undefined : { external: true },
    );
  },
};

/** A program with the server in it, and beside it the threads that the server starts. */
export const bundleServer = async (name: string, entry: URL, folder: string): Promise<void> => {
  const { build } = await import('esbuild');
  const threads = { 'store-thread': './store/embedded/thread.ts', 'bot-thread': './bots/thread.ts' };
  const entries = Object.entries(threads).map(([thread, path]) => [thread, new URL(path, import.meta.url)] as const);
  await build({
    entryPoints: Object.fromEntries([[name, entry] as const, ...entries].map(([out, url]) => [out, fileURLToPath(url)])),
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [OTHERS_OUTSIDE],
    logLevel: 'silent',
  });
};
