import { parseArgs } from 'node:util';
import { checkAnswers } from '../games/mississippi-queen/testing/answer-check';
import { checkReach } from '../games/mississippi-queen/testing/reach-check';

// `npm run reach -- --positions 50000 --answers 2000 --seed today`: lit spaces and "why not?" against every turn there is, at random moments.

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '20000' },
    answers: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'showboat' },
  },
});
const reach = checkReach(Number(values.positions), values.seed);
process.stdout.write(`${reach.positions} moments, ${reach.growing} of them with a river that may grow first\n`);
const answers = checkAnswers(Number(values.answers), values.seed);
process.stdout.write(`"why not?" for every dark space at ${answers.moments} moments:\n`);
for (const [code, times] of answers.given) process.stdout.write(`  ${code} ${times}\n`);
const problems = [...reach.problems, ...answers.problems];
process.stdout.write(`${problems.length} problems\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
