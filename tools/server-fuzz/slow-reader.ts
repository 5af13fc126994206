import { setTimeout } from 'node:timers/promises';
import { createProgram } from '../../server/testing/program';
import { STANDARD_FILE } from '../../games/hot-tin-roof/rules/standard-board';
import { dial } from './wire';

const streamsAt = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^showboat_streams (\d+)$/m.exec(text)?.[1]);
};

const PATIENCE = 500;

/** Until so many streams are open. */
export const untilStreams = async (url: string, wanted: number): Promise<void> => {
  for (let looks = 0; looks < PATIENCE; looks++) {
    if ((await streamsAt(url)) === wanted) return;
    await setTimeout(10);
  }
  throw new Error(`${await streamsAt(url)} streams are open, not ${wanted}`);
};

const AT_ONCE = 30;
const MOST_LINES = 5_000;

/** Where nobody else follows anything: one follows a table and does not read, while much is told: it is let go, and whoever reads beside it misses nothing. */
export const floodSlowReader = async (url: string): Promise<void> => {
  const host = await createProgram(url, 'Ada');
  const board = { ...STANDARD_FILE, provenance: 'x'.repeat(2_000) };
  const { body: table } = await host.ask('createTable', {
    body: { game: 'hot-tin-roof', options: { board }, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
  });
  const reading = host.follow(table.id);
  await reading.until(({ kind }) => kind === 'table');
  const { socket, send } = await dial(Number(new URL(url).port));
  socket.pause();
  send(`GET /api/v1/tables/${table.id}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${host.token}\r\n\r\n`);
  await untilStreams(url, 2);
  for (let lines = 0; (await streamsAt(url)) === 2; lines += AT_ONCE) {
    if (lines > MOST_LINES) throw new Error(`a reader that does not read is still there after ${lines} lines`);
    const names = Array.from({ length: AT_ONCE }, (_, index) => `Ada ${lines + index}`);
    await Promise.all(names.map((name) => host.ask('renameMe', { body: { name } })));
    for (const name of names) await reading.until((event) => event.kind === 'table' && event.table.host === name);
  }
  reading.stop();
  socket.destroy();
  await untilStreams(url, 0);
};
