import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
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

/** A lock left behind that many milliseconds ago. */
const leave = (name: string, text: string, age: number): string => {
  const lock = join(folder, name);
  writeFileSync(lock, text);
  const then = new Date(Date.now() - age);
  utimesSync(lock, then, then);
  return lock;
};

const QUICK = { touchMs: 20, staleMs: 300 };

test.each([
  ['empty', ''],
  ['of a process number that lives, but not for this', String(process.pid)],
  ['of nonsense', 'x'],
])('an old lock %s is taken over', async (name, text) => {
  const lock = leave(name, text, 400);
  expect(await withLock(lock, async () => 'done', { pace: QUICK })).toBe('done');
  expect(readdirSync(folder).filter((file) => file.startsWith(name))).toEqual([]);
});

test('a young lock is waited for until it is old, and waiting is reported once', async () => {
  const told: (number | undefined)[] = [];
  const lock = leave('young', String(process.pid), 0);
  const before = Date.now();
  await withLock(lock, async () => undefined, { pace: QUICK, onWait: (holder) => told.push(holder) });
  expect(Date.now() - before).toBeGreaterThanOrEqual(250);
  expect(told).toEqual([process.pid]);
});

test('a lock held for longer than that stays held', async () => {
  const lock = join(folder, 'long');
  const seen: string[] = [];
  const work = (name: string, ms: number) => async (): Promise<void> => {
    seen.push(`${name} in`);
    await setTimeout(ms);
    seen.push(`${name} out`);
  };
  const first = withLock(lock, work('first', 700), { pace: QUICK });
  await setTimeout(50);
  await Promise.all([first, withLock(lock, work('second', 0), { pace: QUICK })]);
  expect(seen).toEqual(['first in', 'first out', 'second in', 'second out']);
});
