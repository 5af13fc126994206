import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median } from './cpu-time';
import { startBoardgameIo } from './load/boardgame-io';
import { startColyseus } from './load/colyseus';
import type { Contestant } from './load/contestant';
import { type Driven, type Load, drive } from './load/drive';
import { percentile } from './load/percentile';
import type { Script } from './load/script';
import { startShowboat } from './load/showboat';
import { BUILD_FOLDER } from './peers';
import { showProgress } from './progress';
import { type ServerFigures, formatFigures, toJson } from './server-report';

// The load generator: many tables on this machine, all seats connected. Every server is a process of its own, and only one of them has
// something to do at a time. What is played at our tables is played again, move by move, at theirs.

const TURNS = 8;
const WARM_UP: Load = { turns: 4, seconds: 5 };
const FULL_SPEED: Load = { turns: TURNS, seconds: 6 };
const ROUNDS = 3;
/** The share of its full speed at which the latency of a server is measured. */
const UNHURRIED = 1 / 3;
const LATENCY_SECONDS = 12;

interface Round extends Driven {
  readonly cpuSeconds: number;
}

interface Entrant {
  readonly name: string;
  readonly contestant: Contestant;
  readonly rounds: Round[];
  idleBytes: number;
  liveBytes: number;
  latenciesMs: readonly number[];
}

const entrant = (name: string, contestant: Contestant): Entrant => ({
  name,
  contestant,
  rounds: [],
  idleBytes: 0,
  liveBytes: 0,
  latenciesMs: [],
});

/** Plays on new tables; returns what was played there. */
const play = async (
  { contestant }: Entrant,
  scripts: readonly Script[],
  load: Load,
): Promise<{ readonly round: Round; readonly scripts: readonly Script[]; readonly bytes: readonly [number, number, number] }> => {
  const before = await contestant.measure();
  const connect = await contestant.prepare(scripts);
  const idle = await contestant.measure();
  const open = await connect();
  const begun = await contestant.measure();
  const driven = await drive(open.tables, load);
  const ended = await contestant.measure();
  const played = open.scripts();
  open.close();
  const round = { ...driven, cpuSeconds: ended.cpuSeconds - begun.cpuSeconds };
  return { round, scripts: played, bytes: [before.bytes, idle.bytes, ended.bytes] };
};

const unhurried = (rounds: readonly Round[]): Load => ({
  turns: TURNS,
  seconds: LATENCY_SECONDS,
  turnsPerSecond: median(rounds.map(({ turns, seconds }) => turns / seconds)) * UNHURRIED,
});

const measureAll = async (entrants: readonly Entrant[]): Promise<void> => {
  for (let number = 0; number <= ROUNDS + 1; number++) {
    let scripts: readonly Script[] = [];
    for (const one of entrants) {
      showProgress(`round ${number + 1} of ${ROUNDS + 2}: ${one.name}`);
      const isLast = number > ROUNDS;
      const load = isLast ? unhurried(one.rounds) : number === 0 ? WARM_UP : FULL_SPEED;
      const played = await play(one, scripts, load);
      if (scripts.length === 0) scripts = played.scripts;
      if (isLast) one.latenciesMs = played.round.latenciesMs;
      else if (number > 0) one.rounds.push(played.round);
      const [before, idle, live] = played.bytes;
      if (number === 1) [one.idleBytes, one.liveBytes] = [idle - before, live - before];
    }
  }
  showProgress('');
};

const figuresOf = ({ name, rounds, idleBytes, liveBytes, latenciesMs }: Entrant, tables: number): ServerFigures => ({
  name,
  movesPerSecond: median(rounds.map(({ moves, seconds }) => moves / seconds)),
  movesPerCpuSecond: median(rounds.map(({ moves, cpuSeconds }) => moves / cpuSeconds)),
  p50Ms: percentile(latenciesMs, 0.5),
  p99Ms: percentile(latenciesMs, 0.99),
  kbPerIdleTable: idleBytes / tables / 1000,
  kbPerTable: liveBytes / tables / 1000,
});

const scriptOf = (name: string): string => join(BUILD_FOLDER, 'contestants', `${name}.mjs`);

/** Ours first: what is played there is played everywhere. Then the peers that the figures compare with, and then other forms, to be seen. */
const contestants = (
  folder: string,
  tables: number,
  isJson: boolean,
): readonly (readonly [string, () => Promise<Contestant>])[] => {
  const ours = { script: join(BUILD_FOLDER, 'ours/showboat-server.js'), folder, tables, turns: TURNS };
  const [io, rooms] = [scriptOf('boardgame-io-server'), scriptOf('colyseus-server')];
  const compared = [
    ['Showboat, on disk', () => startShowboat({ ...ours, way: 'socket' })],
    ['boardgame.io 0.50.2, in memory', () => startBoardgameIo(io, 'moves')],
    ['Colyseus 0.18, in memory', () => startColyseus(rooms, 'prompt', 'moves')],
  ] as const;
  if (isJson) return compared;
  return [
    ...compared,
    ['Colyseus, patches every 50 ms', () => startColyseus(rooms, 'steady', 'moves')],
    ['Colyseus, messages without state', () => startColyseus(rooms, 'messages', 'moves')],
    ['boardgame.io, turns as one message', () => startBoardgameIo(io, 'turns')],
    ['Colyseus, turns as one message', () => startColyseus(rooms, 'prompt', 'turns')],
    ['Showboat, over HTTP', () => startShowboat({ ...ours, way: 'http' })],
  ];
};

const main = async (args: readonly string[]): Promise<void> => {
  const tables = Number(args.find((arg) => arg.startsWith('--tables='))?.slice('--tables='.length) ?? 1000);
  const isJson = args.includes('--json');
  // On the disk of the project: a memory file system would be no honest store.
  mkdirSync(BUILD_FOLDER, { recursive: true });
  const folder = mkdtempSync(resolve(BUILD_FOLDER, 'data-'));
  const entrants: Entrant[] = [];
  try {
    for (const [name, start] of contestants(folder, tables, isJson)) entrants.push(entrant(name, await start()));
    await measureAll(entrants);
  } finally {
    await Promise.all(entrants.map(({ contestant }) => contestant.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
  const figures = entrants.map((one) => figuresOf(one, tables));
  console.log(isJson ? JSON.stringify(toJson(tables, figures)) : formatFigures(tables, figures));
};

await main(process.argv.slice(2));
