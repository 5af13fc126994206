import { rmSync } from 'node:fs';
import { CATALOG } from '@showboat/games/catalog';
import { NewTable } from '@showboat/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

test('who has been deleted after the end leaves an open seat at the rematch', async () => {
  const people = await players('Ada', 'Ben');
  const [ada, ben] = people;
  const id = await played(people);
  await tables.leaveAll(ben);
  await store.deletePlayer(ben);
  const { seats, salts } = await tables.rematch(id, ada);
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
  expect(salts[1]).toBeNull();
});

describe('whoever leaves for good', () => {
  const lobby = async (): Promise<readonly string[]> => (await tables.lobby({}, undefined)).map(({ id }) => id);

  test('takes a table along at which nobody else sits', async () => {
    const [ada] = await players('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const lonely = await gathered([ada], { seats, visibility: 'public' });
    const watched = await gathered([ada], { seats: [{ kind: 'open' }, { kind: 'bot', level: 'mate' }], visibility: 'public' });
    expect(await lobby()).toEqual(expect.arrayContaining([lonely, watched]));
    await tables.leaveAll(ada);
    for (const id of [lonely, watched]) {
      expect(await lobby()).not.toContain(id);
      await expect(tables.show(id, undefined)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  test('leaves a table to the first who sits there', async () => {
    const [ada, ben, cleo] = await players('Ada', 'Ben', 'Cleo');
    const id = await gathered([ada, ben, cleo], { visibility: 'public' });
    await tables.leaveAll(ada);
    expect(await tables.show(id, ben)).toMatchObject({ host: 'Ben', hostSeat: 1, you: 1, seats: [{ kind: 'open' }, {}, {}] });
    expect((await tables.mine(ada, {})).tables).toEqual([]);
    await tables.leaveAll(cleo);
    expect((await tables.show(id, ben)).host).toBe('Ben');
  });

  test('who was host of a table without sitting there hands it on as well, and everybody is told', async () => {
    const [ada, ben] = await players('Ada', 'Ben');
    const id = await gathered([ada], { seats: [{ kind: 'open' }, { kind: 'open' }] });
    await tables.sit(id, 1, ben, undefined);
    const lines: string[] = [];
    const write = (line: string): void => void lines.push(line);
    const reader = { player: ben, isBrowser: false, cursor: 0, isShared: false, write, end: () => undefined };
    const quit = await tables.follow(id, undefined, () => reader);
    await tables.leaveAll(ada);
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ kind: 'table', table: { host: 'Ben', hostSeat: 1 } });
    quit();
  });
});
