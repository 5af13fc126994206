import { afterAll, expect, test } from 'vitest';
import { troublesHere } from '../store/testing/trouble';
import { type Answer, createProgram } from '../testing/program';
import { startServer } from '../testing/start';
import { gatherAndStart } from '../testing/tables';

const troubles = troublesHere();
afterAll(() => troubles.forEach(({ leave }) => leave()));

test.each(troubles)('$name: moves are answered 503, reads go on, and it recovers by itself', async ({ folder, begin, end }) => {
  const server = await startServer({ folder });
  const { table, programs } = await gatherAndStart(server.url, { game: 'hot-tin-roof' }, 3);
  const { id, seq } = table;
  const program = programs[table.actor ?? 0];
  const [token] = (await program.state(id)).legal;
  const send = (): Promise<Answer<'sendMoves'>> =>
    program.ask('sendMoves', { params: { id }, body: { after: seq, id: 'one', moves: [token] } });
  begin();
  try {
    const refused = await send();
    expect([refused.status, refused.body.error.code, refused.headers.get('retry-after')]).toEqual([503, 'try-again', '2']);
    expect((await program.state(id)).seq).toBe(seq);
    expect((await program.table(id)).status).toBe('running');
  } finally {
    end();
  }
  expect((await send()).body).toEqual({ seq: seq + 1 });
  expect((await program.ask('getReadiness')).status).toBe(200);
  expect(await createProgram(server.url, 'Late')).toMatchObject({ name: 'Late' });
  // Heartbeats that could not be written are no fault of the server.
  server.problems.length = 0;
  await server.close();
});
