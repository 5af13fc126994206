import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'vite';
import { type Precache, isPrecached } from './precache';

const precacheOf = (folder: string): Precache => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isPrecached)
    .sort();
  const hash = createHash('sha256');
  for (const path of files)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)));
  return { version: hash.digest('hex').slice(0, 12), files };
};

/** Writes `sw.js` last, because it contains the list of all other files. */
export const offline = (): Plugin => {
  let outDir = '';
  let isBuilt = false;
  return {
    name: 'showboat-offline',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      isBuilt = true;
    },
    closeBundle: async () => {
      if (!isBuilt) return;
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { PRECACHE: JSON.stringify(precacheOf(outDir)) },
        build: {
          outDir,
          emptyOutDir: false,
          reportCompressedSize: false,
          target: 'es2022',
          lib: {
            entry: fileURLToPath(new URL('../service-worker.ts', import.meta.url)),
            formats: ['iife'],
            name: 'showboat',
            fileName: () => 'sw.js',
          },
        },
      });
    },
  };
};
