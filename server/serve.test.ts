import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { BuildEvents } from './client-build';
import { type Outcome, serve } from './serve';
import { readSettings } from './settings';

const root = mkdtempSync(join(tmpdir(), 'showboat-site-'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Showboat</title>');
const DATA_DIR = join(root, 'data');
afterAll(() => rmSync(root, { recursive: true }));

describe('the environment', () => {
  test.each([
    [{}, { host: 'localhost', port: 8080 }],
    [
      { PORT: '', HOST: ' ' },
      { host: 'localhost', port: 8080 },
    ],
    [
      { PORT: ' 0 ', HOST: '0.0.0.0' },
      { host: '0.0.0.0', port: 0 },
    ],
    [{ PORT: '65535' }, { host: 'localhost', port: 65_535 }],
  ])('%o', (env, settings) => {
    expect(readSettings(env)).toEqual({
      dataDir: './data',
      isLimited: true,
      metricsToken: undefined,
      trustProxy: 'loopback',
      logLevel: 'warn',
      publicUrl: undefined,
      isPushAnywhere: false,
      databaseUrl: undefined,
      natsUrl: undefined,
      isWithBots: true,
      ...settings,
    });
  });

  test('a database for several servers, whose address is never shown', () => {
    const DATABASE_URL = 'postgresql://showboat:secret@db.example.org/showboat';
    expect(readSettings({ DATABASE_URL, NATS_URL: 'nats://n1', BOTS: 'off' })).toMatchObject({
      databaseUrl: DATABASE_URL,
      natsUrl: 'nats://n1',
      isWithBots: false,
    });
    expect(readSettings({ DATABASE_URL: 'mysql://showboat:secret@db.example.org' })).toEqual({
      problem: 'DATABASE_URL must be the address of a PostgreSQL, such as postgresql://showboat@db.example.org/showboat',
    });
    expect(readSettings({ NATS_URL: 'nats://n1' })).toEqual({
      problem: 'NATS_URL is for several servers, and those need a DATABASE_URL',
    });
    expect(readSettings({ BOTS: 'no' })).toEqual({ problem: 'BOTS must be on or off, was "no"' });
  });

  test.each(['x', '-1', '65536', '80.5', '1e3', '0x50'])('PORT=%s', (PORT) => {
    expect(readSettings({ PORT })).toEqual({ problem: `PORT must be a number from 0 to 65535, was "${PORT}"` });
  });
});

test.each([
  [{ LIMITS: 'no' }, 'LIMITS must be on or off, was "no"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, was "loud"'],
  [{ PUSH_TO: 'me' }, 'PUSH_TO must be public or anywhere, was "me"'],
  [
    { PUBLIC_URL: 'play.example.org' },
    'PUBLIC_URL must be the address of the page, such as https://play.example.org, was "play.example.org"',
  ],
])('what is wrong with %o is said', (env, problem) => {
  expect(readSettings(env)).toEqual({ problem });
});

const take = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, 'localhost', () => resolve(server));
  });

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('a server without a port');
  return address.port;
};

describe('serving', () => {
  test('prints its address, and stops when told to', async () => {
    const said: string[] = [];
    let health: unknown;
    const untilStopped = async (): Promise<void> => {
      const url = /http:\S+/.exec(said[0])?.[0];
      health = await (await fetch(`${url}/healthz`)).json();
    };
    expect(await serve({ root, env: { PORT: '0', DATA_DIR }, say: (line) => said.push(line), untilStopped })).toBe('stopped');
    expect(said).toEqual([expect.stringMatching(/^Showboat on http:\/\/localhost:\d+$/)]);
    expect(health).toEqual({ ok: true });
  });

  const refused = (env: Readonly<Record<string, string>>): Promise<Outcome> =>
    serve({
      root,
      env: { DATA_DIR, ...env },
      say: () => undefined,
      untilStopped: () => Promise.reject(new Error('it was served')),
    });

  test('a port that is taken', async () => {
    const server = await take();
    const port = portOf(server);
    expect(await refused({ PORT: String(port) })).toEqual({
      problem: `port ${port} is taken by another program; choose another one, such as PORT=${port + 1}`,
      with: 'machine',
    });
    server.close();
  });

  test('an address that this machine does not have', async () => {
    const problem = 'HOST is "192.0.2.1", and this machine has no such address';
    expect(await refused({ PORT: '0', HOST: '192.0.2.1' })).toEqual({ problem, with: 'machine' });
  });

  test('a folder without a client', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'showboat-empty-'));
    const served = serve({
      root: empty,
      env: { PORT: '0', DATA_DIR },
      say: () => undefined,
      untilStopped: async () => undefined,
    });
    expect(await served).toEqual({ problem: `there is no client in ${empty}; "npm run build" builds it`, with: 'machine' });
  });

  test.each([
    ['EACCES', 'cannot be written'],
    ['EROFS', 'cannot be written'],
    ['ENOSPC', 'no room left'],
  ])('a folder that cannot be built in: %s', async (code, words) => {
    const build = (): Promise<void> => Promise.reject(Object.assign(new Error(code), { code }));
    const served = serve({ build, env: { PORT: '0', DATA_DIR }, say: () => undefined, untilStopped: async () => undefined });
    expect(await served).toEqual({ problem: expect.stringContaining(words), with: 'machine' });
  });

  test('waiting for another build is reported', async () => {
    const said: string[] = [];
    const build = async ({ onWait }: BuildEvents): Promise<void> => {
      onWait?.(77);
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    await serve({ build, env: { PORT: '0', DATA_DIR }, say: (line) => said.push(line), untilStopped: async () => undefined });
    expect(said).toEqual(['Another process (77) is building the client; waiting for it …']);
  });

  test('a port that is none', async () => {
    expect(await refused({ PORT: 'x' })).toMatchObject({ with: 'settings' });
  });
});
