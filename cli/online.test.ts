import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { startServer } from '@showboat/server/testing/start';
import { gatherAndStart, playOn } from '@showboat/server/testing/tables';
import { afterEach, expect, test, vi } from 'vitest';
import { runCli } from './testing/run-cli';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What is stored, changed behind the server's back. */
const tamper = (folder: string, sql: string): void => {
  const load = createRequire(pathToFileURL(join(process.cwd(), 'server/package.json')));
  const Database = load('libsql');
  const database = new Database(join(folder, 'showboat.db'));
  database.exec(sql);
  database.close();
};

test('every draw of a game on a server is checked, and every stored game replayed', async () => {
  const server = await startServer();
  vi.stubEnv('DATA_DIR', server.folder);
  const { table, programs } = await gatherAndStart(server.url, { game: 'mississippi-queen' }, 3);
  const address = `${server.url}/t/${table.id}`;
  expect(await runCli(['verify', address])).toMatchObject({ code: 2, err: expect.stringContaining('the game is not over') });
  const over = await playOn(table.id, programs);
  const { code, out } = await runCli(['verify', address]);
  expect([code, out]).toEqual([0, expect.stringContaining('what was promised')]);
  expect(await runCli(['verify', `${server.url}/t/nothing`])).toMatchObject({
    code: 2,
    err: expect.stringContaining('no such table'),
  });
  expect(await runCli(['verify', 'http://127.0.0.1:9/t/x'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot be reached'),
  });

  expect(await runCli(['check-store'])).toEqual({
    code: 0,
    out: `1 tables, ${over.seq} moves and draws: all is well\n`,
    err: '',
  });
  await server.close();
});

test.each([
  [`update log set entries = replace(entries, '"chance"', '0') where first = 1`, 'is not what the rules and the seed make of it'],
  ["update log set state_hash = 'x' where first = 1", 'the game is not where it was'],
  ['update tables set seq = seq + 1', 'the table says'],
  ['delete from log where first = 1', 'there is a gap before number'],
])('damage is found: %s', async (sql, problem) => {
  const server = await startServer();
  vi.stubEnv('DATA_DIR', server.folder);
  const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof' }, 3);
  await playOn(table.id, programs, { most: 2 });
  tamper(server.folder, sql);
  expect(await runCli(['check-store'])).toMatchObject({ code: 1, err: expect.stringContaining(problem) });
  await server.close();
});
