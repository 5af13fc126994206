import { PlayerWithToken, TablePage } from '@showboat/protocol';
import type * as v from 'valibot';
import type { GameTable, Person } from './game-table';
import { insistOn } from './http';
import { Problem, type World } from './world';

const NAMES = ['Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy', 'Felix'];

export const createPeople = async (world: World): Promise<readonly Person[]> => {
  const people: Person[] = [];
  for (const name of NAMES) {
    const made = await insistOn(world, PlayerWithToken, { method: 'POST', path: '/players', body: { name } });
    if (made) people.push({ name, token: made.token });
  }
  return people;
};

/** Every table that was acknowledged is there, and over. */
export const checkArchive = async (world: World, people: readonly Person[], tables: readonly GameTable[]): Promise<void> => {
  const statuses = new Map<string, string>();
  for (const { token } of people) {
    let after: string | null = null;
    do {
      const query: string = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      const page: v.InferOutput<typeof TablePage> | undefined = await insistOn(world, TablePage, {
        method: 'GET',
        path: `/players/me/tables${query}`,
        token,
      });
      if (!page) return;
      for (const { id, status } of page.tables) statuses.set(id, status);
      after = page.next;
    } while (after !== null);
  }
  for (const { id } of tables)
    if (statuses.get(id) !== 'over') throw new Problem(`table ${id} is ${statuses.get(id) ?? 'gone'}, and should be over`);
  // The answer to a new table may be lost: then nobody sat down there.
  const known = new Set(tables.map(({ id }) => id));
  for (const [id, status] of statuses)
    if (!known.has(id) && status !== 'gathering') throw new Problem(`table ${id} is ${status}, and nobody started it`);
};
