import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { ArenaReport } from '@showboat/bots';
import { type NetData, formatNet, parseNet, roundedNet } from '@showboat/bots/learning';
import { measure } from '@showboat/bots/training';
import { findTested } from '@showboat/games/testing';
import { openCrew } from './crew';
import { duel } from './duel';
import { runGenerations } from './generations';
import { keptPath, nameOfWeights } from './kept';
import { calibrationPlot } from './plot';
import { lineOf, reportPage } from './report';
import { openWork } from './work';

// `npm run train -- GAME --minutes 10 --seed 1`: plays and learns, generation after generation, and writes games/GAME/bot/net.json and
// docs/training/GAME.*. Interrupted, it goes on where it was when it is started again with the same words. How many games fit into the time
// depends on the machine; `--games 400,600,800,300` plays so many in each generation instead, and the last ones only
// to measure; it gives the same weights anywhere.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    generations: { type: 'string', default: '5' },
    games: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    /** `kept` goes on from the weights that are there. */
    from: { type: 'string', default: 'zero' },
    /** What the arena at the end may take. */
    arena: { type: 'string' },
  },
});

const { id, training } = findTested(positionals[0]);
if (!training) throw new Error(`no net to train for ${id}`);
if (values.from !== 'zero' && values.from !== 'kept') throw new Error('--from is zero or kept');
const MINUTE = 60_000;
const SCALE = 64;
const minutes = Number(values.minutes);
const arenaMinutes = Number(values.arena ?? minutes * 0.12);
const games = values.games?.split(',').map(Number);
const generations = games ? games.length - 1 : Number(values.generations);
if (!(minutes > 0 && generations >= 1 && Number(values.workers) >= 1)) throw new Error('these must be numbers above zero');

const { rulesVersion, endings, shape, features } = training.use(({ game, features: { own, table }, hidden, second }) => ({
  rulesVersion: game.rulesVersion,
  endings: game.endings,
  shape: { own: own.length, table: table.length, hidden, second },
  features: { own, table },
}));
const kept: NetData = JSON.parse(readFileSync(keptPath(id), 'utf8'));
const before = parseNet(kept, features);
const work = openWork(fileURLToPath(new URL(`../../.training/${id}`, import.meta.url)), {
  game: id,
  rulesVersion,
  seed: values.seed,
  shape,
  begins: values.from === 'kept' ? nameOfWeights(kept.weights) : 'zero',
});
const begun = performance.now();
const crew = await openCrew(id, Number(values.workers));
const isTerminal = process.stderr.isTTY;
let told = 0;
const say = (line: string): void => {
  if (!isTerminal && performance.now() - told < 15_000) return;
  told = performance.now();
  const clock = `${((performance.now() - begun) / MINUTE).toFixed(1)} min`;
  process.stderr.write(isTerminal ? `\r\x1b[K${clock}  ${line}` : `${clock}  ${line}\n`);
};

const trained = await runGenerations(
  {
    generations,
    games,
    minutes: games ? undefined : minutes - arenaMinutes,
    before: values.from === 'kept' ? before : undefined,
  },
  { crew, work, say, now: () => performance.now() },
);
const net = roundedNet(trained.net, SCALE);
const { generations: made } = work.progress;
const from = values.from === 'kept' ? ' --from kept' : '';
const data = formatNet(net, SCALE, {
  command: `npm run train -- ${id} --seed ${values.seed} --games ${made.map((one) => one.games).join(',')}${from}`,
  seed: values.seed,
  game: id,
  rulesVersion,
  games: made.reduce((sum, one) => sum + one.games, 0),
  positions: made.reduce((sum, one) => sum + one.positions, 0),
  generations,
  ...(values.from === 'kept' && { from: kept.provenance }),
});

const arenas: ArenaReport[] = [];
for (const level of ['greedy', 'captain@40']) {
  const until = performance.now() + (arenaMinutes * MINUTE) / 2;
  const arena = await duel(
    {
      bots: [`learned/${level}`, `before/${level}`],
      nets: [
        { name: 'learned', net },
        { name: 'before', net: before },
      ],
      seed: values.seed,
      endings,
      games: 2_000,
      mayGoOn: () => performance.now() < until,
    },
    crew,
    (count) => say(`against the weights before: ${level}, ${count} games`),
  );
  arenas.push(arena);
}
crew.close();

const report = {
  provenance: data.provenance,
  generations: made,
  hand: measure(undefined, trained.heldOut),
  net: measure(net, trained.heldOut),
  arenas,
  gzippedBytes: gzipSync(data.weights).length,
};
const folder = fileURLToPath(new URL('../../docs/training/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(keptPath(id), `${JSON.stringify(data, undefined, 2)}\n`);
writeFileSync(`${folder}${id}.json`, `${JSON.stringify(report, undefined, 2)}\n`);
writeFileSync(`${folder}${id}.md`, reportPage(report));
writeFileSync(
  `${folder}${id}.svg`,
  calibrationPlot([
    { title: 'chance of winning', hand: report.hand.winning, net: report.net.winning },
    { title: 'share of the others left behind', hand: report.hand.place, net: report.net.place },
  ]),
);
process.stderr.write('\n');
process.stdout.write(
  `winner ${report.hand.winLoss.toFixed(3)} by hand, ${report.net.winLoss.toFixed(3)} by the net; places ${report.hand.placeLoss.toFixed(3)}, ${report.net.placeLoss.toFixed(3)}\n`,
);
for (const { bots, secondsPerTurn } of arenas)
  for (const bot of bots) process.stdout.write(`${lineOf(bot, secondsPerTurn[bot.name])}\n`);
