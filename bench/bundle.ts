import { join } from 'node:path';
import { build } from 'esbuild';
import { BUILD_FOLDER } from './peers';

/**
 * Bundles as for production, plain JavaScript for this Node. Run by tsx the figures would be wrong: it compiles with esbuild's
 * `keepNames`, which calls a helper for every inner function that is made, on hot paths too, and only ours: the peers come compiled.
 * Each entry gets its own copy of everything it imports. Peers are loaded at run time and stay outside.
 */
export const bundle = async (root: string, entries: readonly string[]): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => join('bench', entry)),
    outdir: BUILD_FOLDER,
    outbase: 'bench',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
};
