import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Built, buildServer } from './build';
import type { Fault } from './faults';
import type { Figures } from './figures';
import { type GameTable, type Person, openTable } from './game-table';
import { checkArchive, createPeople } from './people';
import { PLANS } from './plans';
import { type ChaosServer, createServer } from './server';
import { checkAgain, verifyTable } from './verify';
import { type World, createWorld } from './world';

export interface ChaosOptions {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
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
const TICK_MS = 50;
const MOST_ANSWERS = 60;
const MOST_MS = 4_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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

/** Time in which this process itself did not run does not count: on a busy machine the server does not run either. */
const watchTables = async (world: World, { patience = PATIENCE }: ChaosOptions, all: readonly GameTable[]): Promise<void> => {
  while (!world.isOver) {
    await setTimeout(TICK_MS);
    if (world.url === undefined) continue;
    for (const { id, wait, plan } of all) {
      if (wait.pass(TICK_MS) <= patience * 1000) continue;
      world.fail(
        `table ${id} (${plan.game}: ${plan.seats.join(', ')}; ${plan.pace.kind}) stood still for ${patience} seconds ${wait.moment}`,
      );
    }
  }
};

const allWentOn = async (world: World, all: readonly GameTable[]): Promise<void> => {
  while (!world.isOver && !all.every(({ wait }) => wait.hasGoneOn)) await setTimeout(TICK_MS);
};

/** By what happened and not by the clock, so that a slow machine proves the same. */
const someAnswers = async (world: World, count: number): Promise<void> => {
  const until = performance.now() + MOST_MS;
  for (let left = count; left > 0 && performance.now() < until; left--) await world.next('answered', MOST_MS / 10);
};

const killTimes = async (
  world: World,
  server: ChaosServer,
  { kills, onKill }: ChaosOptions,
  all: readonly GameTable[],
): Promise<void> => {
  const random = world.random('kills');
  for (let kill = 0; kill < kills && !world.isOver; kill++) {
    // One in three lets every table go on first; the others come as they come.
    if (kill % 3 === 2) await allWentOn(world, all);
    else await someAnswers(world, Math.floor(random() * MOST_ANSWERS));
    const moment = random();
    if (moment < 0.9) await world.next(moment < 0.5 ? 'sent' : 'answered', 1_000);
    // What was just sent is being stored.
    if (moment < 0.35) await setTimeout(random() * 5);
    await server.kill();
    world.figures.kills += 1;
    onKill?.(world.figures);
    // While nobody was there a minute passed, or a day: somebody's time is up.
    if (kill % 2 === 1) world.leapMs += kill % 4 === 1 ? MINUTE : DAY;
    for (const { wait } of all) wait.restart();
    if (kill % 10 === 3 && kill + 1 < kills) {
      // Before it listens, too.
      const starting = server.start();
      await setTimeout(random() * 500);
      await server.kill();
      await starting;
      kill += 1;
      world.figures.kills += 1;
    }
    if (!world.isOver) await server.start();
  }
};

const runIn = async (world: World, folder: string, options: ChaosOptions): Promise<void> => {
  const built = options.built ?? (await buildServer(folder));
  const server = createServer(world, { built, dataDir: join(folder, 'data'), fault: options.fault });
  const all: GameTable[] = [];
  try {
    await server.start();
    const people = await createPeople(world);
    const places = Array.from({ length: options.tables }, (_, place) =>
      world.watch(`place ${place}`, () => keepPlace(world, place, options, people, all)),
    );
    const watching = watchTables(world, options, all);
    await killTimes(world, server, options, all);
    await allWentOn(world, all);
    world.isClosing = true;
    await Promise.all(places);
    if (world.isOver) return;
    // Once more, when everything is over and read from the disk.
    await server.kill();
    await server.start();
    for (const table of all) if (!world.isOver) await checkAgain(world, table, table.followers[0]);
    await checkArchive(world, people, all);
    if (!world.isOver) await server.stop();
    world.finish();
    await watching;
  } finally {
    world.finish();
    await server.kill();
  }
};

/** A server under load is killed again and again; what is wrong with it then, and how much was tried. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const world = createWorld(options.seed);
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
