import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { TableEvent } from '@showboat/protocol';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '../store';
import { StoreUnavailable } from '../store/store';
import { temporaryFolder } from '../store/testing/temporary-folder';
import { createProgram } from '../testing/program';
import { startServer } from '../testing/start';
import { gatherAndStart } from '../testing/tables';

test('the answer to a takeback that could not be stored is told to nobody', async () => {
  const folder = temporaryFolder();
  const store = await openEmbeddedStore({ folder });
  let isFull = false;
  const commit: typeof store.commit = (change) => (isFull ? Promise.reject(new StoreUnavailable('full')) : store.commit(change));
  const server = await startServer({ store: { ...store, commit } });
  const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof' }, 3);
  const { id, seq, actor } = table;
  const acting = programs[actor ?? 0];
  const [other] = programs.filter((program) => program !== acting);
  const { legal } = await acting.state(id);
  await acting.ask('sendMoves', { params: { id }, body: { after: seq, id: 'a', moves: [legal[0]] } });
  await acting.ask('askTakeback', { params: { id }, body: { to: seq } });
  const stream = acting.follow(id);
  await stream.until(({ kind }) => kind === 'table');
  isFull = true;
  const refused = await other.ask('answerTakeback', { params: { id }, body: { yes: false } });
  expect([refused.status, refused.body.error.code]).toEqual([503, 'try-again']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  isFull = false;
  expect((await other.ask('answerTakeback', { params: { id }, body: { yes: false } })).status).toBe(204);
  await stream.until(({ kind }) => kind === 'answered');
  await acting.ask('say', { params: { id }, body: { text: 'Well.' } });
  await stream.until(({ kind }) => kind === 'chat');
  expect(stream.events.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
  stream.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a move that was stored though its answer was lost is followed by the move of a bot', async () => {
  const folder = temporaryFolder();
  const store = await openEmbeddedStore({ folder });
  let lost = 0;
  const commit: typeof store.commit = async (change) => {
    const stored = await store.commit(change);
    if (change.due?.kind !== 'bot' || !change.log?.request || lost > 0) return stored;
    lost++;
    throw new StoreUnavailable('the thread has stopped');
  };
  const server = await startServer({ store: { ...store, commit } });
  const ada = await createProgram(server.url, 'Ada');
  const bot = { kind: 'bot', level: 'random' };
  const { body: table } = await ada.ask('createTable', { body: { game: 'hot-tin-roof', seats: [{ kind: 'me' }, bot, bot] } });
  const { id } = table;
  await ada.ask('startTable', { params: { id } });
  const send = async (): Promise<number> => {
    const { seq, legal } = await ada.state(id);
    if (legal.length === 0) return setTimeout(10).then(send);
    const body = { after: seq, id: `${seq}`, moves: [legal[0]] };
    const { status } = await ada.ask('sendMoves', { params: { id }, body });
    if (status !== 503) return send();
    // Sent again, it is answered: it was stored.
    const again = await ada.ask('sendMoves', { params: { id }, body });
    expect([again.status, again.body]).toEqual([200, { seq: seq + 1 }]);
    return seq;
  };
  const moved = await send();
  const stream = ada.follow(id, 0);
  const isOfBot = (event: TableEvent): boolean =>
    event.kind === 'move' && event.seq > moved && event.by !== 0 && event.by !== 'chance';
  expect(await stream.until(isOfBot)).toBeDefined();
  stream.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
