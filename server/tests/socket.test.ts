import { connect } from 'node:net';
import { createRandom, pick } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import type { SocketLine } from '@showboat/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TABLES_PER_SOCKET } from '../http/limits';
import { type Program, ask, createProgram } from '../testing/program';
import { type TestSocket, openTestSocket } from '../testing/socket';
import { type TestServer, startServer } from '../testing/start';
import { gather, gatherAndStart, playOn } from '../testing/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const socketOf = ({ token }: Program): Promise<TestSocket> => openTestSocket(server.url, { authorization: `Bearer ${token}` });

const numbersOf = (lines: readonly SocketLine[], id: string): readonly number[] =>
  lines.flatMap((line) => ((line.kind === 'move' || line.kind === 'takeback') && line.table === id ? [line.seq] : []));

const actorIn = (lines: readonly SocketLine[]): number | null => {
  const told = lines.findLast(({ kind }) => kind === 'table');
  return told?.kind === 'table' ? told.table.actor : null;
};

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

describe.each(CATALOG.map(({ id }) => id))('%s on one line for each seat', (game) => {
  test('a whole game: every number once and in order, and the same record as streams tell', async () => {
    const { table, programs } = await gatherAndStart(server.url, { game }, 3);
    const { id } = table;
    const stream = programs[0].follow(id, 0);
    const sockets = await Promise.all(programs.map(socketOf));
    for (const socket of sockets) socket.send({ re: 0, do: 'follow', table: id, after: 0 });
    await Promise.all(sockets.map((socket) => socket.answer(0)));
    const random = createRandom(`socket ${game}`);
    for (let re = 1, { actor } = table; actor !== null; re++) {
      const { seq, legal } = await programs[actor].state(id);
      const socket = sockets[actor];
      socket.send({ re, do: 'moves', table: id, after: seq, id: `${seq}`, moves: [pick(random, legal)] });
      expect(await socket.answer(re)).toEqual({ kind: 'done', re, seq: seq + 1 });
      // Whoever has moved was told before whether somebody else is to decide now.
      actor = actorIn(socket.lines);
    }
    const over = await programs[0].table(id);
    await stream.ended;
    for (const socket of sockets) {
      await socket.until(({ kind }) => kind === 'end');
      expect(numbersOf(socket.lines, id)).toEqual(upTo(over.seq));
      expect(socket.lines[0]).toEqual({ kind: 'done', re: 0, seq: 0 });
      expect(socket.lines[1].kind).toBe('table');
      const said = socket.lines.filter(({ kind }) => kind !== 'ping' && kind !== 'done');
      expect(said.slice(-2)).toEqual([
        { kind: 'over', outcome: over.outcome, result: over.result, table: id },
        { kind: 'end', table: id },
      ]);
    }
    const told = sockets[0].lines.flatMap((line) => {
      if (line.kind !== 'move') return [];
      const { table: _table, ...event } = line;
      return [event];
    });
    expect(told).toEqual(stream.events.filter(({ kind }) => kind === 'move'));
    for (const socket of sockets) socket.close();
  });
});

test('a line may follow many tables, come back to one, and leave it', async () => {
  const { table, programs } = await gatherAndStart(server.url, { game: 'mississippi-queen' }, 3);
  const other = await gatherAndStart(server.url, { game: 'patrician' }, 3);
  const socket = await socketOf(programs[0]);
  socket.send({ re: 1, do: 'follow', table: table.id, after: 0 });
  socket.send({ re: 2, do: 'follow', table: other.table.id, after: 0 });
  await playOn(table.id, programs, { most: 3 });
  const { seq } = await programs[0].table(table.id);
  await socket.until((line) => line.kind === 'move' && line.table === table.id && line.seq === seq);
  socket.send({ re: 3, do: 'leave', table: table.id });
  expect(await socket.answer(3)).toEqual({ kind: 'done', re: 3 });
  await playOn(table.id, programs, { most: 3, seed: 'unheard' });
  socket.send({ re: 4, do: 'follow', table: table.id, after: seq });
  await socket.answer(4);
  const last = (await programs[0].table(table.id)).seq;
  await socket.until((line) => line.kind === 'move' && line.table === table.id && line.seq === last);
  expect(numbersOf(socket.lines, table.id)).toEqual(upTo(last));
  expect(numbersOf(socket.lines, other.table.id)).toEqual(upTo(other.table.seq));
  socket.close();
});

test('whoever follows on a line is present, until it ends', async () => {
  const { table, programs } = await gatherAndStart(server.url, { game: 'mississippi-queen' }, 3);
  const watching = programs[1].follow(table.id);
  const isPresent = (event: object, wanted: boolean): boolean =>
    JSON.stringify(event).includes(`"name":"Ada","isPresent":${wanted}`);
  const socket = await socketOf(programs[0]);
  socket.send({ re: 1, do: 'follow', table: table.id });
  await watching.until((event) => isPresent(event, true));
  const seen = watching.events.length;
  socket.close();
  const left = await watching.until((event) => watching.events.indexOf(event) >= seen && isPresent(event, false));
  expect(left.kind).toBe('table');
  watching.stop();
});

