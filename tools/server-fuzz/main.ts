import { parseArgs } from 'node:util';
import { fuzzServer } from './fuzz';

// `npm run fuzz:server -- --requests 100000 --seed today`: requests that nobody should send, to a whole server in this process.

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'showboat' } },
});
const report = await fuzzServer({
  requests: Number(values.requests),
  seed: values.seed,
  onProgress: (done) => void (process.stderr.isTTY && process.stderr.write(`\r${done} `)),
});
const { failures, ...figures } = report;
const MOST_SHOWN = 20;
process.stdout.write(`${JSON.stringify(figures)}\n`);
for (const failure of failures.slice(0, MOST_SHOWN)) process.stdout.write(`\n${failure}\n`);
process.stdout.write(`${failures.length} failures\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
