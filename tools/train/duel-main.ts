import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Net, parseNet } from '@showboat/bots/learning';
import { findTested } from '@showboat/games/testing';
import { openCrew } from './crew';
import { duel } from './duel';
import { keptPath } from './kept';
import { lineOf } from './report';

// `npm run duel -- GAME --bots learned/captain,hand/captain,hand/captain --games 300`: bots with the kept net (`learned`) or without one
// (`hand`) at one table, or with the net of another file (`--net FILE`). `--table '{"messengers":true}'` sets options, `--table all` takes
// every table that is offered, where the first bot has one seat and the second all others.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bots: { type: 'string', default: 'learned/captain,hand/captain,hand/captain' },
    games: { type: 'string', default: '300' },
    table: { type: 'string', default: '{}' },
    net: { type: 'string' },
    seed: { type: 'string', default: 'duel' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

const { id, training } = findTested(positionals[0]);
if (!training) throw new Error(`no net was trained for ${id}`);
const [endings, learned] = training.use(({ game, features }): readonly [readonly string[], Net | undefined] => [
  game.endings,
  parseNet(JSON.parse(readFileSync(values.net ?? keptPath(id), 'utf8')), features),
]);
const bots = values.bots.split(',');
const crew = await openCrew(id, Number(values.workers));
const report = await duel(
  {
    bots,
    endings,
    games: Number(values.games),
    nets: [{ name: 'learned', net: learned }, { name: 'hand' }],
    table: values.table === 'all' ? undefined : { seats: bots.length, ...JSON.parse(values.table) },
    seed: values.seed,
  },
  crew,
  (games) => void process.stderr.write(`\r${games} games `),
);
crew.close();
process.stderr.write('\r');
process.stdout.write(`${id}, ${values.table}, ${report.games} games in ${report.deals} deals, seed ${values.seed}\n`);
for (const bot of report.bots) process.stdout.write(`${lineOf(bot, report.secondsPerTurn[bot.name])}\n`);
