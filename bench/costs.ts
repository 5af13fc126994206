import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Postgres, startPostgres } from '../server/testing/services/postgres';
import { inGroups } from './load/contestant';
import { cpuSecondsOf } from './load/database-cpu';
import { type HttpLine, followLines, openHttpLine } from './load/http-line';
import { type ServerProcess, startServer } from './load/server-process';
import { BUILD_FOLDER } from './peers';
import { showProgress } from './progress';
import { roundFigure } from './table';

// What things cost on one server with PostgreSQL: a table that nobody looks at, a stream that says nothing, a turn of a bot, and a game
// that is over. What a move costs is in `cluster`.

const IDLE_TABLES = 1_000;
const STREAMS = 2_000;
const QUIET_SECONDS = 20;
const GAMES = ['mississippi-queen', 'patrician', 'hot-tin-roof'] as const;
const GAMES_EACH = 12;
const LEVELS = ['deckhand', 'mate', 'captain', 'commodore'] as const;
const BOT_SECONDS = 10;
const BOT_TABLES = 4;

interface Bench {
  readonly server: ServerProcess;
  readonly postgres: Postgres;
  readonly database: string;
  readonly line: HttpLine;
  readonly token: string;
}

interface Made {
  readonly id: string;
  readonly status: string;
  readonly seq: number;
}

const bytesOf = ({ postgres, database }: Bench): number => {
  // What is deleted later is not storage: only what stays counts.
  postgres.sql('vacuum full', database);
  const tables =
    "select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";
  return Number(postgres.sql(tables, database));
};

/** A door: answers are checked by the tests of the server. */
const look = async ({ line }: Bench, id: string): Promise<Made> => (await line.ask('GET', `/api/v1/tables/${id}`)) as Made;

const openTable = async ({ line }: Bench, game: string, level: string): Promise<string> => {
  const seats = [0, 1, 2].map(() => ({ kind: 'bot', level }));
  const { id } = (await line.ask('POST', '/api/v1/tables', { game, seats })) as Made;
  return id;
};

const start = async ({ line }: Bench, id: string): Promise<void> => {
  await line.ask('POST', `/api/v1/tables/${id}/start`);
};

const waitingTables = async (
  bench: Bench,
): Promise<{ readonly ids: readonly string[]; readonly kb: number; readonly stored: number }> => {
  const [before, stored] = [await bench.server.measure(), bytesOf(bench)];
  const ids: string[] = [];
  for (let made = 0; made < IDLE_TABLES; made++) ids.push(await openTable(bench, 'mississippi-queen', 'random'));
  const after = await bench.server.measure();
  return {
    ids,
    kb: (after.bytes - before.bytes) / IDLE_TABLES / 1000,
    stored: (bytesOf(bench) - stored) / IDLE_TABLES,
  };
};

const quietStreams = async (
  { server, token }: Bench,
  ids: readonly string[],
): Promise<{ readonly kb: number; readonly cpuMs: number }> => {
  const before = await server.measure();
  const ends = await inGroups(Array.from({ length: STREAMS }), (_, at) =>
    followLines(server.port, `/api/v1/tables/${ids[at % ids.length]}/events?after=0`, token, () => undefined),
  );
  const open = await server.measure();
  await setTimeout(QUIET_SECONDS * 1000);
  const later = await server.measure();
  for (const end of ends) end();
  return {
    kb: (open.bytes - before.bytes) / STREAMS / 1000,
    cpuMs: ((later.cpuSeconds - open.cpuSeconds) * 1000) / STREAMS / QUIET_SECONDS,
  };
};

const botTurns = async (bench: Bench, level: string): Promise<{ readonly cpuMs: number; readonly movesPerSecond: number }> => {
  const ids: string[] = [];
  for (let at = 0; at < BOT_TABLES; at++) ids.push(await openTable(bench, 'mississippi-queen', level));
  const before = await bench.server.measure();
  for (const id of ids) await start(bench, id);
  await setTimeout(BOT_SECONDS * 1000);
  const after = await bench.server.measure();
  let moves = 0;
  for (const id of ids) moves += (await look(bench, id)).seq;
  return { cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / moves, movesPerSecond: moves / BOT_SECONDS };
};

const wholeGames = async (
  bench: Bench,
  game: string,
): Promise<{ readonly bytes: number; readonly moves: number; readonly databaseMs: number }> => {
  const before = bytesOf(bench);
  const cpu = cpuSecondsOf(bench.postgres.pid() ?? -1);
  const ids: string[] = [];
  for (let at = 0; at < GAMES_EACH; at++) ids.push(await openTable(bench, game, 'greedy'));
  for (const id of ids) await start(bench, id);
  let moves = 0;
  for (const id of ids) {
    let table = await look(bench, id);
    for (; table.status !== 'over'; table = await look(bench, id)) await setTimeout(100);
    moves += table.seq;
  }
  const databaseMs = (cpuSecondsOf(bench.postgres.pid() ?? -1) - cpu) * 1000;
  return { bytes: (bytesOf(bench) - before) / GAMES_EACH, moves: moves / GAMES_EACH, databaseMs: databaseMs / moves };
};

const rounded = <T extends Readonly<Record<string, number>>>(figures: T): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, roundFigure(value)]));

const measureAll = async (bench: Bench): Promise<Readonly<Record<string, unknown>>> => {
  showProgress('tables that wait');
  const { ids, ...table } = await waitingTables(bench);
  showProgress('streams that say nothing');
  const stream = await quietStreams(bench, ids);
  const games: Record<string, unknown> = {};
  for (const game of GAMES) {
    showProgress(`whole games: ${game}`);
    games[game] = rounded(await wholeGames(bench, game));
  }
  const bots: Record<string, unknown> = {};
  for (const level of LEVELS) {
    showProgress(`bots: ${level}`);
    bots[level] = rounded(await botTurns(bench, level));
  }
  showProgress('');
  return { table: rounded(table), stream: rounded(stream), games, bots };
};

const main = async (): Promise<void> => {
  mkdirSync(BUILD_FOLDER, { recursive: true });
  const folder = mkdtempSync(resolve(BUILD_FOLDER, 'data-'));
  const postgres = await startPostgres();
  const url = postgres.createDatabase();
  const server = await startServer(join(BUILD_FOLDER, 'ours/showboat-server.js'), { BENCH_FOLDER: folder, DATABASE_URL: url });
  try {
    const stranger = await openHttpLine(server.port);
    const { token } = (await stranger.ask('POST', '/api/v1/players', { name: 'Ada' })) as { readonly token: string };
    stranger.close();
    const line = await openHttpLine(server.port, token);
    const figures = await measureAll({ server, postgres, database: new URL(url).pathname.slice(1), line, token });
    line.close();
    console.log(JSON.stringify(figures, undefined, 1));
  } finally {
    await server.stop();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

await main();
