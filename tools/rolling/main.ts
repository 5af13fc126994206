import { parseArgs } from 'node:util';
import { runRolling } from './rolling';

// `npm run rolling -- --tables 300`: three servers behind nginx are restarted one after the other while people play.

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    think: { type: 'string', default: '4000' },
    seed: { type: 'string', default: String(Date.now()) },
    json: { type: 'boolean', default: false },
  },
});
const { seed, json } = values;
const [tables, thinkMs] = [Number(values.tables), Number(values.think)];
if (!Number.isSafeInteger(tables) || tables < 1 || !Number.isSafeInteger(thinkMs) || thinkMs < 0) {
  process.stderr.write('Usage: npm run rolling -- [--tables 300] [--think MS] [--seed S] [--json]\n');
  process.exit(2);
}

const P99_MS = 250;
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const { figures, problem } = await runRolling({ tables, thinkMs, seed, say });
if (json) process.stdout.write(`${JSON.stringify({ seed, ...figures, ...(problem !== undefined && { problem }) })}\n`);
else {
  for (const [name, figure] of Object.entries(figures ?? {}))
    process.stdout.write(`${name.padEnd(20)}${figure.toLocaleString('en-GB').padStart(10)}\n`);
  if (problem !== undefined) process.stdout.write(`\n${problem}\n(seed ${seed})\n`);
}
process.exit(problem === undefined && figures !== undefined && figures.p99Ms < P99_MS ? 0 : 1);
