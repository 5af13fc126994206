import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '@showboat/games/catalog';
import type { EndpointName } from '@showboat/protocol/endpoints';
import { expectAnswer } from '@showboat/protocol/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProgram, programOf } from '../server/testing/program';
import { type TestServer, startServer } from '../server/testing/start';
import { playOn } from '../server/testing/tables';
import { openLossyLine } from './lossy-line-for-tests';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** Debian's is installed where there is none. */
const ensurePython = (): void => {
  if (succeeds('python3', '--version')) return;
  if (!succeeds('apt-get', 'update') || !succeeds('apt-get', 'install', '-y', '--no-install-recommends', 'python3'))
    throw new Error('there is no python3 on this machine, and apt-get could not install it');
};

let server: TestServer;
beforeAll(async () => {
  ensurePython();
  server = await startServer();
}, 300_000);
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const bot of running) bot.kill('SIGKILL');
  await server.close();
});

const BOTS = {
  typescript: [process.execPath, '--import', 'tsx', pathOf('bot-typescript/bot.ts')],
  python: ['python3', pathOf('bot-python/bot.py')],
} as const;

/** A bot in a process of its own: its token, and what it says at the end. */
const startBot = (language: keyof typeof BOTS, args: readonly string[], token?: string) => {
  const [command, ...script] = BOTS[language];
  const env = { ...process.env, ...(token !== undefined && { SHOWBOAT_TOKEN: token }) };
  const bot = spawn(command, [...script, ...args], { env });
  running.push(bot);
  let said = '';
  let complained = '';
  bot.stderr.on('data', (text) => {
    complained += text;
  });
  bot.stdout.on('data', (text) => {
    said += text;
  });
  return {
    token: new Promise<string>((made) => {
      bot.stderr.on('data', (text) => made(/SHOWBOAT_TOKEN=(\S+)/.exec(`${text}`)?.[1] ?? ''));
    }),
    ended: new Promise<string>((ended) => {
      bot.on('close', (code) => ended(`${said.trim()}, exit code ${code}`));
    }),
    kill: () => bot.kill('SIGKILL'),
    told: () => `${language}, exit code ${bot.exitCode}: ${complained}`,
  };
};

/** The host, who only watches; every answer is compared with the OpenAPI document. */
const createHost = async () => {
  let token = '';
  const send = async (name: EndpointName, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isStream = response.headers.get('Content-Type')?.includes('ndjson');
    const values = isStream
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [JSON.parse(text)];
    for (const value of values) expectAnswer(name, response.status, value);
    return isStream ? values : values[0];
  };
  const player = await send('createPlayer', 'POST', '/players', { name: 'Host' });
  token = player.token;
  return send;
};

/** Three games at a time, with nine processes. */
const LONGEST = 180_000;

/** A game takes some seconds. One that stands still says where. */
const PATIENCE = 100_000;

const standstill = async (look: () => Promise<unknown>, ...told: readonly (() => string)[]): Promise<never> => {
  await new Promise((late) => setTimeout(late, PATIENCE).unref());
  const bots = told.map((one) => one().replaceAll(/=\S+/g, '=…'));
  throw new Error(`the game stands still: ${JSON.stringify(await look())}; ${bots.join('; ')}; ${server.problems.join('; ')}`);
};

const waitUntil = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((soon) => setTimeout(soon, 200));
};

/** The lines of Python in the guide that recompute a draw. */
const [, DRAWN] = /```python\n([^`]+)```/.exec(readFileSync(pathOf('../docs/bots.md'), 'utf8')) ?? [];
const CHECK = 'import sys\nd = json.load(sys.stdin)\nprint(all(drawn(d, x) == x["token"] for x in d["draws"]))';

test.concurrent.each(CATALOG.map(({ id }) => id))(
  '%s: bots in TypeScript and Python play to the end, though lines break and one of them is killed',
  // Tried once more: one game in eighty stood still on a busy machine, and the reason is not known yet.
  { timeout: LONGEST, retry: 1 },
  async (game) => {
    const line = await openLossyLine(server.url);
    const host = await createHost();
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'deckhand' }];
    const { id, invite } = await host('createTable', 'POST', '/tables', { game, options: { seats: 3 }, seats });
    const look = () => host('getTable', 'GET', `/tables/${id}`);

    // One of them knows the id, the other was told the invitation.
    const tess = startBot('typescript', [line.url, '--table', id, '--name', 'Tess']);
    const monty = startBot('python', [line.url, '--table', invite, '--name', 'Monty']);
    await waitUntil(async () => !JSON.stringify(await look()).includes('"open"'));
    await host('startTable', 'POST', `/tables/${id}/start`);
    await waitUntil(async () => (await look()).seq > 15);
    tess.kill();
    const again = startBot('typescript', [line.url, '--table', id], await tess.token);

    const said = await Promise.race([Promise.all([again.ended, monty.ended]), standstill(look, again.told, monty.told)]);
    const table = await look();
    expect(table).toMatchObject({ status: 'over', actor: null });
    expect(table.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['person', 'person', 'bot']);
    expect(said).toEqual(Array(2).fill(`${table.result}, exit code 0`));
    expect(Math.min(line.lost.streams, line.lost.answers)).toBeGreaterThan(0);

    // Nothing is missing, and nothing happened twice.
    const events: readonly { kind: string; seq: number }[] = await host('followTable', 'GET', `/tables/${id}/events?after=0`);
    const numbers = events.filter(({ kind }) => kind === 'move').map(({ seq }) => seq);
    expect(numbers).toEqual(Array.from({ length: table.seq }, (_, index) => index + 1));
    const disclosure = JSON.stringify(await host('getDisclosure', 'GET', `/tables/${id}/disclosure`));
    expect(execFileSync('python3', ['-c', `${DRAWN}\n${CHECK}`], { input: disclosure, encoding: 'utf8' }).trim()).toBe('True');
    await line.close();
  },
);

test('a bot whose seat is kept for it sits down again; at a table that is over it says the result', async () => {
  const host = await createProgram(server.url, 'Host');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const made = await host.ask('createTable', { body: { game: 'hot-tin-roof', seats, standIn: 'random' } });
  const { id } = made.body;
  const bots = [
    startBot('typescript', [server.url, '--table', id, '--seat', '1']),
    startBot('python', [server.url, '--table', id, '--seat', '2']),
  ];
  const tokens = await Promise.all(bots.map(({ token }) => token));
  const isSeated = (seat: number, isKept: boolean) => async (): Promise<boolean> => {
    const holder = (await host.table(id)).seats[seat];
    return holder.kind === 'person' && (holder.standIn !== null) === isKept;
  };
  await waitUntil(async () => (await isSeated(1, false)()) && isSeated(2, false)());
  await host.ask('startTable', { params: { id } });
  const players = tokens.map((token) => programOf(server.url, { id: '', name: '', token }));
  // Without the host's moves the game does not end.
  for (const [index, player] of players.entries()) {
    expect((await player.ask('standUp', { params: { id, n: index + 1 } })).status).toBe(200);
    await expect.poll(isSeated(index + 1, false)).toBe(true);
  }
  bots[0].kill();
  await bots[0].ended;
  await players[0].ask('standUp', { params: { id, n: 1 } });
  const { result } = await playOn(id, [host]);
  expect(await isSeated(1, true)()).toBe(true);
  const late = startBot('typescript', [server.url, '--table', id], tokens[0]);
  expect(await Promise.all([bots[1].ended, late.ended])).toEqual(Array(2).fill(`${result}, exit code 0`));
});