test('lines about all tables of a player say so', async () => {
  const { table, programs } = await gather(server.url, { game: 'patrician' }, 3);
  const socket = await socketOf(programs[0]);
  socket.send({ re: 1, do: 'me' });
  expect(await socket.answer(1)).toEqual({ kind: 'done', re: 1 });
  socket.send({ re: 2, do: 'me' });
  expect(await socket.answer(2)).toMatchObject({ kind: 'refused', status: 409, error: { code: 'wrong-time' } });
  await programs[0].ask('startTable', { params: { id: table.id } });
  expect(await socket.until(({ kind }) => kind === 'started')).toMatchObject({ table: table.id, of: 'me' });
  socket.close();
});

test('the same request again, by line or by request, is answered and not carried out again', async () => {
  const { table, programs } = await gatherAndStart(server.url, { game: 'mississippi-queen' }, 3);
  const { id, actor } = table;
  const program = programs[actor ?? 0];
  const { seq, legal } = await program.state(id);
  const body = { after: seq, id: 'once', moves: [legal[0]] };
  const socket = await socketOf(program);
  for (const re of [1, 2]) socket.send({ re, do: 'moves', table: id, ...body });
  expect(await socket.answer(1)).toEqual({ kind: 'done', re: 1, seq: seq + 1 });
  expect(await socket.answer(2)).toEqual({ kind: 'done', re: 2, seq: seq + 1 });
  expect((await program.ask('sendMoves', { params: { id }, body })).body).toEqual({ seq: seq + 1 });
  socket.send({ re: 3, do: 'moves', table: id, ...body, moves: ['other'] });
  expect(await socket.answer(3)).toMatchObject({ status: 409, error: { code: 'id-reused', field: 'id' } });
  socket.send({ re: 4, do: 'moves', table: id, after: 999, id: 'late', moves: ['x'] });
  expect(await socket.answer(4)).toMatchObject({ status: 409, error: { code: 'stale', field: 'after' } });
  socket.close();
});

describe('frames that are refused, and the line stays', () => {
  let program: Program;
  let socket: TestSocket;
  beforeAll(async () => {
    program = await createProgram(server.url, 'Ada');
    socket = await socketOf(program);
  });
  afterAll(() => socket.close());

  const moves = { do: 'moves', table: 'x', after: 0, id: 'a', moves: ['f'] };
  test.each([
    ['binary', Buffer.from('{"re":1,"do":"me"}'), null, 400, 'bad-request', undefined],
    ['not JSON', '{"re":1', null, 400, 'bad-request', undefined],
    ['empty', '', null, 400, 'bad-request', undefined],
    ['no object', '7', null, 400, 'bad-request', undefined],
    ['a list', '[]', null, 400, 'bad-request', 'do'],
    ['without a number', { do: 'me' }, null, 400, 'bad-request', 're'],
    ['with half a number', { re: 1.5, do: 'me' }, null, 400, 'bad-request', 're'],
    ['something else to do', { re: 1, do: 'dance' }, 1, 400, 'bad-request', 'do'],
    ['an unknown field', { re: 2, do: 'me', please: true }, 2, 400, 'bad-request', 'please'],
    ['an inherited field', '{"re":2,"do":"me","__proto__":{}}', 2, 400, 'bad-request', '__proto__'],
    ['moves of another shape', { re: 3, ...moves, moves: ['f', 7] }, 3, 400, 'bad-request', 'moves[1]'],
    ['no moves', { re: 3, ...moves, moves: [] }, 3, 400, 'bad-request', 'moves'],
    ['too many moves', { re: 3, ...moves, moves: Array.from({ length: 201 }, () => 'f') }, 3, 400, 'bad-request', 'moves'],
    ['half a character', { re: 3, ...moves, id: '\ud800' }, 3, 400, 'bad-request', 'id'],
    ['a number below none', { re: 3, ...moves, after: -1 }, 3, 400, 'bad-request', 'after'],
    ['no table', { re: 4, ...moves, table: undefined }, 4, 400, 'bad-request', 'table'],
    ['a table that is none', { re: 5, ...moves }, 5, 404, 'not-found', undefined],
    ['following what is none', { re: 6, do: 'follow', table: 'x' }, 6, 404, 'not-found', undefined],
    ['leaving what is not followed', { re: 7, do: 'leave', table: 'x' }, 7, 409, 'wrong-time', 'table'],
    ['nested too deep', `${'['.repeat(100)}${']'.repeat(100)}`, null, 400, 'bad-request', undefined],
    ['large', JSON.stringify({ re: 8, ...moves, id: 'a'.repeat(400_000) }), null, 413, 'too-large', undefined],
  ])('%s', async (_name, frame, re, status, code, field) => {
    const before = socket.lines.length;
    socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
    const refused = await socket.until((line) => line.kind === 'refused' && socket.lines.indexOf(line) >= before);
    expect(refused).toMatchObject({ re, status, error: { code } });
    expect(refused.kind === 'refused' && refused.error.field).toBe(field);
  });

  test('what is far too large ends the line', async () => {
    const greedy = await socketOf(program);
    greedy.send('x'.repeat(1_100_000));
    expect(await greedy.closed).toBe(1009);
  });
});

