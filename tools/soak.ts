import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CATALOG } from '@showboat/games/catalog';
import { DATABASE, openEmbeddedStore } from '@showboat/server/store';
import { checkStore } from '@showboat/server/check';
import { createProgram } from '@showboat/server/testing/program';
import { startServer } from '@showboat/server/testing/start';

// `npm run soak -- --minutes 30 --tables 300`: tables of bots only, a new one for each that ends. At the end memory must be flat, nothing
// stuck, and everything stored must replay.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    tables: { type: 'string', default: '300' },
    threads: { type: 'string', default: '1' },
  },
});
const minutes = Number(values.minutes);
const count = Number(values.tables);
const MINUTE = 60_000;
const STUCK_MS = 30_000;
const SAMPLES_MS = 5_000;
const BOTS = ['random', 'greedy', 'deckhand'];
/** Memory after the first third against the end: what is kept for ever would show. */
const MOST_GROWTH = 1.25;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const megabytes = (): number => Math.round(process.memoryUsage().rss / 1_000_000);

const server = await startServer({ botThreads: Number(values.threads) });
const host = await createProgram(server.url, 'Soak');

const open = async (number: number): Promise<string> => {
  const { id: game } = CATALOG[number % CATALOG.length];
  const seats = BOTS.map((level) => ({ kind: 'bot', level }));
  const { body } = await host.ask('createTable', { body: { game, seats } });
  await host.ask('startTable', { params: { id: body.id } });
  return body.id;
};

/** The last number of every running table, and since when. */
const tables = new Map<string, { seq: number; since: number }>();
let opened = 0;
let finished = 0;
let moves = 0;
const problems: string[] = [];
const memory: number[] = [];

const begun = Date.now();
while (Date.now() - begun < minutes * MINUTE) {
  while (tables.size < count) tables.set(await open(opened++), { seq: 0, since: Date.now() });
  const round = Date.now();
  for (const [id, before] of tables) {
    const { status, seq } = await host.table(id);
    if (seq > before.seq) {
      moves += seq - before.seq;
      tables.set(id, { seq, since: Date.now() });
    } else if (Date.now() - before.since > STUCK_MS * Math.max(1, count / 100)) {
      problems.push(`table ${id} has been at number ${seq} for ${Math.round((Date.now() - before.since) / 1000)} s`);
      tables.delete(id);
    }
    if (status !== 'over') continue;
    tables.delete(id);
    finished++;
  }
  memory.push(megabytes());
  const seconds = Math.round((Date.now() - begun) / 1000);
  say(`${seconds} s: ${finished} games over, ${moves} moves, ${memory.at(-1)} MB`);
  await setTimeout(Math.max(0, SAMPLES_MS - (Date.now() - round)));
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const third = Math.ceil(memory.length / 3);
const early = mean(memory.slice(third, 2 * third));
const late = mean(memory.slice(2 * third));
if (late > early * MOST_GROWTH) problems.push(`memory grew from ${Math.round(early)} to ${Math.round(late)} MB`);
problems.push(...server.problems.map(String));
server.problems.length = 0;

const copy = `${server.folder}/copy`;
mkdirSync(copy);
await server.store.backup(`${copy}/${DATABASE}`);
const store = await openEmbeddedStore({ folder: copy });
const report = await checkStore(store, CATALOG);
await store.close();
problems.push(...report.problems);
await server.close();
say(
  `${minutes} min, ${count} tables at a time: ${finished} games over, ${moves} moves; memory ${Math.round(early)} MB in the middle, ` +
    `${Math.round(late)} MB at the end; ${report.tables} tables with ${report.moves} moves replayed; ${problems.length} problems`,
);
for (const problem of problems) say(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
