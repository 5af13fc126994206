import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fuzz as fuzzRoofs } from '../games/hot-tin-roof/testing/fuzz';
import { fuzz as fuzzRiver } from '../games/mississippi-queen/testing/fuzz';
import { fuzz as fuzzTowers } from '../games/patrician/testing/fuzz';

// `npm run fuzz -- patrician --games 20000 --seed today`: a failing game is written to a file that `showboat replay` reads.

const GAMES = new Map([
  ['mississippi-queen', fuzzRiver],
  ['patrician', fuzzTowers],
  ['hot-tin-roof', fuzzRoofs],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'showboat' },
    seconds: { type: 'string', default: '3600' },
  },
});
const until = Date.now() + Number(values.seconds) * 1000;
const [name = 'mississippi-queen'] = positionals;
const fuzz = GAMES.get(name);
if (!fuzz) throw new Error(`no game is called ${JSON.stringify(name)}; there is: ${[...GAMES.keys()].join(', ')}`);
const report = fuzz(Number(values.games), values.seed, () => Date.now() > until);
process.stdout.write(
  `${report.games} games, ${report.moves} moves, endings ${JSON.stringify(report.endings)}, ${report.failures.length} failures\n`,
);
for (const [i, { problem, record }] of report.failures.entries()) {
  const file = `fuzz-failure-${i + 1}.txt`;
  writeFileSync(file, record);
  process.stdout.write(`${problem}\n  ${file}\n`);
}
process.exitCode = report.failures.length > 0 || report.games === 0 ? 1 : 0;
