import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { portOf } from '../server-peers';
import { createFrameReader } from './frames';
import { openSocketLine } from './socket-line';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true });

beforeAll(async () => {
  http.on('upgrade', (request, socket, head) => {
    if (request.headers.authorization !== 'Bearer ada') socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
    else sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request));
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => http.close());

const url = (): string => `ws://127.0.0.1:${portOf(http)}/line?a=1`;

test('a line of the load generator is understood by a library, and understands it', async () => {
  const met = once(sockets, 'connection');
  const heard: string[] = [];
  const texts = ['ready', 'é'.repeat(40), 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(40_000)];
  const opened = openSocketLine({
    url: url(),
    token: 'ada',
    onOpen: (line) => line.send('ready'),
    hear: (bytes) => heard.push(bytes.toString()) > 0,
  });
  const [ws]: WebSocket[] = await met;
  ws.on('message', (data, isBinary) => ws.send(data, { binary: isBinary }));
  const line = await opened;
  for (const text of texts.slice(1)) line.send(text);
  line.send(Uint8Array.of(7, 8));
  await expect.poll(() => heard).toEqual([...texts, '\x07\x08']);
  const ponged = once(ws, 'pong');
  ws.ping('alive');
  expect(String((await ponged)[0])).toBe('alive');
  const closed = once(ws, 'close');
  line.close();
  await closed;
});

test('who is not let in is told what was answered', async () => {
  await expect(openSocketLine({ url: url(), token: 'ben', hear: () => true })).rejects.toThrow('401');
});

test('frames are read in whatever pieces they come', () => {
  const long = 'b'.repeat(300);
  const frames = Buffer.concat([
    Buffer.from([0x81, 3]),
    Buffer.from('abc'),
    Buffer.from([0x82, 126, 300 >> 8, 300 & 0xff]),
    Buffer.from(long),
    Buffer.from([0x81, 0]),
  ]);
  for (const size of [1, 2, 3, 5, 7, 200, frames.length]) {
    const heard: unknown[] = [];
    const read = createFrameReader((opcode, payload) => heard.push([opcode, payload.toString()]));
    for (let at = 0; at < frames.length; at += size) read(frames.subarray(at, at + size));
    expect(heard).toEqual([
      [1, 'abc'],
      [2, long],
      [1, ''],
    ]);
  }
});