describe('who is let in', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = (await ask(server.url, 'createPlayer', { body: { name: 'Ada' } })).headers.get('set-cookie')?.split(';')[0] ?? '';
  });

  test.each([
    ['a token that nobody has', () => ({ authorization: 'Bearer nobody' }), '401'],
    ['nothing', () => ({}), '401'],
    ['a cookie from the page of another site', () => ({ cookie, origin: 'https://elsewhere.example' }), '403'],
    ['a cookie without a page', () => ({ cookie }), '403'],
  ])('not with %s', async (_name, headers, status) => {
    await expect(openTestSocket(server.url, headers())).rejects.toThrow(`${status} {"error":{"code":`);
  });

  test('with the cookie from our own page', async () => {
    const socket = await openTestSocket(server.url, { cookie, origin: server.url });
    socket.close();
    expect(await socket.closed).toBe(1005);
  });

  test('a request that is not for a WebSocket is refused as any other', async () => {
    const ada = await createProgram(server.url, 'Ada');
    expect((await ada.ask('openSocket')).body.error.code).toBe('bad-request');
  });

  test('whose token is ended is told goodbye', async () => {
    const ada = await createProgram(server.url, 'Ada');
    const { token, id } = (await ada.ask('createToken', { body: { label: 'line' } })).body;
    const socket = await openTestSocket(server.url, { authorization: `Bearer ${token}` });
    await ada.ask('endToken', { params: { id } });
    await socket.until(({ kind }) => kind === 'bye');
    expect(await socket.closed).toBe(1001);
  });
});

test('a server that goes down says goodbye, and does not wait for those who do not answer', async () => {
  const own = await startServer();
  const ada = await createProgram(own.url, 'Ada');
  const socket = await openTestSocket(own.url, { authorization: `Bearer ${ada.token}` });
  const deaf = await openTestSocket(own.url, { authorization: `Bearer ${ada.token}` });
  deaf.raw.pause();
  await own.close();
  await socket.until(({ kind }) => kind === 'bye');
  expect(await socket.closed).toBe(1001);
  deaf.raw.terminate();
});

test('who does not read is let go', async () => {
  const { table, programs } = await gatherAndStart(server.url, { game: 'mississippi-queen' }, 3);
  const socket = await socketOf(programs[0]);
  socket.raw.pause();
  const follow = (re: number): void => {
    socket.send({ re, do: 'follow', table: table.id, after: 0 });
    socket.send({ re, do: 'leave', table: table.id });
  };
  const cut = new Promise<string>((resolve) => socket.raw.on('error', () => resolve('gone')));
  const flooding = setInterval(() => {
    for (let re = 0; re < 200; re++) follow(re);
  }, 5);
  expect(await Promise.race([cut, socket.closed.then(() => 'gone')])).toBe('gone');
  clearInterval(flooding);
});

test('the table that a line is opened for is for proxies: every table can be followed on it', async () => {
  const { table, programs } = await gather(server.url, { game: 'patrician', seats: [{ kind: 'me' }, { kind: 'open' }] }, 1);
  const headers = { authorization: `Bearer ${programs[0].token}` };
  const socket = await openTestSocket(server.url, headers, '?table=another-one');
  socket.send({ re: 1, do: 'follow', table: table.id });
  expect(await socket.answer(1)).toEqual({ kind: 'done', re: 1, seq: 0 });
  socket.close();
  expect((await programs[0].ask('openSocket', { query: { tabel: 'a' } })).body.error).toMatchObject({ field: 'tabel' });
});

test('one line follows so many tables and no more', async () => {
  const ada = await createProgram(server.url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const socket = await socketOf(ada);
  for (let re = 0; re <= TABLES_PER_SOCKET; re++) {
    const { body } = await ada.ask('createTable', { body: { game: 'hot-tin-roof', seats } });
    socket.send({ re, do: 'follow', table: body.id });
    const expected = re < TABLES_PER_SOCKET ? { kind: 'done' } : { kind: 'refused', status: 429, retryAfter: 10 };
    expect(await socket.answer(re)).toMatchObject(expected);
  }
  socket.close();
});

test('another protocol that is offered with a request is not taken, and the request is answered', async () => {
  const body = '{"name":"Duke"}';
  const head = [
    'POST /api/v1/players HTTP/1.1',
    'Host: x',
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAEAAEAAAAIAAAAB',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const answer = await new Promise<string>((resolve) => {
    const line = connect(Number(new URL(server.url).port), '127.0.0.1');
    let text = '';
    line.on('data', (bytes) => {
      text += bytes;
      if (text.includes('}')) line.destroy();
    });
    line.on('close', () => resolve(text));
    line.write(`${head}\r\n\r\n${body}`);
  });
  expect(answer).toContain('HTTP/1.1 201 ');
  expect(answer).toContain('"name":"Duke"');
});
