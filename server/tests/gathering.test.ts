import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createProgram } from '../testing/program';
import { type TestServer, startServer } from '../testing/start';
import { gather, gatherAndStart } from '../testing/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'mate' };

describe('a table that starts when it is full', () => {
  const settings = { game: 'patrician', startsWhenFull: true, seats: [ME, OPEN, OPEN] };

  test('begins with the last who sits down, not before, and nobody need press a key', async () => {
    const { table, programs } = await gather(server.url, settings, 1);
    expect([table.status, table.startsWhenFull]).toEqual(['gathering', true]);
    const [ben, cleo] = await Promise.all(['Ben', 'Cleo'].map((name) => createProgram(server.url, name)));
    const sit = async (program: typeof ben, n: number) => (await program.ask('sitDown', { params: { id: table.id, n } })).body;
    expect((await sit(ben, 1)).status).toBe('gathering');
    const begun = await sit(cleo, 2);
    expect(begun).toMatchObject({ status: 'running', you: 2 });
    expect(begun.startedAt).not.toBeNull();
    expect((await programs[0].table(table.id)).status).toBe('running');
    // Chance was drawn with the salts of all three.
    expect((await cleo.table(table.id)).salts.every((salt) => salt !== null)).toBe(true);
  });

  test('any other waits for its host', async () => {
    const { table } = await gather(server.url, { game: 'patrician', seats: [ME, OPEN] }, 2);
    expect([table.status, table.startsWhenFull]).toEqual(['gathering', false]);
  });
});

describe('players', () => {
  test('are made with a token and a cookie, renamed, and deleted', async () => {
    const made = await ask(server.url, 'createPlayer', { body: { name: '  Ada ' } });
    expect([made.status, made.body.name]).toEqual([201, 'Ada']);
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^showboat=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const headers = { cookie: cookie.split(';')[0] };
    expect((await ask(server.url, 'getMe', { headers })).body).toMatchObject({ id: made.body.id, name: 'Ada' });
    const foreign = await ask(server.url, 'renameMe', {
      headers: { ...headers, origin: 'https://evil.example' },
      body: { name: 'X' },
    });
    expect(foreign.body.error.code).toBe('not-allowed');
    const bare = await ask(server.url, 'renameMe', { headers, body: { name: 'X' } });
    expect(bare.body.error.code).toBe('not-allowed');
    const own = { ...headers, origin: server.url };
    expect((await ask(server.url, 'renameMe', { headers: own, body: { name: 'Ada L.' } })).body.name).toBe('Ada L.');
    expect((await ask(server.url, 'deleteMe', { headers: own })).status).toBe(204);
    expect((await ask(server.url, 'getMe', { headers })).body.error.code).toBe('who-are-you');
  });

  test.each(['', '   ', 'x'.repeat(25), 'a\u202eb', 'a\u0000b', '\u200b', '\u3164', '\u2800', 'line\nbreak'])(
    'have no name like %j',
    async (name) => {
      const answer = await ask(server.url, 'createPlayer', { body: { name } });
      expect([answer.status, answer.body.error]).toMatchObject([400, { code: 'bad-request', field: 'name' }]);
    },
  );

  test.each(['👩‍👩‍👧‍👦', 'علی‌رضا', 'é'.repeat(24), "D'Arcy O-2"])('may be called %j', async (name) => {
    expect(await ask(server.url, 'createPlayer', { body: { name } })).toMatchObject({ status: 201, body: { name } });
  });

  test('have tokens that can be ended', async () => {
    const ada = await createProgram(server.url, 'Ada');
    const { body } = await ada.ask('createToken', { body: { label: 'my bot' } });
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await ask(server.url, 'getMe', { headers })).body.id).toBe(ada.id);
    const { body: list } = await ada.ask('listTokens');
    expect(JSON.stringify(list)).not.toContain(body.token);
    expect(list.tokens).toHaveLength(2);
    await ada.ask('endToken', { params: { id: body.id } });
    expect((await ask(server.url, 'getMe', { headers })).status).toBe(401);
  });
});

