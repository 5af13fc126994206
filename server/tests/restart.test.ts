import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG, type CatalogEntry } from '@showboat/games/catalog';
import { afterAll, expect, test } from 'vitest';
import { ask } from '../testing/program';
import { startServer } from '../testing/start';
import { gatherAndStart, playOn } from '../testing/tables';

const root = mkdtempSync(join(tmpdir(), 'showboat-restart-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a server that starts again goes on: tables, bots, tokens, ids of requests', async () => {
  const folder = join(root, 'on');
  const first = await startServer({ folder });
  const { table, programs } = await gatherAndStart(first.url, { game: 'patrician' }, 3);
  const { id } = table;
  const before = await playOn(id, programs, { most: 7 });
  const stream = programs[0].follow(id, 0);
  await stream.until((event) => event.kind === 'move' && event.seq === before.seq);
  await first.close();
  await stream.ended;
  expect(stream.events.at(-1)).toEqual({ kind: 'bye' });
  const told = stream.events.filter(({ kind }) => kind === 'move');

  const second = await startServer({ folder });
  const headers = { authorization: `Bearer ${programs[0].token}` };
  const { body: after } = await ask(second.url, 'getTable', { params: { id }, headers });
  expect({ ...after, seats: [] }).toEqual({ ...before, seats: [] });
  const { createdAt: _made, ...list } = (await ask(second.url, 'getMe', { headers })).body;
  expect(list).toEqual({ id: programs[0].id, name: 'Ada' });
  const response = await fetch(`${second.url}/api/v1/tables/${id}/events?after=0`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.split('\n').length <= told.length + 1) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  expect(
    text
      .split('\n')
      .slice(1, told.length + 1)
      .map((line) => JSON.parse(line)),
  ).toEqual(told);
  await second.close();
});

test('a table of other rules is shown, and says why it is not played on', async () => {
  const folder = join(root, 'rules');
  const first = await startServer({ folder });
  const { table, programs } = await gatherAndStart(first.url, { game: 'hot-tin-roof' }, 3);
  await first.close();
  const renewed = CATALOG.map(
    (entry): CatalogEntry => ({
      id: entry.id,
      use: (visit) => entry.use((one) => visit({ ...one, game: { ...one.game, rulesVersion: '2' } })),
    }),
  );
  const second = await startServer({ folder, catalog: renewed });
  const asked = { params: { id: table.id }, headers: { authorization: `Bearer ${programs[0].token}` } };
  expect((await ask(second.url, 'getTable', asked)).body).toMatchObject({ rules: '1', status: 'running', seq: table.seq });
  const { status, body } = await ask(second.url, 'getState', asked);
  expect([status, body.error.code, body.error.message]).toEqual([
    409,
    'wrong-time',
    'The game began with rules 1, which this server does not have.',
  ]);
  await second.close();
});
