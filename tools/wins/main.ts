import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findTested } from '@showboat/games/testing';
import { checkWins } from './check';

// `npm run -s wins -- <game> --positions 10000 --seed 1`: positions in which a turn wins at once, and who overlooks it.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'wins' },
    /** Where positions with an overlooked win are written to. */
    examples: { type: 'string' },
  },
});

const { id, turns } = findTested(positionals[0]);
if (!turns) throw new Error(`no list of turns for ${id}`);
const tally = turns.use((one) => checkWins(one, Number(values.positions), values.seed));
const missed = Object.entries(tally.missed)
  .map(([name, count]) => `${name} ${count}`)
  .join(', ');
process.stdout.write(
  `${id}: ${tally.positions} positions in which a turn wins at once (${tally.fromBots} from games of bots, ${tally.throughOthers} only through others); missed by ${missed}\n`,
);
if (values.examples !== undefined)
  writeFileSync(values.examples, tally.examples.map((one) => `${JSON.stringify(one)}\n`).join(''));
process.exitCode = Object.values(tally.missed).some((count) => count > 0) ? 1 : 0;
