import { parseArgs } from 'node:util';
import { findTested } from '@showboat/games/testing';
import { measureLeftOut } from './left-out';

// `npm run -s left-out -- <game> --positions 300 --iterations 2000 --seed 1`: how often the best of all turns is not among the choices.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '300' },
    iterations: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'left out' },
  },
});

const { id, turns } = findTested(positionals[0]);
if (!turns) throw new Error(`no list of turns for ${id}`);
const plan = { positions: Number(values.positions), iterations: Number(values.iterations), seed: values.seed };
const { positions, ...sum } = turns.use((one) => measureLeftOut(one, plan));
const share = ({ count, loss }: { readonly count: number; readonly loss: number }): string =>
  `${((100 * count) / positions).toFixed(1)} % (${(loss / Math.max(1, count)).toFixed(3)} lost there)`;
process.stdout.write(
  `${id}: ${positions} positions, ${(sum.turns / positions).toFixed(0)} turns, ${(sum.choices / positions).toFixed(0)} choices; the best is left out by the evaluation in ${share(sum.byEvaluation)}, by a search of ${plan.iterations} iterations in ${share(sum.bySearch)}\n`,
);
