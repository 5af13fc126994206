import { parseArgs } from 'node:util';
import { runChaos } from './chaos';
import { FAULTS, isFault } from './faults';
import { FIGURES, type Figure, type Figures } from './figures';

// `npm run chaos -- --kills 200 --tables 12 --seed today`; with `--servers 3` a cluster. A tool and no part of the server: it plays by the
// games' rules, and knows the server only as other people's programs do.

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '1' },
    kills: { type: 'string', default: '5' },
    stops: { type: 'string', default: '0' },
    'postgres-restarts': { type: 'string', default: '0' },
    'nats-restarts': { type: 'string', default: '0' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now()) },
    fault: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});

const USAGE = `Usage: npm run chaos -- --kills N [--tables T] [--seed S] [--fault ${FAULTS.join('|')}] [--json]
       npm run chaos -- --servers 3 --kills N [--stops S] [--postgres-restarts M] [--nats-restarts K] …
`;

const refuse = (): never => {
  process.stderr.write(USAGE);
  process.exit(2);
};

const count = (text: string, least: number): number => {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least ? number : refuse();
};

const { seed, fault, json } = values;
if (fault !== '' && !isFault(fault)) refuse();
const kills = count(values.kills, 0);
const servers = count(values.servers, 1);
const shared = {
  stops: count(values.stops, 0),
  postgresRestarts: count(values['postgres-restarts'], 0),
  natsRestarts: count(values['nats-restarts'], 0),
};
// One server has nothing that it shares, and nobody who goes on while it stands still.
if (servers === 1 && Object.values(shared).some((times) => times > 0)) refuse();

const onKill = ({ kills: killed, acknowledged }: Figures): void => {
  if (killed % 10 === 0) process.stderr.write(`${killed} of ${kills} kills, ${acknowledged} batches acknowledged\n`);
};

const options = { kills, servers, ...shared, tables: count(values.tables, 1), seed, onKill };
const { figures, problem } = await runChaos({ ...options, ...(isFault(fault) && { fault }) });
const isFigure = (name: string): name is Figure => name in FIGURES;
if (json) process.stdout.write(`${JSON.stringify({ seed, servers, ...figures, ...(problem !== undefined && { problem }) })}\n`);
else {
  for (const [name, text] of Object.entries(FIGURES)) {
    const figure = isFigure(name) ? figures[name].toLocaleString('en-GB') : '';
    process.stdout.write(`${text.padEnd(44)}${figure.padStart(10)}\n`);
  }
  if (problem !== undefined) process.stdout.write(`\n${problem}\n(seed ${seed})\n`);
}
process.exit(problem === undefined ? 0 : 1);
