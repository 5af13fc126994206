import { rmSync } from 'node:fs';
import { CATALOG } from '@showboat/games/catalog';
import { NewTable } from '@showboat/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomId } from '../secrets';
import { type Store, openEmbeddedStore } from '../store';
import { temporaryFolder } from '../store/testing/temporary-folder';
import { type Tables, createTables } from '../tables/tables';

const folder = temporaryFolder();
let store: Store;
let tables: Tables;
beforeAll(async () => {
  store = await openEmbeddedStore({ folder });
  tables = createTables({ store, catalog: CATALOG, now: Date.now, onBotDue: () => undefined });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const players = (...names: readonly string[]): Promise<readonly string[]> =>
  Promise.all(
    names.map(async (name) => {
      const id = randomId();
      const token = { id: randomId(), player: id, label: 'first', hash: randomId(), origin: 'first', createdAt: 0 } as const;
      await store.insertPlayer({ id, name, createdAt: 0 }, token);
      return id;
    }),
  );

/** They sit in the order in which they are named, the first one as host. */
const gathered = async (people: readonly string[], given: object = {}): Promise<string> => {
  const [host, ...guests] = people;
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))];
  const { id } = await tables.create(v.parse(NewTable, { game: 'patrician', seats, ...given }), host);
  for (const [index, guest] of guests.entries()) await tables.sit(id, index + 1, guest, undefined);
  return id;
};

const played = async (people: readonly string[]): Promise<string> => {
  const id = await gathered(people);
  await tables.start(id, people[0]);
  for (let table = await tables.show(id, undefined); table.actor !== null; table = await tables.show(id, undefined)) {
    const player = people[table.actor];
    const { seq, legal } = await tables.state(id, player);
    await tables.play(id, player, { after: seq, id: `${seq}`, moves: [legal[0]] });
  }
  return id;
};

test('when the host of a rematch has deleted it there is another one, the same for all', async () => {
  const people = await players('Ada', 'Ben');
  const [ada, ben] = people;
  const id = await played(people);
  const first = await tables.rematch(id, ada);
  await tables.remove(first.id, ada);
  const again = await Promise.all([ben, ada, ben].map((player) => tables.rematch(id, player)));
  expect(again[0].id).not.toBe(first.id);
  expect(again.map((table) => table.id)).toEqual(again.map(() => again[0].id));
  expect((await tables.show(id, ada)).rematch).toBe(again[0].id);
  // Those that nobody came to are gone.
  expect((await tables.mine(ada, { status: 'gathering' })).tables).toHaveLength(1);
});
