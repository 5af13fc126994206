import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test('bundled into one file, with its thread beside it, from any folder', async () => {
  const folder = temporaryFolder();
  await build({
    entryPoints: { store: fileOf('../index.ts'), 'store-thread': fileOf('thread.ts') },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'esbuild', 'pg'],
    logLevel: 'silent',
  });
  symlinkSync(fileOf('../../../node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const program = join(folder, 'main.js');
  writeFileSync(
    program,
    `import { openEmbeddedStore } from './store.js';
    const store = await openEmbeddedStore({ folder: process.argv[2] });
    await store.insertPlayer({ id: 'a', name: 'Ada', createdAt: 1 }, { id: 't', player: 'a', label: '', hash: 'h', origin: 'first', createdAt: 1 });
    console.log((await store.playerByToken('h')).name);
    await store.close();`,
  );
  expect(execFileSync(process.execPath, [program, join(folder, 'data')], { cwd: '/', encoding: 'utf8' })).toBe('Ada\n');
});
