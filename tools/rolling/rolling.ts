import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Built, buildServer } from '../chaos/build';
import { type Cluster, createCluster } from '../chaos/cluster';
import { startFront } from '../chaos/front';
import { createPeople } from '../chaos/people';
import { type World, createWorld } from '../chaos/world';
import type { Sent } from './live-seat';
import { type LiveTable, openLiveTable } from './live-table';

// Three servers behind nginx, and all of them are restarted one after the other while people play.

export interface RollingOptions {
  readonly tables: number;
  readonly seed: string;
  /** From the start of a turn, at most. */
  readonly thinkMs: number;
  /** Between two restarts, and before the first. */
  readonly pauseMs?: number;
  readonly built?: Built;
  readonly say?: (line: string) => void;
}

export interface RollingFigures {
  readonly tables: number;
  readonly restarts: number;
  /** Batches of moves that were accepted, in all and from the first restart to the last. */
  readonly accepted: number;
  readonly meanwhile: number;
  /** Of these, answered "try again" at first. */
  readonly again: number;
  readonly reconnects: number;
  readonly lines: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  /** Before the first restart, to compare. */
  readonly p99BeforeMs: number;
  readonly seconds: number;
}

export interface RollingReport {
  readonly figures: RollingFigures | undefined;
  readonly problem: string | undefined;
}

const SERVERS = 3;
const AT_ONCE = 10;
const PAUSE_MS = 3_000;

const quantile = (sent: readonly Sent[], share: number): number => {
  const sorted = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

const openTables = async (world: World, options: RollingOptions, onSent: (sent: Sent) => void): Promise<LiveTable[]> => {
  const people = await createPeople(world);
  const tables: LiveTable[] = [];
  for (let first = 0; first < options.tables; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, options.tables - first) }, (_, at) => first + at);
    const opened = await Promise.all(numbers.map((number) => openLiveTable(world, { ...options, number, people, onSent })));
    tables.push(...opened.filter((table) => table !== undefined));
  }
  return tables;
};

/** One after the other: told to stop, gone, started, and there. */
const restartAll = async (world: World, { servers }: Cluster, { say, pauseMs = PAUSE_MS }: RollingOptions): Promise<void> => {
  for (const [at, server] of servers.entries()) {
    if (world.isOver) return;
    say?.(`restarting server ${at + 1} of ${servers.length}`);
    await server.stop();
    await server.start();
    await setTimeout(pauseMs);
  }
};

const play = async (world: World, cluster: Cluster, options: RollingOptions): Promise<RollingFigures | undefined> => {
  const { say, pauseMs = PAUSE_MS } = options;
  const sent: Sent[] = [];
  const tables = await openTables(world, options, (one) => void sent.push(one));
  say?.(`${tables.length} tables`);
  const playing = Promise.all(tables.map(({ play: begin }) => begin()));
  // Everybody's first turn comes at once, and is not what is measured.
  await setTimeout(pauseMs);
  const calm = performance.now();
  await setTimeout(pauseMs);
  const begun = performance.now();
  await restartAll(world, cluster, options);
  const ended = performance.now();
  world.isClosing = true;
  for (const { wake } of tables) wake();
  await playing;
  for (const { check } of tables) if (!world.isOver) await world.watch('check', check);
  if (world.isOver) return undefined;
  const meanwhile = sent.filter(({ at }) => at >= begun && at < ended);
  return {
    tables: tables.length,
    restarts: cluster.servers.length,
    accepted: sent.length,
    meanwhile: meanwhile.length,
    again: sent.filter(({ again }) => again > 0).length,
    reconnects: world.figures.reconnects,
    lines: world.figures.lines,
    p50Ms: quantile(meanwhile, 0.5),
    p99Ms: quantile(meanwhile, 0.99),
    slowestMs: quantile(meanwhile, 1),
    p99BeforeMs: quantile(
      sent.filter(({ at }) => at >= calm && at < begun),
      0.99,
    ),
    seconds: Math.round((ended - begun) / 100) / 10,
  };
};

/** What happens to players while all servers are replaced, one after the other. */
export const runRolling = async (options: RollingOptions): Promise<RollingReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'showboat-rolling-'));
  const behind = createWorld(options.seed, SERVERS);
  // All that players know is the address of the proxy.
  const world = createWorld(options.seed);
  let figures: RollingFigures | undefined;
  const run = async (): Promise<void> => {
    const built = options.built ?? (await buildServer(folder));
    const cluster = await createCluster(behind, { built, folder, hasNats: false, fault: undefined });
    const front = await startFront(cluster.servers.map(({ port }) => port));
    try {
      await cluster.startAll();
      world.sites[0].url = front.url;
      figures = await play(world, cluster, options);
    } finally {
      world.finish();
      behind.finish();
      await front.close();
      await cluster.close();
    }
  };
  try {
    await world.watch('rolling restart', run);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { figures, problem: world.problem ?? behind.problem };
};
