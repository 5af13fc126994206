import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findTested } from '@showboat/games/testing';

// `npm run fuzz -- <game> --games 20000 --seed today`: a failing game is written to a file that `showboat replay` reads.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'showboat' },
    seconds: { type: 'string', default: '3600' },
  },
});
const until = Date.now() + Number(values.seconds) * 1000;
const { fuzz } = findTested(positionals[0]);
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
