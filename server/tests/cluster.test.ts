import type { TableEvent } from '@showboat/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startServers } from '../testing/cluster';
import { type Program, programOf } from '../testing/program';
import { type Postgres, startPostgres } from '../testing/services';
import type { TestServer } from '../testing/start';
import { gatherAndStart } from '../testing/tables';

let postgres: Postgres;
let url = '';
beforeAll(async () => {
  postgres = await startPostgres();
  url = postgres.createDatabase();
});
afterAll(() => postgres.close());

let servers: readonly TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

/** The same program at another server. */
const at = (program: Program, server: number): Program => programOf(servers[server].url, program);

const isMove = ({ kind }: TableEvent): boolean => kind === 'move';

/** Plays so many turns, each at the next server. */
const playAround = async (id: string, programs: readonly Program[], turns: number): Promise<number> => {
  let last = 0;
  for (let turn = 0; turn < turns; turn++) {
    const { actor } = await at(programs[0], turn % servers.length).table(id);
    const player = at(programs[actor ?? 0], turn % servers.length);
    const { seq, legal } = await player.state(id);
    const body = { after: seq, id: `turn-${seq}`, moves: [legal[0]] };
    const answer = await player.ask('sendMoves', { params: { id }, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    last = answer.body.seq;
    // Whoever asks any server knows of it.
    expect((await at(programs[0], (turn + 1) % servers.length).state(id)).seq).toBeGreaterThanOrEqual(last);
  }
  return last;
};

test('a table is played at any server, and all streams tell the same without a gap', async () => {
  servers = await startServers(url, 2);
  const { table, programs } = await gatherAndStart(servers[0].url, { game: 'patrician' }, 3);
  const { id } = table;
  const streams = servers.map((_, server) => at(programs[0], server).follow(id, 0));
  const last = await playAround(id, programs, 12);
  for (const stream of streams) await stream.until((event) => event.kind === 'move' && event.seq >= last);
  const told = streams.map(({ events }) => events.filter(isMove));
  expect(told[1].slice(0, last)).toEqual(told[0].slice(0, last));
  expect(told[0].slice(0, last).map((event) => event.kind === 'move' && event.seq)).toEqual(
    Array.from({ length: last }, (_, index) => index + 1),
  );
  for (const stream of streams) stream.stop();
});
