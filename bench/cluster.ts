import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startPostgres } from '../server/testing/services/postgres';
import { type AllFigures, formatFigures, toJson } from './cluster-report';
import { type Entrant, paces, startEntrant } from './load/entrant';
import { BUILD_FOLDER } from './peers';
import { showProgress } from './progress';

// One server on its disk, one on PostgreSQL, and several on one PostgreSQL (each table at one of them, as docs/nginx.conf leads them, and every
// seat at another), with everything on this machine: servers, database and load
// share its cores.

const ROUNDS = 3;

const numberIn = (args: readonly string[], name: string, otherwise: number): number => {
  const found = args.find((arg) => arg.startsWith(`--${name}=`));
  return found === undefined ? otherwise : Number(found.slice(name.length + 3));
};

const main = async (args: readonly string[]): Promise<void> => {
  const tables = numberIn(args, 'tables', 300);
  const servers = numberIn(args, 'servers', 2);
  // On the disk of the project: a memory file system would be no honest store.
  mkdirSync(BUILD_FOLDER, { recursive: true });
  const folder = mkdtempSync(resolve(BUILD_FOLDER, 'data-'));
  const postgres = await startPostgres();
  const entrants: Entrant[] = [];
  try {
    const common = { tables, folder };
    entrants.push(await startEntrant({ ...common, name: 'embedded store', servers: 1 }));
    entrants.push(await startEntrant({ ...common, name: 'PostgreSQL, one server', servers: 1, postgres }));
    const many = { ...common, servers, postgres };
    entrants.push(await startEntrant({ ...many, name: `PostgreSQL, ${servers} servers`, seats: 'together' }));
    entrants.push(await startEntrant({ ...many, name: 'the same, seats apart', seats: 'apart' }));
    for (const [number, pace] of paces(ROUNDS).entries())
      for (const { name, play } of entrants) {
        showProgress(`round ${number + 1} of ${ROUNDS + 2}: ${name}`);
        await play(pace);
      }
    showProgress('');
  } finally {
    await Promise.all(entrants.map(({ stop }) => stop()));
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const [embedded, one, together, apart] = entrants.map((entrant) => entrant.figures());
  const figures: AllFigures = [embedded, one, together, apart];
  console.log(args.includes('--json') ? JSON.stringify(toJson(figures)) : formatFigures(tables, figures));
};

await main(process.argv.slice(2));
