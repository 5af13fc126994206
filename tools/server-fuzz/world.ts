import { createHash } from 'node:crypto';
import { type Random, pick } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import type { Store } from '../../server/store/store';
import type { Program } from '../../server/testing/program';
import { gather, gatherAndStart } from '../../server/testing/tables';

/** Tables and the people at them: what a request may be about. */
export interface World {
  readonly url: string;
  /** Their tokens are used, and abused. */
  readonly players: Program[];
  /** Tables of the players. */
  readonly tables: string[];
  readonly invites: string[];
  /** Those of them at which a game is played. */
  readonly games: Seated[];
  /** Words of all games that were legal somewhere. */
  readonly tokens: string[];
  /** Nobody uses the tokens of these people: nothing may change at their tables. */
  readonly victims: readonly Seated[];
  readonly random: Random;
}

export interface Seated {
  readonly id: string;
  readonly programs: readonly Program[];
}

const SEATS = 3;

/** Sits the players down at a new table. */
export const addTable = async (world: World): Promise<void> => {
  const game = pick(world.random, CATALOG).id;
  const isStarted = world.random() < 0.7;
  const { table, programs } = await (isStarted ? gatherAndStart : gather)(world.url, { game, visibility: 'public' }, SEATS);
  world.tables.push(table.id);
  world.invites.push(table.invite);
  world.players.push(...programs);
  if (isStarted) world.games.push({ id: table.id, programs });
  for (const program of isStarted ? programs : []) world.tokens.push(...(await program.state(table.id)).legal.slice(0, 20));
};

export const createWorld = async (url: string, random: Random): Promise<World> => {
  const victims: Seated[] = [];
  const tokens: string[] = [];
  for (const { id: game } of CATALOG) {
    const { table, programs } = await gatherAndStart(url, { game, visibility: 'public' }, SEATS);
    victims.push({ id: table.id, programs });
    for (const program of programs) tokens.push(...(await program.state(table.id)).legal);
  }
  const world: World = { url, players: [], tables: [], invites: [], games: [], tokens, victims, random };
  for (let made = 0; made < 4; made++) await addTable(world);
  return world;
};

/** What players and tables were found to have gone is forgotten: the world stays small. */
export const renew = async (world: World, most: number): Promise<void> => {
  world.tables.splice(0, Math.max(0, world.tables.length - most));
  world.games.splice(0, Math.max(0, world.games.length - most));
  world.invites.splice(0, Math.max(0, world.invites.length - most));
  world.tokens.splice(0, Math.max(0, world.tokens.length - 300));
  world.players.splice(0, Math.max(0, world.players.length - SEATS * most));
  await addTable(world);
};

/** Everything that the store has, and that its people are told, of tables that nobody may touch. */
export const victimsOf = async ({ victims }: World, store: Store): Promise<string> => {
  const hash = createHash('sha256');
  for (const { id, programs } of victims) {
    hash.update(JSON.stringify([await store.table(id), await store.log(id, 0)]));
    for (const program of programs) {
      const { body: record } = await program.ask('getRecord', { params: { id } });
      hash.update(JSON.stringify([await program.table(id), await program.state(id), record]));
    }
  }
  return hash.digest('hex');
};
