import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProgram } from '../testing/program';
import { openTestSocket } from '../testing/socket';
import { type TestServer, startServer } from '../testing/start';
import { RATES, STREAMS_PER_PLAYER, createLimits } from '../http/limits';
import { addressOf } from '../http/visitor';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isLimited: true });
});
afterAll(() => server.close());

test('many invitations tried at once are as many tries; a right one is not counted', async () => {
  const ada = await createProgram(server.url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { body: table } = await ada.ask('createTable', { body: { game: 'patrician', seats } });
  const tried = (code: string): Promise<number> => ada.ask('getInvited', { params: { code } }).then(({ status }) => status);
  const right = await Promise.all(Array.from({ length: 10 }, () => tried(table.invite)));
  expect(new Set(right)).toEqual(new Set([200]));
  const { burst } = RATES.invitesPerAddress;
  const wrong = Array.from({ length: 2 * burst }, (_, index) => `no-code-${index}`);
  const found = await Promise.all([...wrong, table.invite].map(tried));
  expect(found.filter((status) => status === 404)).toHaveLength(burst);
  expect(found.at(-1)).toBe(429);
});

test('names and tokens are limited, and it is said when there will be more', async () => {
  const ada = await createProgram(server.url, 'Ada');
  const renamed = await Promise.all(
    Array.from({ length: RATES.namesPerPlayer.burst + 1 }, () => ada.ask('renameMe', { body: { name: 'Ada' } })),
  );
  const [refused] = renamed.filter(({ status }) => status === 429);
  expect(refused.body.error.code).toBe('too-fast');
  expect(refused.headers.get('retry-after')).toBe('10');
  const made = await Promise.all(
    Array.from({ length: RATES.tokensPerPlayer.burst + 1 }, () => ada.ask('createToken', { body: { label: 'bot' } })),
  );
  expect(made.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('what comes on a line counts as requests do, and so do the lines', async () => {
  const ada = await createProgram(server.url, 'Ada');
  const headers = { authorization: `Bearer ${ada.token}` };
  const sockets = await Promise.all(Array.from({ length: STREAMS_PER_PLAYER }, () => openTestSocket(server.url, headers)));
  await expect(openTestSocket(server.url, headers)).rejects.toThrow('429 {"error":{"code":"too-fast"');
  const [socket] = sockets;
  for (let re = 0; re < RATES.requestsPerPlayer.burst + 200; re++) socket.send({ re, do: 'leave', table: 'x' });
  expect(await socket.until((line) => line.kind === 'refused' && line.status === 429)).toMatchObject({
    error: { code: 'too-fast' },
    retryAfter: 1,
  });
  for (const one of sockets) one.close();
  await Promise.all(sockets.map(({ closed }) => closed));
});

test('a bucket fills again with time', () => {
  let now = 0;
  const limits = createLimits(() => now);
  const { burst, everyMs } = RATES.chatPerPlayer;
  for (let said = 0; said < burst; said++) limits.take('chatPerPlayer', 'ada');
  expect(() => limits.take('chatPerPlayer', 'ada')).toThrow('Too many');
  limits.take('chatPerPlayer', 'ben');
  now += everyMs;
  limits.take('chatPerPlayer', 'ada');
  expect(() => limits.take('chatPerPlayer', 'ada')).toThrow('Too many');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('limits of %s are counted for %s', (ip, counted) => {
  expect(addressOf({ ip })).toBe(counted);
});
