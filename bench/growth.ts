import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { startPostgres } from '../server/testing/services/postgres';
import type { ClusterFigures } from './cluster-report';
import { paces, startEntrant } from './load/entrant';
import { BUILD_FOLDER } from './peers';
import { showProgress } from './progress';
import { formatNumber, formatTable, roundFigure } from './table';

// The same as `cluster`, with more and more tables: what `docs/scale.md` shows. Its output is `docs/scale.json`.

const TABLES = [30, 100, 300];
const FORMS = [
  { name: 'embedded', servers: 1, isShared: false },
  { name: 'one server', servers: 1, isShared: true },
  { name: 'two servers', servers: 2, isShared: true },
] as const;

interface Point extends ClusterFigures {
  readonly tables: number;
}

const rounded = ({ name, servers, ...figures }: Point): Readonly<Record<string, string | number>> => ({
  name,
  servers,
  ...Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, roundFigure(value)])),
});

const measureAll = async (folder: string): Promise<readonly Point[]> => {
  const points: Point[] = [];
  for (const tables of TABLES) {
    for (const { name, servers, isShared } of FORMS) {
      showProgress(`${tables} tables: ${name}`);
      const postgres = isShared ? await startPostgres() : undefined;
      const entrant = await startEntrant({ name, servers, seats: 'together', tables, folder, ...(postgres && { postgres }) });
      for (const pace of paces(1)) await entrant.play(pace);
      points.push({ tables, ...entrant.figures() });
      await entrant.stop();
      await postgres?.close();
    }
  }
  showProgress('');
  return points;
};

const main = async (args: readonly string[]): Promise<void> => {
  mkdirSync(BUILD_FOLDER, { recursive: true });
  const folder = mkdtempSync(resolve(BUILD_FOLDER, 'data-'));
  try {
    const points = await measureAll(folder);
    const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
    if (args.includes('--json')) {
      console.log(
        JSON.stringify({ machine, at: new Date().toISOString().slice(0, 10), points: points.map(rounded) }, undefined, 1),
      );
      return;
    }
    const rows = points.map(({ tables, name, movesPerSecond, p99Ms }) => [
      formatNumber(tables),
      name,
      formatNumber(movesPerSecond),
      formatNumber(p99Ms),
    ]);
    console.log(formatTable([['tables', '', 'moves/s', 'p99 ms'], ...rows], ['right', 'left', 'right', 'right']));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await main(process.argv.slice(2));
