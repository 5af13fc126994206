import { parseArgs } from 'node:util';
import { checkReach } from '../games/mississippi-queen/testing/reach-check';

// `npm run reach -- --positions 50000 --seed today`: lit spaces and "why not?" against every turn there is, at random moments.

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'showboat' } },
});
const { positions, growing, problems } = checkReach(Number(values.positions), values.seed);
process.stdout.write(`${positions} moments, ${growing} of them with a river that may grow first, ${problems.length} problems\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
