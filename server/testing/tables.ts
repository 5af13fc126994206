import { setTimeout } from 'node:timers/promises';
import { createRandom, pick } from '@showboat/engine';
import type { Table } from '@showboat/protocol';
import { type Program, createProgram } from './program';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

export interface Gathered {
  readonly table: Table;
  readonly programs: readonly Program[];
}

/** A table whose seats are all programs, not started yet. */
export const gather = async (url: string, settings: Readonly<Record<string, unknown>>, seats: number): Promise<Gathered> => {
  const programs = await Promise.all(Array.from({ length: seats }, (_, seat) => createProgram(url, NAMES[seat])));
  const [host, ...guests] = programs;
  const open = guests.map(() => ({ kind: 'open' }));
  const { body } = await host.ask('createTable', { body: { seats: [{ kind: 'me' }, ...open], ...settings } });
  let table: Table = body;
  for (const [index, guest] of guests.entries()) {
    table = (await guest.ask('sitDown', { params: { id: table.id, n: index + 1 } })).body;
  }
  return { table, programs };
};

export const gatherAndStart = async (...given: Parameters<typeof gather>): Promise<Gathered> => {
  const { table, programs } = await gather(...given);
  const { body } = await programs[0].ask('startTable', { params: { id: table.id } });
  return { table: body, programs };
};

/** Plays any legal move of any of these programs, one at a time, until the game is over or so many are made. */
export const playOn = async (
  id: string,
  programs: readonly Program[],
  { seed = 'play', most = Infinity } = {},
): Promise<Table> => {
  const random = createRandom(seed);
  let table = await programs[0].table(id);
  const own = new Map((await Promise.all(programs.map((program) => program.table(id)))).map(({ you }, i) => [you, programs[i]]));
  for (let made = 0; table.status !== 'over' && made < most; table = await programs[0].table(id)) {
    const program = own.get(table.actor);
    if (!program) {
      // A bot is to move.
      await setTimeout(10);
      continue;
    }
    const { seq, legal } = await program.state(id);
    const body = { after: seq, id: `${seed}-${seq}`, moves: [pick(random, legal)] };
    const answer = await program.ask('sendMoves', { params: { id }, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    made++;
  }
  return table;
};
