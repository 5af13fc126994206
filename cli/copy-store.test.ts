import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@showboat/server/testing/services';
import { openEmbeddedStore, openPostgresStore } from '@showboat/server/store';
import { programOf } from '@showboat/server/testing/program';
import { startServer } from '@showboat/server/testing/start';
import { gatherAndStart, playOn } from '@showboat/server/testing/tables';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runCli } from './testing/run-cli';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const folder = mkdtempSync(join(tmpdir(), 'showboat-copy-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: 'off' });
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('moving house: from a folder into PostgreSQL and back, every row the same; nothing is overwritten', async () => {
  const [old, back] = [join(folder, 'old'), join(folder, 'back')];
  const server = await startServer({ folder: old });
  const { table, programs } = await gatherAndStart(server.url, { game: 'patrician' }, 3);
  await playOn(table.id, programs, { most: 5 });
  await programs[0].ask('say', { params: { id: table.id }, body: { text: 'Zoë 🚢 \' "' } });
  const before = await programs[0].state(table.id);
  await server.close();
  const url = postgres.createDatabase();

  const there = await runCli(['copy-store', old, url]);
  expect(there).toEqual({
    code: 0,
    out: expect.stringMatching(/^1 tables, \d+ rows of moves, 3 players\nThe same in both: [0-9a-f]{64}\n$/),
    err: '',
  });
  expect(await runCli(['copy-store', old, url])).toMatchObject({ code: 1, err: expect.stringContaining('not overwritten') });
  vi.stubEnv('DATABASE_URL', url);
  expect(await runCli(['check-store'])).toMatchObject({ code: 0, out: expect.stringContaining('1 tables') });
  expect(await runCli(['backup', join(folder, 'x')])).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
  vi.unstubAllEnvs();

  expect(await runCli(['copy-store', url, back])).toEqual(there);

  // It is played on where it was.
  const store = await openPostgresStore({ url });
  const moved = await startServer({ store });
  expect(await programOf(moved.url, programs[0]).state(table.id)).toEqual(before);
  await moved.close();
  expect(await runCli(['copy-store', url, old])).toMatchObject({ code: 1, err: expect.stringContaining('not overwritten') });
  expect(await runCli(['copy-store', join(folder, 'none'), url])).toMatchObject({
    code: 1,
    err: expect.stringContaining('no data'),
  });
  const again = await openEmbeddedStore({ folder: back });
  expect(await again.log(table.id, 0)).toHaveLength(6);
  await again.close();
});

test('a database in use is not copied', async () => {
  const url = postgres.createDatabase();
  const store = await openPostgresStore({ url });
  await store.beat('living', Date.now() + 60_000);
  await store.close();
  expect(await runCli(['copy-store', url, join(folder, 'used')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^error: servers are using 127\.0\.0\.1:\d+\/showboat_\d+ \(1\): stop them first\n$/),
  });
});