describe('a table', () => {
  test('is shown as it was made, with its chance sealed', async () => {
    const ada = await createProgram(server.url, 'Ada');
    const salt = `${'Ab'.repeat(16)}c`;
    const pace = { kind: 'clock', minutes: 15, increment: 20 };
    const body = { game: 'mississippi-queen', preset: 'passenger-game', seats: [ME, OPEN, BOT], pace, salt };
    const { status, body: table } = await ada.ask('createTable', { body });
    expect(status).toBe(201);
    expect(table).toMatchObject({
      url: `/t/${table.id}`,
      invite: expect.stringMatching(/^[a-z]+-[a-z]+-[2-9a-z]{6}$/),
      rules: '1',
      status: 'gathering',
      host: 'Ada',
      hostSeat: 0,
      you: 0,
      seq: 0,
      actor: null,
      deadline: null,
      pace,
      visibility: 'link',
      standIn: 'mate',
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      salts: [{ by: 'player', salt }, null, { by: 'server', salt: expect.any(String) }],
      seats: [
        { seat: 0, kind: 'person', name: 'Ada', isPresent: false, standIn: null, clockMs: 900_000 },
        { seat: 1, kind: 'open' },
        { seat: 2, kind: 'bot', level: 'mate', style: 'steady', name: expect.any(String) },
      ],
    });
    expect(table.options.seats).toBe(3);
    expect((await ada.ask('getInvited', { params: { code: table.invite } })).body).toEqual(table);
  });

  test.each([
    [{ game: 'chess', seats: [ME] }, 'game'],
    [{ game: 'patrician', seats: [] }, 'seats'],
    [{ game: 'patrician', seats: [ME, { kind: 'bot', level: 'genius' }] }, 'seats[1].level'],
    [{ game: 'patrician', seats: [ME, { kind: 'bot', level: 'mate', style: 'wild' }] }, 'seats[1].style'],
    [{ game: 'patrician', seats: [ME, OPEN], options: { seats: 3 } }, 'options.seats'],
    [{ game: 'patrician', seats: [ME, OPEN], options: { unheard: 1 } }, 'options.unheard'],
    [{ game: 'patrician', seats: [ME, OPEN], options: [] }, 'options'],
    [{ game: 'patrician', seats: [ME, OPEN], preset: 'none' }, 'preset'],
    [{ game: 'patrician', seats: [ME, OPEN], colour: 'red' }, 'colour'],
    [{ game: 'patrician', seats: [ME, OPEN], pace: { kind: 'days', days: 15 } }, 'pace.days'],
    [{ game: 'patrician', seats: [ME, OPEN], salt: 'abc' }, 'salt'],
    [{ game: 'patrician', seats: [ME, OPEN], standIn: 'nobody' }, 'standIn'],
    [{ game: 'patrician', seats: [ME, ME] }, 'seats'],
  ])('is refused with its field: %j', async (body, field) => {
    const ada = await createProgram(server.url, 'Ada');
    const answer = await ada.ask('createTable', { body });
    expect([answer.status, answer.body.error.code, answer.body.error.field]).toEqual([400, 'bad-request', field]);
  });

  test.each([
    [{ rose: 'true' }, 'options.rose: must be true or false, was "true" (VAR-3)'],
    [{ sails: 3 }, 'options.sails: is not an option of this game'],
  ])('is refused with a sentence about the option: %j', async (options, message) => {
    const ada = await createProgram(server.url, 'Ada');
    const { body } = await ada.ask('createTable', { body: { game: 'mississippi-queen', seats: [ME, BOT, BOT], options } });
    expect(body.error.message).toBe(message);
  });

  test('is joined, left, changed and started by those who may', async () => {
    const { table, programs } = await gather(server.url, { game: 'patrician' }, 3);
    const [host, guest, other] = programs;
    const { id } = table;
    const code = async (answer: ReturnType<typeof host.ask>): Promise<unknown> => (await answer).body?.error?.code;
    expect(await code(other.ask('sitDown', { params: { id, n: 1 } }))).toBe('wrong-time');
    expect(await code(guest.ask('startTable', { params: { id } }))).toBe('not-allowed');
    expect(await code(guest.ask('changeSeat', { params: { id, n: 2 }, body: BOT }))).toBe('not-allowed');
    expect(await code(guest.ask('standUp', { params: { id, n: 2 } }))).toBe('not-allowed');
    expect((await other.ask('standUp', { params: { id, n: 2 } })).body.seats[2]).toEqual({ seat: 2, kind: 'open' });
    const early = await host.ask('startTable', { params: { id } });
    expect([early.status, early.body.error.code, typeof early.body.error.hint]).toEqual([409, 'wrong-time', 'string']);
    expect((await host.ask('changeSeat', { params: { id, n: 2 }, body: BOT })).body.seats[2]).toMatchObject({ kind: 'bot' });
    expect((await host.ask('changeSeat', { params: { id, n: 1 }, body: OPEN })).body.seats[1]).toEqual({ seat: 1, kind: 'open' });
    expect((await guest.ask('sitDown', { params: { id, n: 1 }, body: { salt: '0'.repeat(32) } })).body.you).toBe(1);
    expect((await host.ask('startTable', { params: { id } })).body).toMatchObject({ status: 'running' });
    expect(await code(host.ask('startTable', { params: { id } }))).toBe('wrong-time');
    expect(await code(host.ask('deleteTable', { params: { id } }))).toBe('wrong-time');
  });

  test('is unknown under other ids, and gone when its host deletes it', async () => {
    const { table, programs } = await gather(server.url, { game: 'patrician' }, 2);
    const { id } = table;
    expect((await programs[1].ask('getTable', { params: { id: 'nothing' } })).status).toBe(404);
    expect((await programs[1].ask('sitDown', { params: { id, n: 9 } })).status).toBe(404);
    expect((await programs[1].ask('getInvited', { params: { code: 'a-b-c' } })).status).toBe(404);
    expect((await programs[0].ask('deleteTable', { params: { id } })).status).toBe(204);
    expect((await programs[0].ask('getTable', { params: { id } })).status).toBe(404);
  });

  test('public ones are in the lobby; own ones are listed, those that wait for the caller first', async () => {
    const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof', visibility: 'public' }, 3);
    const actor = programs[table.actor ?? 0];
    await actor.ask('createTable', { body: { game: 'patrician', seats: [ME, OPEN] } });
    const { body: mine } = await actor.ask('listMyTables');
    expect(mine.tables.map(({ status }: { status: string }) => status)).toEqual(['running', 'gathering']);
    expect(mine.tables[0]).toEqual(await actor.table(table.id));
    const { body: lobby } = await programs[0].ask('listLobby', { query: { game: 'hot-tin-roof', status: 'running' } });
    expect(lobby.tables.map(({ id }: { id: string }) => id)).toContain(table.id);
  });

  test('a seat that is left goes to a bot, and back to its player', async () => {
    const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof', standIn: 'random' }, 3);
    const { id } = table;
    const seat = table.actor ?? 0;
    const player = programs[seat];
    const all = player.followAll();
    await all.until((event) => event.kind === 'your-turn');
    const left = await player.ask('standUp', { params: { id, n: seat } });
    expect(left.body.seats[seat]).toMatchObject({ kind: 'person', standIn: 'random' });
    const stream = programs[(seat + 1) % 3].follow(id, 0);
    await stream.until((event) => event.kind === 'move' && event.by === seat);
    const back = await player.ask('sitDown', { params: { id, n: seat } });
    expect(back.body.seats[seat]).toMatchObject({ standIn: null });
    stream.stop();
    all.stop();
  });

  test('a deleted player is called Somebody, and a bot keeps the seat', async () => {
    const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof', standIn: 'random' }, 3);
    await programs[1].ask('deleteMe');
    const { seats } = await programs[0].table(table.id);
    expect(seats[1]).toMatchObject({ kind: 'person', name: 'Somebody', standIn: 'random' });
  });
});

