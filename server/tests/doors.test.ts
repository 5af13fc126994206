import { get } from 'node:http';
import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createProgram } from '../testing/program';
import { type TestServer, startServer } from '../testing/start';
import { gatherAndStart } from '../testing/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Everything that comes back for these bytes, until the connection ends. */
const wired = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (more) => {
      text += more;
    });
    socket.on('close', () => resolve(text));
  });

const statusAndCode = (text: string): readonly unknown[] => {
  const [head, body] = text.split('\r\n\r\n');
  return [Number(head.split(' ')[1]), JSON.parse(body).error.code];
};

describe('what is refused has the one shape', () => {
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'bad-request'],
    ['a header without an end', `GET /api HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'too-large'],
    ['a length that is none', 'POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400, 'bad-request'],
    ['no host', 'GET /api/v1/lobby HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
    ['a whole address', 'GET http://x/api/v1/lobby HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 401, 'who-are-you'],
    ['an expectation', 'GET /api/v1/lobby HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nConnection: close\r\n\r\n', 401, 'who-are-you'],
  ])('%s', async (_, bytes, status, code) => {
    const text = await wired(bytes);
    expect(statusAndCode(text)).toEqual([status, code]);
    expect(text).toMatch(/x-content-type-options: nosniff/i);
  });

  test('also where operators look', async () => {
    const refused = await ask(server.url, 'getMetrics', { headers: { 'x-real-ip': '10.0.0.1' } });
    expect(refused.body.error.code).toBe('not-allowed');
    expect((await ask(server.url, 'getOpenApi', { query: { from: 'a link' } })).status).toBe(200);
  });
});

describe('fields', () => {
  test.each(['', 'x', '2-1-a', '17'])('the end of a list that was none is refused by its name: %j', async (after) => {
    const ada = await createProgram(server.url, 'Ada');
    const listed = await ada.ask('listMyTables', { query: { after } });
    expect([listed.status, listed.body.error]).toMatchObject([400, { code: 'bad-request', field: 'after' }]);
  });

  test.each(['constructor', '__proto__', 'toString'])(
    'that every object has, such as %s, are unknown all the same',
    async (key) => {
      const made = await ask(server.url, 'createPlayer', { body: `{"name":"Ada","${key}":1}` });
      expect([made.status, made.body.error]).toMatchObject([400, { code: 'bad-request', field: key }]);
      const ada = await createProgram(server.url, 'Ada');
      const seats = '[{"kind":"me"},{"kind":"open"},{"kind":"open"}]';
      const table = await ada.ask('createTable', { body: `{"game":"patrician","options":{"${key}":{}},"seats":${seats}}` });
      expect([table.status, table.body.error]).toMatchObject([400, { field: `options.${key}` }]);
      expect((await ada.ask('listLobby', { query: { [key]: '1' } })).body.error).toMatchObject({ field: key });
    },
  );

  test.each(['\\ud800', 'a\\u0000b'])('an id is of whole characters and without NUL, unlike %s', async (text) => {
    const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof' }, 3);
    const body = `{"after":0,"id":"${text}","moves":["."]}`;
    const answer = await programs[0].ask('sendMoves', { params: { id: table.id }, body });
    expect(answer.body.error).toMatchObject({ code: 'bad-request', field: 'id' });
  });
});

describe('another site', () => {
  test('cannot make a visitor somebody else', async () => {
    const body = { name: 'Eve' };
    const origin = { origin: 'https://evil.example' };
    expect((await ask(server.url, 'createPlayer', { body, headers: origin })).body.error.code).toBe('not-allowed');
    expect((await ask(server.url, 'createPlayer', { body, headers: { origin: server.url } })).status).toBe(201);
  });

  test('is also our own without encryption, where there is encryption', async () => {
    const made = await ask(server.url, 'createPlayer', { body: { name: 'Ada' }, headers: { 'x-forwarded-proto': 'https' } });
    expect(made.headers.get('set-cookie')).toMatch(/; Secure$/);
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const rename = async (origin: string): Promise<number> => {
      const headers = { cookie, origin, 'x-forwarded-proto': 'https' };
      return (await ask(server.url, 'renameMe', { headers, body: { name: 'Ada' } })).status;
    };
    expect([await rename(server.url), await rename(server.url.replace('http:', 'https:'))]).toEqual([403, 200]);
  });
});

test('a request that names another protocol, and asks for none, is read like any other', async () => {
  const { headers } = await ask(server.url, 'createPlayer', { body: { name: 'Ada' } });
  const cookie = headers.get('set-cookie')?.split(';')[0];
  const options = { headers: { cookie, origin: 'https://evil.example', upgrade: 'websocket', connection: 'close' } };
  const status = await new Promise((resolve) =>
    get(`${server.url}/api/v1/players/me`, options, (answer) => resolve(answer.resume().statusCode)),
  );
  expect(status).toBe(200);
});

describe('streams', () => {
  const streams = async (): Promise<number> =>
    Number(/^showboat_streams (\d+)$/m.exec(String((await ask(server.url, 'getMetrics')).body))?.[1]);

  test('that wait behind others on a connection end with it', async () => {
    const ada = await createProgram(server.url, 'Ada');
    const request = `GET /api/v1/players/me/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ada.token}\r\n\r\n`;
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(request.repeat(3)));
    await expect.poll(streams).toBe(3);
    socket.destroy();
    await expect.poll(streams).toBe(0);
  });

  test('end with the token that opened them, and with the player', async () => {
    const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof' }, 3);
    const [ada, bo] = programs;
    const { body: token } = await ada.ask('createToken', { body: { label: 'my bot' } });
    const follows = [ada.followAll(), bo.follow(table.id), bo.followAll()];
    await expect.poll(streams).toBe(3);
    await ada.ask('endToken', { params: { id: token.id } });
    await bo.ask('deleteMe');
    await Promise.all(follows.map(({ ended }) => ended));
    expect(follows.map(({ events }) => events.at(-1))).toEqual(follows.map(() => ({ kind: 'bye' })));
  });

  test('from a number that has not come are refused', async () => {
    const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof' }, 3);
    const answer = await programs[0].ask('followTable', { params: { id: table.id }, query: { after: 999 } });
    expect([answer.status, answer.body.error]).toMatchObject([409, { code: 'stale', seq: table.seq }]);
  });
});

describe('a server that goes down', () => {
  /** The answers to requests whose first line comes in time, and the rest when no new connection is taken any more. */
  const lateAnswers = async (requests: (token: string) => readonly string[]): Promise<readonly string[]> => {
    const going = await startServer();
    const { token } = await createProgram(going.url, 'Ada');
    const open = (): Promise<Socket> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(new URL(going.url).port), '127.0.0.1', () => resolve(socket)).on('error', reject);
      });
    const begun = requests(token).map(async (request) => {
      const socket = await open();
      let text = '';
      socket.on('data', (more) => {
        text += more;
      });
      const ended = new Promise<string>((then) => socket.on('close', () => then(text)));
      const length = request.indexOf('\n');
      socket.write(request.slice(0, length));
      return { ended, finish: () => socket.write(request.slice(length)) };
    });
    const lines = await Promise.all(begun);
    // Connections on which nothing has come are closed at once: what was sent before this has been read after it.
    await ask(going.url, 'getHealth');
    const closed = going.close();
    const isTaken = async (): Promise<boolean> => {
      try {
        (await open()).destroy();
        return true;
      } catch {
        return false;
      }
    };
    await expect.poll(isTaken).toBe(false);
    for (const { finish } of lines) finish();
    const told = await Promise.all(lines.map(({ ended }) => ended));
    await closed;
    return told;
  };

  test('refuses changes in the one shape, answers readers, and says goodbye to streams that come late', async () => {
    const head = (token: string): string => `HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
    const [change, read, stream] = await lateAnswers((token) => [
      `PATCH /api/v1/players/me ${head(token)}Content-Length: 13\r\n\r\n{"name":"Al"}`,
      `GET /api/v1/players/me ${head(token)}\r\n`,
      `GET /api/v1/players/me/events ${head(token)}\r\n`,
    ]);
    expect(statusAndCode(change)).toEqual([503, 'try-again']);
    expect(change).toMatch(/retry-after: 5\r\n/i);
    expect(read).toMatch(/^HTTP\/1.1 200 [^]*"name":"Ada"/);
    expect(stream).toMatch(/^HTTP\/1.1 200 [^]*\{"kind":"bye"\}\n/);
  });
});
