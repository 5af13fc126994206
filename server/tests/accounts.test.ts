import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATES } from '../http/limits';
import { type Authenticator, createAuthenticator } from '../testing/authenticator';
import { type Program, ask, createProgram } from '../testing/program';
import { type TestServer, startServer } from '../testing/start';
import { gatherAndStart, playOn } from '../testing/tables';

let server: TestServer;
let time = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  server = await startServer({ now: () => time });
});
afterAll(() => server.close());

const MINUTE = 60_000;

const addPasskey = async (player: Program, { create }: Authenticator, label = 'Phone') => {
  const { body } = await player.ask('beginPasskey');
  return player.ask('addPasskey', { body: { label, credential: create(body.options) } });
};

const signIn = async ({ get }: Authenticator) => {
  const { body } = await ask(server.url, 'beginSignIn');
  return ask(server.url, 'signInByPasskey', { body: { credential: get(body.options) } });
};

const cookieIn = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

describe('passkeys', () => {
  test('one that was added signs in elsewhere, as the same player with another token', async () => {
    const ada = await createProgram(server.url, 'Ada');
    const key = createAuthenticator(server.url);
    const { status, body: added } = await addPasskey(ada, key);
    expect([status, added.label]).toEqual([201, 'Phone']);
    time += 1;
    const { body, headers } = await signIn(key);
    expect([body.id, body.name]).toEqual([ada.id, 'Ada']);
    expect(body.token).not.toBe(ada.token);
    const me = await ask(server.url, 'getMe', { headers: { cookie: cookieIn(headers) } });
    expect(me.body.id).toBe(ada.id);
    const { tokens } = (await ada.ask('listTokens')).body;
    expect(tokens.map(({ origin, isThis }) => [origin, isThis])).toEqual([
      ['first', true],
      ['passkey', false],
    ]);
    expect((await signIn(key)).status).toBe(200);
  });

  test('one that was removed, or that nobody has added, does not', async () => {
    const ada = await createProgram(server.url, 'Ada');
    const key = createAuthenticator(server.url);
    const { id } = (await addPasskey(ada, key)).body;
    expect((await ada.ask('listPasskeys')).body.passkeys).toHaveLength(1);
    const ben = await createProgram(server.url, 'Ben');
    expect((await ben.ask('endPasskey', { params: { id } })).status).toBe(404);
    expect((await ada.ask('endPasskey', { params: { id } })).status).toBe(204);
    expect((await ada.ask('listPasskeys')).body.passkeys).toEqual([]);
    expect((await signIn(key)).status).toBe(403);
    expect((await signIn(createAuthenticator(server.url))).status).toBe(403);
  });

  test('an answer counts once, in its time, for whom it was asked, and for this site only', async () => {
    const [ada, ben] = [await createProgram(server.url, 'Ada'), await createProgram(server.url, 'Ben')];
    const key = createAuthenticator(server.url);
    await addPasskey(ada, key);
    const { options } = (await ask(server.url, 'beginSignIn')).body;
    const credential = key.get(options);
    const send = async (given: unknown) => (await ask(server.url, 'signInByPasskey', { body: { credential: given } })).status;
    expect([await send(credential), await send(credential)]).toEqual([200, 403]);

    const late = key.get((await ask(server.url, 'beginSignIn')).body.options);
    time += 5 * MINUTE;
    expect(await send(late)).toBe(403);
    expect(await send(key.get({ challenge: 'of our own' }))).toBe(403);
    expect(await send({ ...key.get((await ask(server.url, 'beginSignIn')).body.options), id: 'x' })).toBe(403);
    expect(await send({ id: key.id, response: { clientDataJSON: 'e30' } })).toBe(403);

    // Begun by one, finished by another.
    const begun = (await ada.ask('beginPasskey')).body.options;
    const stolen = createAuthenticator(server.url).create(begun);
    expect((await ben.ask('addPasskey', { body: { label: 'x', credential: stolen } })).status).toBe(403);

    const elsewhere = createAuthenticator('https://evil.example');
    expect((await addPasskey(ada, elsewhere)).status).toBe(403);
  });
});

