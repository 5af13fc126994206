import { PushMessage } from '@showboat/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPush } from '../push/push';
import { type Program, ask } from '../testing/program';
import { type Receiver, createBrowserKeys, startReceiver } from '../testing/push-receiver';
import { type TestServer, startServer } from '../testing/start';
import { gatherAndStart } from '../testing/tables';

let server: TestServer;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  server = await startServer({ isPushAnywhere: true });
});
afterEach(async () => {
  receiver.close();
  await server.close();
});

const got = async (count: number): Promise<void> => {
  await expect.poll(() => receiver.received.length, { interval: 10, timeout: 10_000 }).toBeGreaterThanOrEqual(count);
};

const subscribe = async (player: Program, endpoint = receiver.url) => {
  const { keys, read } = createBrowserKeys();
  const { status } = await player.ask('subscribe', { body: { endpoint, keys, language: 'de' } });
  expect(status).toBe(204);
  return read;
};

/** Moves of the seat to decide until another one is. */
const playTurn = async (id: string, actor: number, player: Program): Promise<void> => {
  for (let table = await player.table(id); table.actor === actor; table = await player.table(id)) {
    const { seq, legal } = await player.state(id);
    await player.ask('sendMoves', { params: { id }, body: { after: seq, id: `${seq}`, moves: [legal[0]] } });
  }
};

test('who has no line open is notified of their turn, in words that only their browser can read', async () => {
  const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof', pace: { kind: 'days', days: 2 } }, 3);
  const actor = table.actor ?? 0;
  const next = (actor + 1) % 3;
  const read = await subscribe(programs[next]);
  await playTurn(table.id, actor, programs[actor]);
  await got(1);
  const [{ headers, body }] = receiver.received;
  const message = v.parse(v.strictObject(PushMessage.entries), read(body));
  const name = table.invite.split('-').slice(0, 2).join('-');
  expect(message).toEqual({ kind: 'your-turn', table: table.id, game: 'hot-tin-roof', name, language: 'de' });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' });
  const { key } = (await programs[0].ask('getPushKey')).body;
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect(headers.authorization).toContain(`k=${key}`);
});

test('who follows the table, or all of theirs, is not; nor who has unsubscribed', async () => {
  const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof' }, 3);
  const { id } = table;
  for (const program of programs) await subscribe(program, `${receiver.url}/${program.name}`);
  const actor = table.actor ?? 0;
  const line = programs[(actor + 1) % 3].follow(id);
  await line.until(({ kind }) => kind === 'table');
  await playTurn(id, actor, programs[actor]);
  line.stop();
  const all = programs[(actor + 2) % 3].followAll();
  await all.until(({ kind }) => kind === 'ping');
  await playTurn(id, (actor + 1) % 3, programs[(actor + 1) % 3]);
  all.stop();
  await programs[actor].ask('unsubscribe', { body: { endpoint: `${receiver.url}/${programs[actor].name}` } });
  await playTurn(id, (actor + 2) % 3, programs[(actor + 2) % 3]);
  // The turn of the second one comes round, without a line now.
  await playTurn(id, actor, programs[actor]);
  await got(1);
  expect(receiver.received).toHaveLength(1);
});

test('the key stays when the server starts again', async () => {
  const { key } = (await ask(server.url, 'getPushKey', { headers: await someone() })).body;
  const push = createPush({ store: server.store, now: Date.now, publicUrl: undefined, isAnywhere: true });
  expect(await push.key()).toBe(key);
  push.close();
});

const someone = async () => {
  const { body } = await ask(server.url, 'createPlayer', { body: { name: 'Ada' } });
  return { authorization: `Bearer ${body.token}` };
};

test('what is gone is forgotten; what fails is tried again, and not for ever', async () => {
  const waits = [1, 1];
  const push = createPush({ store: server.store, now: Date.now, publicUrl: undefined, isAnywhere: true, waits });
  const { keys } = createBrowserKeys();
  await push.subscribe('ada', { endpoint: receiver.url, keys, language: 'en' });
  const notice = { player: 'ada', table: 'table', game: 'patrician', invite: 'a-b-c', deadline: undefined };
  receiver.answers = [503, 429, 201];
  push.notify(notice);
  await got(3);
  receiver.answers = [500, 500, 500];
  push.notify(notice);
  await got(6);
  expect(await server.store.subscriptions('ada')).toHaveLength(1);
  receiver.answers = [410];
  push.notify(notice);
  await expect.poll(() => server.store.subscriptions('ada'), { interval: 10, timeout: 5_000 }).toEqual([]);
  push.notify(notice);
  expect(receiver.received).toHaveLength(7);
  push.close();
});

test('only public hosts are written to, and only keys that are some', async () => {
  const strict = await startServer();
  const { body } = await ask(strict.url, 'createPlayer', { body: { name: 'Ada' } });
  const headers = { authorization: `Bearer ${body.token}` };
  const { keys } = createBrowserKeys();
  const endpoint = 'https://push.services.mozilla.com/x';
  const send = async (given: object) => {
    const answer = await ask(strict.url, 'subscribe', { headers, body: { endpoint, keys, language: 'en', ...given } });
    return answer.status === 204 ? 204 : answer.body.error.field;
  };
  expect(await send({})).toBe(204);
  expect(await send({ endpoint: receiver.url })).toBe('endpoint');
  expect(await send({ endpoint: 'https://10.0.0.1/' })).toBe('endpoint');
  expect(await send({ keys: { ...keys, p256dh: 'abc' } })).toBe('keys.p256dh');
  expect(await send({ keys: { ...keys, auth: 'abc' } })).toBe('keys.auth');
  await strict.close();
});
