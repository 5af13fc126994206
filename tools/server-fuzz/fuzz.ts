import { rmSync } from 'node:fs';
import { createRandom } from '@showboat/engine';
import { openEmbeddedStore } from '../../server/store';
import { temporaryFolder } from '../../server/store/testing/temporary-folder';
import { startServer } from '../../server/testing/start';
import { gatherAndStart, playOn } from '../../server/testing/tables';
import { abuse } from './abuses';
import { problemsOf } from './check';
import { type Memory, measureMemory } from './memory';
import { makePlay } from './plays';
import { type Sent, makeRequest } from './requests';
import { floodSlowReader, untilStreams } from './slow-reader';
import { abuseStreams } from './stream-abuses';
import { type WatchedStore, watchStore } from './watched-store';
import { type Told, type Wire, dial } from './wire';
import { type World, createWorld, renew, victimsOf } from './world';

export interface FuzzReport {
  readonly requests: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly streams: number;
  readonly warm: Memory;
  readonly end: Memory;
  readonly failures: readonly string[];
}

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: string;
  readonly onProgress?: (done: number) => void;
}

/** Of so many requests, one goes over a connection of its own, one is about the present moment of a game, one misuses streams, one renews the world. */
const EVERY = { abuse: 8, play: 8, streams: 50, renewal: 400 } as const;
const MOST_TABLES = 12;
const MOST_WIRES = 40;
/** Caches are warm after this part of the requests. */
const WARM = 0.25;
/** Megabytes: what caches and the collector's own mood may make of it. */
const MOST_GROWTH = { heap: 25, rss: 120 } as const;

interface Desk {
  readonly world: World;
  readonly port: number;
  readonly watched: WatchedStore;
  readonly statuses: Record<string, number>;
  readonly failures: string[];
  /** Streams that were opened and left. */
  readonly wires: Wire[];
  wire: Wire;
}

const count = ({ statuses }: Desk, { status }: Told): void => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

const API = /^[A-Z]+ \/(?:api|healthz|readyz|metrics)(?:[/? ])/;

const isRefused = ({ status }: Told): boolean => status >= 400;

const sendOne = async (desk: Desk, { bytes, isHead, endpoint }: Sent): Promise<void> => {
  const { watched, failures } = desk;
  const trace = watched.trace();
  desk.wire.send(bytes);
  const told = await desk.wire.next(isHead);
  const fail = (problem: string): void => void failures.push(`${problem}\n${bytes.toString('utf8').slice(0, 600)}`);
  if (!told) fail('no answer');
  else {
    count(desk, told);
    for (const problem of problemsOf(told, { endpoint, isHead, isApi: API.test(bytes.toString('latin1', 0, 100)) }))
      fail(problem);
    if (isRefused(told) && trace.writes.length > 0) fail(`refused with ${told.status}, and stored: ${trace.writes.join()}`);
  }
  if (!told || told.headers.get('connection') === 'close') {
    desk.wire.socket.destroy();
    desk.wire = await dial(desk.port);
  }
};

const abuseOne = async (desk: Desk): Promise<void> => {
  const { world, port, watched, failures } = desk;
  const trace = watched.trace();
  const { sent, answers, isComplete, isApi } = await abuse(world, port);
  const fail = (problem: string): void => void failures.push(`${problem}\n${sent.slice(0, 600)}`);
  for (const told of answers) {
    count(desk, told);
    for (const problem of problemsOf(told, { isApi })) fail(problem);
  }
  if (isComplete && answers.every(isRefused) && trace.writes.length > 0)
    fail(`nothing was accepted, and stored: ${trace.writes.join()}`);
};

/** What is left when everybody has hung up. */
const atRest = async ({ wires, world: { url } }: Desk): Promise<Memory> => {
  for (const { socket } of wires.splice(0)) socket.destroy();
  await untilStreams(url, 0);
  return measureMemory();
};

/** So many requests, and what went wrong with them. */
export const fuzzServer = async ({ requests, seed, onProgress }: FuzzOptions): Promise<FuzzReport> => {
  const folder = temporaryFolder();
  const watched = watchStore(await openEmbeddedStore({ folder }));
  const server = await startServer({ store: watched.store });
  const port = Number(new URL(server.url).port);
  const random = createRandom(seed);
  const world = await createWorld(server.url, random);
  const untouched = await victimsOf(world, watched.store);
  const desk: Desk = { world, port, watched, statuses: {}, failures: [], wires: [], wire: await dial(port) };
  const { failures } = desk;
  let streams = 0;
  let warm: Memory | undefined;
  for (let done = 0; done < requests; done++) {
    if (done % EVERY.abuse === 0) await abuseOne(desk);
    else await sendOne(desk, done % EVERY.play === 1 ? await makePlay(world) : makeRequest(world));
    if (done % EVERY.streams === 0) {
      const opened = await abuseStreams(world, port);
      streams += opened.length;
      desk.wires.push(...opened);
      for (const { socket } of desk.wires.splice(0, desk.wires.length - MOST_WIRES)) socket.destroy();
    }
    if (done % EVERY.renewal === EVERY.renewal - 1) {
      await renew(world, MOST_TABLES);
      onProgress?.(done + 1);
    }
    if (done === Math.floor(requests * WARM)) warm = await atRest(desk);
  }
  await atRest(desk);
  await floodSlowReader(server.url);
  const end = await atRest(desk);
  desk.wire.socket.destroy();
  for (const kind of ['heap', 'rss'] as const) {
    if (warm && end[kind] - warm[kind] > MOST_GROWTH[kind]) failures.push(`${kind}: ${warm[kind]} MB became ${end[kind]} MB`);
  }
  if ((await victimsOf(world, watched.store)) !== untouched) failures.push('tables of others have changed');
  const { table, programs } = await gatherAndStart(server.url, { game: 'patrician' }, 3);
  if ((await playOn(table.id, programs)).status !== 'over') failures.push('no game can be played any more');
  failures.push(...server.problems.map(String));
  server.problems.length = 0;
  await server.close();
  watched.close();
  rmSync(folder, { recursive: true, force: true });
  return { requests, statuses: desk.statuses, streams, warm: warm ?? end, end, failures };
};
