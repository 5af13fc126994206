import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disclosure } from '@showboat/protocol';
import { expect, test } from 'vitest';
import { createLog } from '../log';
import { serve } from '../serve';
import { ask } from '../testing/program';
import { gatherAndStart, playOn } from '../testing/tables';

const folder = mkdtempSync(join(tmpdir(), 'showboat-logs-'));
const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), LIMITS: 'off', LOG_LEVEL: 'trace' };

interface Watched {
  readonly url: string;
  /** Everything logged and said so far. */
  text(): string;
  stop(): Promise<unknown>;
}

const serveAndListen = async (): Promise<Watched> => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  let stop = (): void => undefined;
  const untilStopped = (): Promise<void> => new Promise((resolve) => (stop = resolve));
  let done: Promise<unknown> = Promise.resolve();
  const url = await new Promise<string>((resolve) => {
    const say = (line: string): void => {
      lines.push(line);
      resolve(/http:\S+/.exec(line)?.[0].replace('localhost', '127.0.0.1') ?? '');
    };
    done = serve({ env, say, untilStopped, root: folder, log });
  });
  return { url, text: () => lines.join('\n'), stop: () => (stop(), done) };
};

test('neither logs nor measurements tell names, tokens, cookies, chat, seeds or ids of tables', async () => {
  const { url, text, stop } = await serveAndListen();
  const { table, programs } = await gatherAndStart(url, { game: 'patrician' }, 3);
  const { id } = table;
  const [host, guest] = programs;
  const cookie = (await ask(url, 'createPlayer', { body: { name: 'Zebedee' } })).headers.get('set-cookie') ?? '';
  await host.ask('renameMe', { body: { name: 'Philomena' } });
  await host.ask('say', { params: { id }, body: { text: 'a word between us' } });
  await guest.ask('sendMoves', { params: { id }, body: { after: 0, id: 'x', moves: ['no such move'] } });
  await ask(url, 'createPlayer', { body: '{"name":"Broken' });
  await ask(url, 'getMe', { headers: { authorization: 'Bearer a-token-that-nobody-has' } });
  const stream = guest.follow(id, 0);
  await playOn(id, programs);
  await stream.ended;
  const { seed, salts }: Disclosure = (await guest.ask('getDisclosure', { params: { id } })).body;
  const { body: measured } = await ask(url, 'getMetrics');
  await stop();
  const told = `${text()}\n${measured}`;
  expect(told).toContain('showboat_moves_total');
  const names = [...programs.map(({ name }) => name), 'Philomena', 'Zebedee', 'Broken', 'a word between us', 'no such move'];
  const tokens = [...programs.map(({ token }) => token), cookie.split(/[=;]/)[1], 'a-token-that-nobody-has'];
  const secrets = [...names, ...tokens, ...salts, seed, id, table.invite, ...programs.map((program) => program.id)];
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

test('of an error only its name, its words and its place are logged', () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  log.error({ err: Object.assign(new Error('it broke'), { body: { name: 'Ada' }, token: 'secret' }) }, 'something went wrong');
  expect(Object.keys(JSON.parse(lines[0]).err)).toEqual(['name', 'message', 'stack']);
});
