import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The code of a worker as one script. Compiled as for production: tsx preserves the names of all functions, which makes hot paths
 * several times slower.
 */
export const bundleWorker = async (entry: URL): Promise<string> => {
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
