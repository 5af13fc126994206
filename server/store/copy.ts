import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isPostgres } from '../settings';
import { openFolderRows } from './embedded/raw';
import { databaseIn } from './embedded/folder';
import { openDatabaseRows } from './postgres/raw';
import { StoreProblem } from './problem';
import { MOVED, type Moved, type Row, type Rows } from './sql/copying';

export interface Copied {
  /** How many rows of each kind. */
  readonly counts: ReadonlyMap<Moved, number>;
  /** Of every row, the same in both stores. */
  readonly hash: string;
}

const PAGE = 500;
const TABLES = Object.keys(MOVED) as Moved[];

const openRows = (place: string, mustExist: boolean): Promise<Rows> =>
  isPostgres(place) ? openDatabaseRows(place) : openFolderRows(place, mustExist);

/** Whoever had claimed something does not live in the new house. */
const moved = (table: Moved, row: Row): Row => (table === 'due' ? { ...row, claimed_by: null } : row);

const textOf = (row: Row): string => JSON.stringify(Object.entries(row).toSorted(([one], [two]) => (one < two ? -1 : 1)));

/** Goes through all rows in order. */
const walk = async (store: Rows, visit: (table: Moved, rows: readonly Row[]) => Promise<void>): Promise<Copied> => {
  const hash = createHash('sha256');
  const counts = new Map<Moved, number>();
  for (const table of TABLES) {
    let count = 0;
    for (
      let page = await store.page(table, undefined, PAGE);
      page.length > 0;
      page = await store.page(table, page.at(-1), PAGE)
    ) {
      const rows = page.map((row) => moved(table, row));
      await visit(table, rows);
      for (const row of rows) hash.update(`${table} ${textOf(row)}\n`);
      count += rows.length;
    }
    counts.set(table, count);
  }
  return { counts, hash: hash.digest('hex') };
};

const mustBeEmpty = async (to: Rows, place: string): Promise<void> => {
  for (const table of TABLES)
    if ((await to.page(table, undefined, 1)).length > 0)
      throw new StoreProblem(`there is something in ${place} already, and it is not overwritten`);
};

/** Where it is, without user and password. */
const shown = (place: string): string => {
  if (!isPostgres(place)) return place;
  const { host, pathname } = new URL(place);
  return `${host}${pathname}`;
};

const copyInto = async (source: Rows, target: Rows, place: string): Promise<Copied> => {
  let isKept = false;
  try {
    await mustBeEmpty(target, place);
    const read = await walk(source, (table, rows) => target.put(table, rows));
    const written = await walk(target, async () => undefined);
    if (read.hash !== written.hash) throw new StoreProblem(`what was written to ${place} is not what was read`);
    isKept = true;
    return read;
  } finally {
    await target.close(isKept);
  }
};

/** Copies everything into an empty store, reads it back, and compares. A store is a folder or the address of a PostgreSQL. */
export const copyStore = async (from: string, to: string): Promise<Copied> => {
  if (!isPostgres(to) && existsSync(databaseIn(to)))
    throw new StoreProblem(`there is something in ${to} already, and it is not overwritten`);
  const source = await openRows(from, true);
  try {
    const running = await source.alive();
    if (running > 0) throw new StoreProblem(`servers are using ${shown(from)} (${running}): stop them first`);
    return await copyInto(source, await openRows(to, false), shown(to));
  } finally {
    await source.close(true);
  }
};
