import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '../store';
import { temporaryFolder } from '../store/testing/temporary-folder';
import { startServer } from '../testing/start';
import { gather } from '../testing/tables';

test('a turn that begins while the tables of a player are being read is told once, and what else happens after it', async () => {
  const folder = temporaryFolder();
  const store = await openEmbeddedStore({ folder });
  let meanwhile: (() => Promise<unknown>) | undefined;
  const tablesOf: typeof store.tablesOf = async (...given) => {
    const happen = meanwhile;
    meanwhile = undefined;
    await happen?.();
    return store.tablesOf(...given);
  };
  const server = await startServer({ store: { ...store, tablesOf } });
  const { table, programs } = await gather(server.url, { game: 'mississippi-queen' }, 3);
  const { id } = table;
  meanwhile = () => programs[0].ask('startTable', { params: { id } });
  // The one to begin sits in any seat.
  const follows = programs.map((program) => program.followAll());
  await Promise.all(follows.map((one) => one.until(({ kind }) => kind === 'started' || kind === 'your-turn')));
  const { actor } = await programs[0].table(id);
  const acting = programs[actor ?? 0];
  const { seq, legal } = await acting.state(id);
  await acting.ask('sendMoves', { params: { id }, body: { after: seq, id: 'a', moves: [legal[0]] } });
  const next = (await programs[0].table(id)).actor ?? 0;
  await follows[next].until((event) => event.kind === 'your-turn' && event.seq > seq);
  const first = follows[actor ?? 0].events.filter((event) => event.kind === 'your-turn' && event.seq === seq);
  expect(first).toHaveLength(1);
  for (const one of follows) one.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
