import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLock } from './lock';

const folder = mkdtempSync(join(tmpdir(), 'showboat-lock-'));

test('one at a time, even after one that failed', async () => {
  const lock = join(folder, 'a');
  const seen: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    seen.push(`${name} in`);
    await setTimeout(20);
    seen.push(`${name} out`);
    if (name === 'first') throw new Error('the first fails');
  };
  const done = await Promise.allSettled([withLock(lock, work('first')), withLock(lock, work('second'))]);
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(seen).toEqual(['first in', 'first out', 'second in', 'second out']);
  expect(existsSync(lock)).toBe(false);
});

test('a lock held by a killed process is taken over', async () => {
  const lock = join(folder, 'b');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(pid));
  expect(await withLock(lock, async () => 'done')).toBe('done');
});