test('chat is told to those who are there; presence, too', async () => {
  const { table, programs } = await gather(server.url, { game: 'patrician' }, 2);
  const [ada, ben] = programs;
  const stream = ada.follow(table.id);
  await stream.until(({ kind }) => kind === 'table');
  const other = ben.follow(table.id);
  await stream.until(
    (event) => event.kind === 'table' && event.table.seats[1].kind === 'person' && event.table.seats[1].isPresent,
  );
  expect((await ben.ask('say', { params: { id: table.id }, body: { text: ' Hello <b> ' } })).status).toBe(204);
  expect(await stream.until(({ kind }) => kind === 'chat')).toMatchObject({ by: 1, name: 'Ben', text: 'Hello <b>' });
  other.stop();
  const { length } = stream.events;
  await stream.until(
    (event) =>
      stream.events.indexOf(event) >= length - 1 &&
      event.kind === 'table' &&
      event.table.seats[1].kind === 'person' &&
      !event.table.seats[1].isPresent,
  );
  stream.stop();
});

test('whoever sat there reads in a browser what was said before; programs and onlookers are told from now on', async () => {
  const { table, programs } = await gather(server.url, { game: 'mississippi-queen' }, 3);
  const { id } = table;
  const [ada, ben] = programs;
  const guest = await createProgram(server.url, 'Gil');
  for (const [program, text] of [
    [ada, 'First'],
    [guest, 'From outside'],
    [ben, 'Second'],
  ] as const)
    await program.ask('say', { params: { id }, body: { text } });
  const streams = [ben.browse(id), ben.follow(id), guest.browse(id)];
  await Promise.all(streams.map((stream) => stream.until(({ kind }) => kind === 'table')));
  await ada.ask('say', { params: { id }, body: { text: 'Third' } });
  for (const stream of streams) await stream.until((event) => event.kind === 'chat' && event.text === 'Third');
  const said = streams.map(({ events }) =>
    events.flatMap((event) => (event.kind === 'chat' ? [`${event.name}: ${event.text}`] : [])),
  );
  expect(said).toEqual([['Ada: First', 'Ben: Second', 'Ada: Third'], ['Ada: Third'], ['Ada: Third']]);
  for (const stream of streams) stream.stop();
});
