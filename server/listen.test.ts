import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type RequestLimits, createServer } from './app';
import { type Listening, listen } from './listen';

const root = mkdtempSync(join(tmpdir(), 'showboat-listen-'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Showboat</title>');
afterAll(() => rmSync(root, { recursive: true }));

const GRACE = 300;

const start = async (limits?: RequestLimits): Promise<Listening> => {
  const app = await createServer({ root, ...(limits && { limits }) });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 }, GRACE);
  if ('problem' in listening) throw new Error(listening.problem);
  return listening;
};

const call = async ({ url }: Listening, text: string): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  return socket;
};

const HALF_A_REQUEST =
  'POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

test.each([
  ['says nothing', ''],
  ['stops within its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['stops within its body', HALF_A_REQUEST],
])('somebody who connects and %s does not keep the server from closing', async (_, text) => {
  const listening = await start();
  const socket = await call(listening, text);
  socket.resume();
  const closed = once(socket, 'close');
  const before = Date.now();
  await listening.close();
  await closed;
  expect(Date.now() - before).toBeLessThan(GRACE + 2_000);
});

test.each([
  ['nothing', '', /^$/],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1.1 400 /],
  ['half of its body', HALF_A_REQUEST, /^HTTP\/1.1 400 /],
])('somebody who sends %s is sent away after a while', async (_, text, expected) => {
  const listening = await start({ headers: 150, request: 200, check: 50 });
  const socket = await call(listening, text);
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  await once(socket, 'close');
  expect(answer).toMatch(expected);
  await listening.close();
});

test('a request that has come while the server was busy for longer than it waits is answered', async () => {
  const listening = await start({ headers: 100, request: 200, check: 20 });
  const socket = await call(listening, '');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  for (const before = Date.now(); Date.now() - before < 200; );
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  await listening.close();
});
