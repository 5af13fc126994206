import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore } from '@showboat/server/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCli } from './testing/run-cli';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'showboat-backup-')), 'data');
  vi.stubEnv('DATA_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('backup beside a running server, restore after it; before, it is refused', async () => {
  const file = `${folder}.backup`;
  const store = await openEmbeddedStore({ folder });
  await store.insertPlayer(
    { id: 'a', name: 'Ada', createdAt: 1 },
    { id: 't', player: 'a', label: '', hash: 'h', origin: 'first', createdAt: 1 },
  );
  expect(await runCli(['backup', file])).toEqual({ code: 0, out: `Everything is in ${file}\n`, err: '' });
  expect(await runCli(['restore', file])).toEqual({
    code: 1,
    out: '',
    err: `error: another Showboat is using the data folder ${folder}\n`,
  });
  await store.renamePlayer('a', 'Bob');
  await store.close();
  const { code, out } = await runCli(['restore', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/^\S+ is as \S+ has it\nWhat was there before is in \S+\.before-\S+\n$/);
  const restored = await openEmbeddedStore({ folder });
  expect((await restored.player('a'))?.name).toBe('Ada');
  await restored.close();
});

test('nothing to back up, and nothing to restore, in a sentence each', async () => {
  expect(await runCli(['backup', `${folder}.backup`])).toMatchObject({
    code: 1,
    err: `error: there is nothing to back up: ${folder}/showboat.db is missing\n`,
  });
  expect(await runCli(['restore', '/nowhere'])).toMatchObject({ code: 1, err: 'error: there is no file /nowhere\n' });
});