describe('codes', () => {
  const guess = (name: string, code: string) => ask(server.url, 'signInByCode', { body: { name, code } });
  const wrong = (code: string): string => code.replace(/^./, (first) => String((Number(first) + 1) % 10));

  test('moves the player to another device, once, whatever the case of the name', async () => {
    const ada = await createProgram(server.url, 'Ada of the river');
    const { code } = (await ada.ask('createCode')).body;
    expect(code).toMatch(/^\d{6}$/);
    const { status, body } = await guess('  ada OF the River ', `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([status, body.id]).toEqual([200, ada.id]);
    expect((await guess(ada.name, code)).status).toBe(403);
  });

  test('ends after ten minutes, and with the next one', async () => {
    const ada = await createProgram(server.url, 'Ada late');
    const first = (await ada.ask('createCode')).body.code;
    const second = (await ada.ask('createCode')).body.code;
    expect((await guess(ada.name, first)).status).toBe(first === second ? 200 : 403);
    time += 10 * MINUTE;
    expect((await guess(ada.name, second)).status).toBe(403);
  });

  test('ends after five wrong guesses', async () => {
    const ada = await createProgram(server.url, 'Ada guessed');
    const { code } = (await ada.ask('createCode')).body;
    for (let tries = 0; tries < 5; tries++) expect((await guess(ada.name, wrong(code))).status).toBe(403);
    expect((await guess(ada.name, code)).status).toBe(403);
  });

  test('an address has few guesses', async () => {
    const limited = await startServer({ isLimited: true });
    const tried = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(limited.url, 'signInByCode', { body: { name: `Nobody ${index}`, code: '000000' } }).then(({ status }) => status),
      ),
    );
    expect(tried.filter((status) => status === 403)).toHaveLength(RATES.guessesPerAddress.burst);
    expect(tried.filter((status) => status === 429)).toHaveLength(8 - RATES.guessesPerAddress.burst);
    await limited.close();
  });
});

test('everything of a player in one file: records of games that are over, and of running ones what the player may know', async () => {
  const { table, programs } = await gatherAndStart(server.url, { game: 'patrician' }, 3);
  await playOn(table.id, programs);
  const [ada] = programs;
  time += MINUTE;
  const open = { game: 'hot-tin-roof', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
  await ada.ask('createTable', { body: open });
  const { body, headers } = await ada.ask('exportMe');
  expect(headers.get('content-disposition')).toContain('attachment');
  expect(body.tables.map(({ game, status, names }) => [game, status, names])).toEqual([
    ['hot-tin-roof', 'gathering', ['Ada', null, null]],
    ['patrician', 'over', ['Ada', 'Ben', 'Cleo']],
  ]);
  const { body: record } = await ada.ask('getRecord', { params: { id: table.id } });
  expect(body.tables.map((one) => one.record)).toEqual([null, record]);
});

test('of a player who left for good neither passkey nor code opens anything', async () => {
  const ada = await createProgram(server.url, 'Ada gone');
  const key = createAuthenticator(server.url);
  await addPasskey(ada, key);
  const { code } = (await ada.ask('createCode')).body;
  expect((await ada.ask('deleteMe')).status).toBe(204);
  expect((await signIn(key)).status).toBe(403);
  expect((await ask(server.url, 'signInByCode', { body: { name: ada.name, code } })).status).toBe(403);
});

test('a device that was ended is not let in any more', async () => {
  const ada = await createProgram(server.url, 'Ada');
  const { code } = (await ada.ask('createCode')).body;
  const { body } = await ask(server.url, 'signInByCode', { body: { name: 'Ada', code } });
  const device = (await ada.ask('listTokens')).body.tokens.find(({ origin }) => origin === 'code');
  expect((await ada.ask('endToken', { params: { id: device?.id ?? '' } })).status).toBe(204);
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await ask(server.url, 'getMe', { headers })).status).toBe(401);
});
