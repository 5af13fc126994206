import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fuzz } from '../games/mississippi-queen/testing/fuzz';

// `npm run fuzz -- --games 20000 --seed today`: a failing race is written to a file that `showboat replay` reads.

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'showboat' },
    seconds: { type: 'string', default: '3600' },
  },
});
const until = Date.now() + Number(values.seconds) * 1000;
const report = fuzz(Number(values.games), values.seed, () => Date.now() > until);
process.stdout.write(
  `${report.games} races, ${report.moves} moves, endings ${JSON.stringify(report.endings)}, ${report.failures.length} failures\n`,
);
for (const [i, { problem, record }] of report.failures.entries()) {
  const file = `fuzz-failure-${i + 1}.txt`;
  writeFileSync(file, record);
  process.stdout.write(`${problem}\n  ${file}\n`);
}
process.exitCode = report.failures.length > 0 || report.games === 0 ? 1 : 0;
