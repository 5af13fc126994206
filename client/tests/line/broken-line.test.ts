import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram } from '@showboat/server/testing/program';
import { type TestServer, startServer } from '@showboat/server/testing/start';
import { gatherAndStart } from '@showboat/server/testing/tables';
import { afterAll, expect, test } from 'vitest';
import { openEitherLine } from '../../online/either-line';
import type { Line } from '../../online/line';
import { openRemoteTable } from '../../online/remote-table';
import { createMemoryShelf } from '../../online/shelf';
import { QUEEN, lineOf, openAtTurn, socketLineOf, takeSeat, turnOf } from './seated';

const root = mkdtempSync(join(tmpdir(), 'showboat-line-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const again = (server: TestServer): Promise<TestServer> =>
  startServer({ folder: server.folder, port: Number(new URL(server.url).port) });

test.each([
  { form: 'streams', lay: lineOf },
  { form: 'a socket', lay: socketLineOf },
])(
  '$form: a turn that ends without a line goes out by itself when it is back, also after a reload',
  async ({ form, lay }) => {
    const first = await startServer({ folder: join(root, form) });
    const party = await openAtTurn(first.url, lay);
    const { session, remote, shelf } = party.deciding;
    const program = party.programs[session.seat ?? 0];
    const [begun, last] = turnOf(party.deciding);
    await session.play(begun);
    await first.close();
    await expect.poll(() => remote.connection.value.kind).toBe('down');
    // It can still be changed, and is not shown as more than it is.
    await session.play([last]);
    expect([session.outgoing.value?.stage, session.isSending.value, session.canUndo.value]).toEqual(['armed', false, true]);
    session.undo();
    expect(session.outgoing.value).toBeUndefined();
    session.redo();
    await session.play([last]);
    const seq = remote.seq.value;
    party.deciding.close();
    const reloaded = await takeSeat(lay(first.url, program), { id: party.id, game: QUEEN }, shelf);
    expect(reloaded.session.outgoing.value?.stage).toBe('armed');
    const second = await again(first);
    await expect.poll(() => reloaded.remote.seq.value, { timeout: 30_000 }).toBeGreaterThanOrEqual(seq + begun.length + 1);
    await expect.poll(() => reloaded.session.outgoing.value).toBeUndefined();
    const own = reloaded.remote.lines.value
      .slice(seq)
      .filter((line) => line.kind === 'move' && line.by === reloaded.session.seat);
    expect(own).toHaveLength(begun.length + 1);
    expect(reloaded.session.notice.value).toBeUndefined();
    reloaded.close();
    party.close();
    await second.close();
  },
  60_000,
);

test('the line says why nothing comes: no such table, or nobody who asks', async () => {
  const server = await startServer({ folder: join(root, 'refused') });
  const known = await createProgram(server.url, 'Ada');
  for (const [program, code] of [
    [known, 'not-found'],
    [{ ...known, token: 'nobody' }, 'who-are-you'],
  ] as const) {
    for (const lay of [lineOf, socketLineOf]) {
      const line = lay(server.url, program);
      const remote = openRemoteTable(line, 'no-such-table', createMemoryShelf());
      await remote.opened;
      expect([remote.refused.value?.code, remote.table.value]).toEqual([code, undefined]);
      remote.close();
      line.close();
    }
  }
  await server.close();
});

test('a table that its host takes away is known to be gone, by socket and by stream', async () => {
  const server = await startServer({ folder: join(root, 'taken-away') });
  const [host, guest] = await Promise.all(['Ada', 'Ben'].map((name) => createProgram(server.url, name)));
  for (const lay of [lineOf, socketLineOf]) {
    const { body } = await host.ask('createTable', { body: { game: 'patrician', seats: [{ kind: 'me' }, { kind: 'open' }] } });
    const line = lay(server.url, guest);
    const remote = openRemoteTable(line, body.id, createMemoryShelf());
    await remote.opened;
    expect([remote.table.value?.status, remote.refused.value]).toEqual(['gathering', undefined]);
    await host.ask('deleteTable', { params: { id: body.id } });
    await expect.poll(() => remote.refused.value?.code).toBe('not-found');
    remote.close();
    line.close();
  }
  await server.close();
});

test('where no socket comes through, the same goes over streams', async () => {
  const server = await startServer({ folder: join(root, 'blocked') });
  const [ada] = (await gatherAndStart(server.url, { game: QUEEN }, 3)).programs;
  const { body } = await ada.ask('listMyTables');
  const [table] = body.tables;
  const deadEnd = 'ws://127.0.0.1:1/';
  const blocked = (onBlocked: () => void): Line => socketLineOf(server.url, ada, { url: deadEnd, onBlocked });
  const seated = await takeSeat(
    openEitherLine(blocked, () => lineOf(server.url, ada)),
    table,
  );
  expect([seated.remote.connection.value.kind, seated.remote.seq.value]).toEqual(['up', table.seq]);
  seated.close();
  await server.close();
});

test('two that follow one table on one line: each hears everything, and one that leaves takes nothing from the other', async () => {
  const server = await startServer({ folder: join(root, 'twice') });
  const party = await openAtTurn(server.url);
  const line = socketLineOf(server.url, party.programs[0]);
  const [one, other] = [await takeSeat(line, { id: party.id, game: QUEEN }), await takeSeat(line, { id: party.id, game: QUEEN })];
  expect(one.remote.seq.value).toBe(other.remote.seq.value);
  one.session.close();
  one.remote.close();
  await party.deciding.session.play(turnOf(party.deciding).flat());
  await expect.poll(() => other.remote.seq.value).toBe(party.deciding.remote.seq.value);
  expect(other.session.fault.value).toBeUndefined();
  line.close();
  party.close();
  await server.close();
});
