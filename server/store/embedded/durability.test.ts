import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { openEmbeddedStore } from '.';
import { aTable } from '../testing/rows';
import { temporaryFolder } from '../testing/temporary-folder';
import { databaseIn, openDatabase } from './folder';

const COMMITTER = fileURLToPath(new URL('../testing/committer.ts', import.meta.url));
const ENOUGH = 20_000;
const PATIENT = { timeout: 30_000, interval: 20 };

test('what is acknowledged is committed: others see it at once', async () => {
  const folder = temporaryFolder();
  const store = await openEmbeddedStore({ folder });
  const others = openDatabase(databaseIn(folder)).prepare('select count(*) from tables').raw();
  for (let tables = 0; tables < 20; tables += 2) {
    const inserted = [store.insertTable(aTable()), store.insertTable(aTable())];
    await Promise.any(inserted);
    expect(others.get()).toEqual([tables + 2]);
    await Promise.all(inserted);
  }
  await store.close();
});

/** By table, the last number acknowledged; a line that was cut off does not count. */
const lastNumbers = (lines: string): ReadonlyMap<string, number> =>
  new Map([...lines.matchAll(/^(\S+) (\d+)\n/gm)].map(([, table, number]) => [table, Number(number)]));

test('what was acknowledged is there after the process was killed, and its folder is free at once', async () => {
  const folder = temporaryFolder();
  const output = join(temporaryFolder(), 'acknowledged');
  const lines = (): string => readFileSync(output, 'utf8');
  const file = openSync(output, 'w');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), COMMITTER, folder], {
    cwd: '/',
    stdio: ['ignore', file, 'inherit'],
  });
  const ended = once(child, 'exit');
  closeSync(file);
  await vi.waitUntil(() => lines() !== '', PATIENT);
  await expect(openEmbeddedStore({ folder })).rejects.toThrow(`another Showboat is using the data folder ${folder}`);
  await vi.waitUntil(() => lines().length > ENOUGH, PATIENT);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);

  const last = lastNumbers(lines());
  const store = await openEmbeddedStore({ folder });
  for (const [id, number] of last) {
    const table = await store.table(id);
    const log = await store.log(id, 0);
    expect(table?.seq).toBeGreaterThanOrEqual(number);
    // Whole or not at all: log, table and what is due agree, without a gap.
    expect(log.map(({ first }) => first)).toEqual(Array.from({ length: table?.seq ?? -1 }, (_, index) => index + 1));
    expect(table?.version).toBe((table?.seq ?? 0) + 1);
    expect(await store.request(id, 0, `turn-${number}`)).toMatchObject({ last: number });
  }
  expect(last.size).toBe(20);
  // Whoever had claimed something was in that process.
  expect(await store.claimDue('next', { now: Number.MAX_SAFE_INTEGER, limit: 99 })).toHaveLength(last.size);
  await store.close();
});
