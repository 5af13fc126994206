import { parseArgs } from 'node:util';
import { runChaos } from './chaos';
import { FAULTS, isFault } from './faults';
import { FIGURES, type Figure, type Figures } from './figures';

// `npm run chaos -- --kills 200 --tables 12 --seed today`. A tool and no part of the server: it plays by the games' rules, and knows the
// server only as other people's programs do.

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now()) },
    fault: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const { seed, fault, json } = values;
const kills = Number(values.kills);
const tables = Number(values.tables);
if (
  !Number.isSafeInteger(kills) ||
  kills < 0 ||
  !Number.isSafeInteger(tables) ||
  tables < 1 ||
  (fault !== '' && !isFault(fault))
) {
  process.stderr.write(`Usage: npm run chaos -- --kills N [--tables T] [--seed S] [--fault ${FAULTS.join('|')}] [--json]\n`);
  process.exit(2);
}

const onKill = ({ kills: killed, acknowledged }: Figures): void => {
  if (killed % 10 === 0) process.stderr.write(`${killed} of ${kills} kills, ${acknowledged} batches acknowledged\n`);
};

const { figures, problem } = await runChaos({ kills, tables, seed, onKill, ...(isFault(fault) && { fault }) });
const isFigure = (name: string): name is Figure => name in FIGURES;
if (json) process.stdout.write(`${JSON.stringify({ seed, ...figures, ...(problem !== undefined && { problem }) })}\n`);
else {
  for (const [name, text] of Object.entries(FIGURES)) {
    const figure = isFigure(name) ? figures[name].toLocaleString('en-GB') : '';
    process.stdout.write(`${text.padEnd(44)}${figure.padStart(10)}\n`);
  }
  if (problem !== undefined) process.stdout.write(`\n${problem}\n(seed ${seed})\n`);
}
process.exit(problem === undefined ? 0 : 1);
