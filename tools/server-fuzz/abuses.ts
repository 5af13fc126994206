import { pick } from '@showboat/engine';
import { makeRequest } from './requests';
import { below } from './values';
import { type Told, dial } from './wire';
import type { World } from './world';

/** What goes over a connection of its own. */
interface Abuse {
  readonly bytes: Buffer | string;
  /** Some are left hanging: nothing is to be expected then. */
  readonly isHanging?: true;
}

const withToken = ({ random, players }: World): string => `Authorization: Bearer ${pick(random, players).token}`;

const post = (world: World, path: string, headers: readonly string[], body: Buffer | string = ''): Buffer =>
  Buffer.concat([
    Buffer.from([`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', withToken(world), ...headers, '', ''].join('\r\n')),
    Buffer.from(body),
  ]);

const PLAYERS = '/api/v1/players';
const NAME = '{"name":"Ada"}';

const ABUSES: readonly ((world: World) => Abuse)[] = [
  // Half a request, and then silence.
  ({ random }) => ({ bytes: 'POST /api/v1/players HTTP/1.1\r\nHost: x\r\n'.slice(0, 1 + below(random, 40)), isHanging: true }),
  (world) => ({ bytes: post(world, PLAYERS, ['Content-Length: 100'], NAME), isHanging: true }),
  () => ({ bytes: '', isHanging: true }),
  // A length that is none, or not this one.
  (world) => ({ bytes: post(world, PLAYERS, ['Content-Length: 3'], NAME) }),
  (world) => ({ bytes: post(world, PLAYERS, ['Content-Length: -1'], NAME) }),
  (world) => ({ bytes: post(world, PLAYERS, ['Content-Length: 1e3'], NAME) }),
  (world) => ({ bytes: post(world, PLAYERS, ['Content-Length: 14', 'Content-Length: 15'], NAME) }),
  (world) => ({ bytes: post(world, PLAYERS, ['Content-Length: 14', 'Transfer-Encoding: chunked'], NAME) }),
  (world) => ({ bytes: post(world, PLAYERS, ['Content-Length: 999999999'], NAME) }),
  // Chunks.
  (world) => ({ bytes: post(world, PLAYERS, ['Transfer-Encoding: chunked'], 'zz\r\nhello\r\n0\r\n\r\n') }),
  (world) => ({ bytes: post(world, PLAYERS, ['Transfer-Encoding: chunked'], `e\r\n${NAME}\r\n-1\r\n\r\n`) }),
  (world) => ({ bytes: post(world, PLAYERS, ['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\n') }),
  (world) => ({ bytes: post(world, PLAYERS, ['Transfer-Encoding: gzip, chunked'], `e\r\n${NAME}\r\n0\r\n\r\n`) }),
  (world) => ({
    bytes: post(world, '/api/v1/tables', ['Transfer-Encoding: chunked'], `61a80\r\n${'x'.repeat(400_000)}\r\n0\r\n\r\n`),
  }),
  // Too large.
  (world) => ({ bytes: post(world, '/api/v1/tables', ['Content-Length: 400000'], 'x'.repeat(400_000)) }),
  (world) => ({ bytes: post(world, PLAYERS, [`X-Large: ${'x'.repeat(20_000)}`], NAME) }),
  (world) => ({
    bytes: post(
      world,
      PLAYERS,
      Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`),
      NAME,
    ),
  }),
  (world) => ({ bytes: post(world, `/api/v1/${'x'.repeat(30_000)}`, [], NAME) }),
  // No HTTP.
  ({ random }) => ({
    bytes: Buffer.from(Array.from({ length: 1 + below(random, 300) }, () => below(random, 256))).fill(10, 0, 1),
  }),
  () => ({ bytes: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n' }),
  () => ({ bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' }),
  () => ({ bytes: 'GET /api/v1/lobby HTTP/9.9\r\n\r\n' }),
  () => ({ bytes: 'GET /api/v1/lobby HTTP/1.1\r\nConnection: close\r\n\r\n' }),
  () => ({ bytes: 'GET /api/v1/lobby\r\n\r\n' }),
  () => ({ bytes: 'BREW /api/v1/lobby HTTP/1.1\r\nHost: x\r\n\r\n' }),
  () => ({ bytes: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n' }),
  () => ({ bytes: 'GET http://evil.example/api/v1/lobby HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n' }),
  () => ({ bytes: 'GET /api/v1/lobby HTTP/1.1\r\nHost: x\r\n folded: yes\r\nConnection: close\r\n\r\n' }),
  () => ({ bytes: 'GET /api/v1/lobby HTTP/1.1\nHost: x\nConnection: close\n\n' }),
  () => ({ bytes: 'GET /api/v1/lobby HTTP/1.1\r\nHost: x\r\nX\u0000: \u0001\r\n\r\n' }),
  (world) => ({ bytes: post(world, PLAYERS, [`X-Name: \u00ff\u00fe`, 'Content-Length: 14'], NAME) }),
];

/** Several requests at once, without waiting for an answer. */
const pipelined = (world: World): readonly [Buffer, readonly boolean[]] => {
  const sent = Array.from({ length: 2 + below(world.random, 10) }, () => makeRequest(world));
  return [Buffer.concat(sent.map(({ bytes }) => bytes)), sent.map(({ isHead }) => isHead)];
};

export interface Abused {
  readonly sent: string;
  readonly answers: readonly Told[];
  /** Where one answer ends the connection, those that were to come after it are lost, whatever became of their requests. */
  readonly isComplete: boolean;
  readonly isApi: boolean;
}

/** Commits one abuse, and tells what was answered. */
export const abuse = async (world: World, port: number): Promise<Abused> => {
  const wire = await dial(port);
  const answers: Told[] = [];
  let sent: Buffer | string;
  let isComplete = true;
  const isPipelined = world.random() < 0.2;
  if (isPipelined) {
    const [bytes, heads] = pipelined(world);
    sent = bytes;
    wire.send(bytes);
    for (const isHead of heads) {
      const told = await wire.next(isHead);
      if (!told) {
        isComplete = false;
        break;
      }
      if (!isHead) answers.push(told);
    }
  } else {
    const { bytes, isHanging } = pick(world.random, ABUSES)(world);
    sent = bytes;
    wire.send(bytes);
    if (isHanging) await new Promise((resolve) => setImmediate(resolve));
    else for (let told = await wire.next(); told; told = await wire.next()) answers.push(told);
  }
  wire.socket.destroy();
  return { sent: sent.toString(), answers, isComplete, isApi: !isPipelined };
};
