import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allWentOn, killOnly, strikeMany } from './blows';
import { type Built, buildServer } from './build';
import { type Cluster, createCluster } from './cluster';
import type { Fault } from './faults';
import type { Figures } from './figures';
import { type GameTable, type Person, openTable } from './game-table';
import { checkArchive, createPeople } from './people';
import { PLANS } from './plans';
import type { Blows } from './schedule';
import { checkAgain, verifyTable } from './verify';
import { watchTables } from './watch';
import { type World, createWorld } from './world';

export interface ChaosOptions extends Partial<Omit<Blows, 'kills'>> {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** NATS carries the news between servers; it does if it is to be restarted. */
  readonly hasNats?: boolean;
  /** Seconds that a table may stand still. */
  readonly patience?: number;
  readonly fault?: Fault;
  /** A server that was built before. */
  readonly built?: Built;
  readonly onKill?: (figures: Figures) => void;
}

export interface ChaosReport {
  readonly figures: Figures;
  readonly problem: string | undefined;
}

const PATIENCE = 10;

/** Each place in the room has a table; when its game is over, a new one. */
const keepPlace = async (
  world: World,
  place: number,
  options: ChaosOptions,
  people: readonly Person[],
  all: GameTable[],
): Promise<void> => {
  for (let number = place; !world.isOver && !world.isClosing; number += options.tables) {
    const table = await openTable(world, PLANS[number % PLANS.length], number, people);
    if (!table) return;
    all.push(table);
    world.figures.tables += 1;
    await table.play();
    table.wait.end();
    if (!world.isOver) await verifyTable(world, table);
  }
};

const blowsIn = ({ servers = 1, kills, stops = 0, postgresRestarts = 0, natsRestarts = 0 }: ChaosOptions): Blows => ({
  servers,
  kills,
  stops,
  postgresRestarts,
  natsRestarts,
});

const play = async (world: World, cluster: Cluster, options: ChaosOptions): Promise<void> => {
  const tables: GameTable[] = [];
  await cluster.startAll();
  const people = await createPeople(world);
  const places = Array.from({ length: options.tables }, (_, place) =>
    world.watch(`place ${place}`, () => keepPlace(world, place, options, people, tables)),
  );
  const watching = watchTables(world, options.patience ?? PATIENCE, tables);
  const target = { world, cluster, tables, onKill: options.onKill };
  if (world.sites.length === 1) await killOnly(target, options.kills);
  else await strikeMany(target, blowsIn(options));
  await allWentOn(target);
  world.isClosing = true;
  await Promise.all(places);
  if (world.isOver) return;
  // Once more, when everything is over and read from the disk.
  await cluster.killAll();
  await cluster.startAll();
  for (const table of tables) if (!world.isOver) await checkAgain(world, table, table.followers[0]);
  await checkArchive(world, people, tables);
  if (!world.isOver) await cluster.stopAll();
  world.finish();
  await watching;
};

const runIn = async (world: World, folder: string, options: ChaosOptions): Promise<void> => {
  const { fault, natsRestarts = 0, hasNats = natsRestarts > 0 } = options;
  const built = options.built ?? (await buildServer(folder));
  const cluster = await createCluster(world, { built, folder, hasNats, fault });
  try {
    // What goes wrong here is told before the end: afterwards nobody would hear it.
    await world.watch('blows', () => play(world, cluster, options));
  } finally {
    world.finish();
    await cluster.close();
  }
};

/** Servers under load are killed again and again; what is wrong with them then, and how much was tried. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const world = createWorld(options.seed, options.servers);
  const folder = mkdtempSync(join(tmpdir(), 'showboat-chaos-'));
  const begun = performance.now();
  try {
    await world.watch('chaos', () => runIn(world, folder, options));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  world.figures.seconds = Math.round((performance.now() - begun) / 1000);
  return { figures: world.figures, problem: world.problem };
};
