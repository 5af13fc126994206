import { setTimeout } from 'node:timers/promises';
import { type Random, pick } from '@showboat/engine';
import type { Cluster } from './cluster';
import type { Figures } from './figures';
import type { GameTable } from './game-table';
import { type Blows, blowsOf } from './schedule';
import type { World } from './world';

export interface Target {
  readonly world: World;
  readonly cluster: Cluster;
  /** The tables of the run, more and more of them. */
  readonly tables: readonly GameTable[];
  readonly onKill: ((figures: Figures) => void) | undefined;
}

const TICK_MS = 50;
const MOST_ANSWERS = 60;
const MOST_MS = 4_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long the others are alone at most, before a server that was killed comes back. */
const ALONE_MS = 1_500;
const FROZEN_MS = 8_000;
const SPEECHLESS_MS = 2_000;

export const allWentOn = async ({ world, tables }: Target): Promise<void> => {
  while (!world.isOver && !tables.every(({ wait }) => wait.hasGoneOn)) await setTimeout(TICK_MS);
};

/** By what happened and not by the clock, so that a slow machine proves the same. */
const someAnswers = async (world: World, count: number): Promise<void> => {
  const until = performance.now() + MOST_MS;
  for (let left = count; left > 0 && performance.now() < until; left--) await world.next('answered', MOST_MS / 10);
};

/** A moment at which a server is in the middle of something. */
const goodMoment = async ({ world }: Target, random: Random): Promise<void> => {
  const moment = random();
  if (moment < 0.9) await world.next(moment < 0.5 ? 'sent' : 'answered', 1_000);
  // What was just sent is being stored.
  if (moment < 0.35) await setTimeout(random() * 5);
};

/** One in three lets every table go on first; the others come as they come. */
const before = async (target: Target, number: number, random: Random): Promise<void> => {
  if (number % 3 === 2) await allWentOn(target);
  else await someAnswers(target.world, Math.floor(random() * MOST_ANSWERS));
  await goodMoment(target, random);
};

/** While nobody was there a minute passed, or a day: somebody's time is up. */
const leap = (world: World, number: number): void => {
  world.leapMs += number % 2 === 0 ? MINUTE : DAY;
};

const killed = ({ world, onKill }: Target, count = 1): void => {
  for (let i = 0; i < count; i++) {
    world.figures.kills += 1;
    onKill?.(world.figures);
  }
};

/** The only server there is, again and again, sometimes before it listens. */
export const killOnly = async (target: Target, kills: number): Promise<void> => {
  const { world, cluster, tables } = target;
  const [server] = cluster.servers;
  const random = world.random('kills');
  for (let kill = 0; kill < kills && !world.isOver; kill++) {
    await before(target, kill, random);
    await server.kill();
    killed(target);
    if (kill % 2 === 1) leap(world, (kill - 1) / 2);
    for (const { wait } of tables) wait.restart();
    if (kill % 10 === 3 && kill + 1 < kills) {
      const starting = server.start();
      await setTimeout(random() * 500);
      await server.kill();
      await starting;
      kill += 1;
      killed(target);
    }
    if (!world.isOver) await server.start();
  }
};

/** One of many, or something that they share, while the others go on. */
export const strikeMany = async (target: Target, blows: Blows): Promise<void> => {
  const { world, cluster, tables } = target;
  const { servers, postgres, nats } = cluster;
  const random = world.random('blows');
  let [starting, dark] = [Promise.resolve(), 0];
  for (const [number, blow] of blowsOf(blows, random).entries()) {
    await before(target, number, random);
    if (world.isOver) break;
    for (const { wait } of tables) wait.mark();
    const server = pick(random, servers);
    switch (blow) {
      case 'kill': {
        await server.kill();
        killed(target);
        await setTimeout(random() * ALONE_MS);
        await starting;
        // Now and then the next one is killed while this one is starting.
        starting = server.start();
        if (random() < 0.7) await starting;
        break;
      }
      case 'blackout':
        await starting;
        await cluster.killAll();
        killed(target, servers.length);
        leap(world, dark++);
        for (const { wait } of tables) wait.restart();
        await cluster.startAll();
        break;
      case 'stop':
        await starting;
        server.freeze();
        world.figures.stops += 1;
        await setTimeout(500 + random() * FROZEN_MS);
        // One in four never wakes up.
        if (random() < 0.25) {
          await server.kill();
          await server.start();
        } else server.thaw();
        break;
      case 'postgres':
        world.isStoreAway = true;
        world.figures.postgresRestarts += 1;
        await postgres?.stop(random() < 0.5 ? 'SIGINT' : 'SIGQUIT');
        await setTimeout(random() * SPEECHLESS_MS);
        await postgres?.start();
        world.isStoreAway = false;
        break;
      case 'nats':
        world.figures.natsRestarts += 1;
        await nats?.stop(random() < 0.5 ? 'SIGTERM' : 'SIGKILL');
        await setTimeout(random() * SPEECHLESS_MS);
        await nats?.start();
        break;
    }
  }
  await starting;
};
