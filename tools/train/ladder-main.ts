import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { OFFERED_LEVELS } from '@showboat/bots';
import { parseNet } from '@showboat/bots/learning';
import { setUp } from '@showboat/engine';
import { findTested } from '@showboat/games/testing';
import { openCrew } from './crew';
import { duel } from './duel';
import { keptPath, strengthsPath } from './kept';
import { type Step, TABLE_HEAD, ladderRow, stepOf, withStep } from './ladder';

// `npm run -s ladder -- GAME --games 120`: every offered level, one seat of it against the level below in all others, at every number of seats.
// `--seats 3,4` and `--levels mate,captain` take fewer; `--net none` plays without a net; a level may carry a budget (`commodore@3000`).
// `--keep` writes what was measured where the set-up reads it; `--tell` plays nothing and prints what was kept.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '120' },
    seats: { type: 'string' },
    levels: { type: 'string', default: ['random', ...OFFERED_LEVELS].join(',') },
    net: { type: 'string' },
    seed: { type: 'string', default: 'ladder' },
    keep: { type: 'boolean', default: false },
    tell: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

const { id, training } = findTested(positionals[0]);
if (!training) throw new Error(`no net was trained for ${id}`);
const { endings, net, counts, tableFor } = training.use(({ game, features }) => {
  const { seats } = game.options;
  if (seats?.kind !== 'number') throw new Error(`${id} does not say how many may play`);
  return {
    endings: game.endings,
    net: values.net === 'none' ? undefined : parseNet(JSON.parse(readFileSync(values.net ?? keptPath(id), 'utf8')), features),
    /** The usual table for so many, or the first of the presets where there is none. */
    tableFor: (count: number): Readonly<Record<string, unknown>> =>
      [{ seats: count }, ...game.presets.map(({ options }) => ({ ...options, seats: count }))].find(
        (options) => setUp(game, options).ok,
      ) ?? {},
    counts: Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i),
  };
});
const levels = values.levels.split(',');
const keptSteps = (): readonly Step[] => JSON.parse(readFileSync(strengthsPath(id), 'utf8'));
const seatCounts = values.seats?.split(',').map(Number) ?? counts;
process.stdout.write(`${TABLE_HEAD.join('\n')}\n`);
if (values.tell) {
  for (const step of keptSteps()) process.stdout.write(`${ladderRow(step)}\n`);
  process.exit();
}
const crew = await openCrew(id, Number(values.workers));
for (let upper = 1; upper < levels.length; upper++)
  for (const seats of seatCounts) {
    const bots = Array.from({ length: seats }, (_, i) => `offered/${levels[i === 0 ? upper : upper - 1]}`);
    const report = await duel(
      {
        bots,
        endings,
        games: Number(values.games),
        nets: [{ name: 'offered', net, isOffered: true }],
        table: tableFor(seats),
        seed: `${values.seed}/${seats}`,
      },
      crew,
      (games) => void process.stderr.write(`\r${bots[0]} against ${bots[1]}, ${seats} seats: ${games} games `),
    );
    process.stderr.write('\r\x1b[K');
    const step = stepOf(report, seats);
    process.stdout.write(`${ladderRow(step)}\n`);
    if (values.keep) writeFileSync(strengthsPath(id), `${JSON.stringify(withStep(keptSteps(), step), undefined, 2)}\n`);
  }
crew.close();
