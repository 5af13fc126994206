import type { CatalogEntry } from '@showboat/games/catalog';
import type { LogRow, Store, TableRow } from '../store/store';
import { parseEntries } from './entries';
import { entryFor } from './entry';
import { followLog } from './follow-log';
import type { Run } from './run';
import { runFor } from './start';
import { parseBody, parseSettings } from './table';

export interface StoreReport {
  readonly tables: number;
  readonly moves: number;
  /** Tables of rules that this program does not have: read, but not replayed. */
  readonly unknown: number;
  /** One sentence each. */
  readonly problems: readonly string[];
}

const PAGE = 200;

/** Every row of the log leads to the state whose hash is written beside it. */
const checkRows = (run: Run, rows: readonly LogRow[]): void => {
  for (const { first, last, entries, stateHash } of rows) {
    if (first !== run.seq + 1) throw new Error(`there is a gap before number ${first}`);
    const followed = followLog(run, parseEntries(entries));
    if (!followed.ok) throw new Error(`number ${first} is not what the rules and the seed make of it (${followed.refusal.code})`);
    if (run.seq !== last) throw new Error(`number ${last} is missing`);
    if (run.hash() !== stateHash) throw new Error(`after number ${last} the game is not where it was`);
  }
};

const checkTable = (entry: CatalogEntry, row: TableRow, rows: readonly LogRow[]): void => {
  const settings = parseSettings(row.settings);
  const body = parseBody(row.body);
  if (row.status === 'gathering') {
    if (rows.length > 0) throw new Error('something happened before the start');
    return;
  }
  const run = runFor(entry, row.id, settings, body);
  checkRows(run, rows);
  if (run.seq !== row.seq) throw new Error(`the log ends at ${run.seq}, and the table says ${row.seq}`);
  if ((run.outcome !== undefined) !== (row.status === 'over'))
    throw new Error(`the table says ${row.status}, and the game does not`);
};

/** Replays every game that is stored. */
export const checkStore = async (store: Store, catalog: readonly CatalogEntry[]): Promise<StoreReport> => {
  const problems: string[] = [];
  let tables = 0;
  let moves = 0;
  let unknown = 0;
  let after: string | undefined;
  do {
    const page = await store.everyTable({ limit: PAGE, ...(after !== undefined && { after }) });
    for (const row of page) {
      tables++;
      moves += row.seq;
      try {
        const { rules } = parseSettings(row.settings);
        const entry = entryFor(catalog, row.game, rules);
        // Servers may write meanwhile: only what the row knows of is compared with it.
        const log = entry ? await store.log(row.id, 0) : [];
        if (entry) checkTable(entry, row, store.isShared ? log.filter(({ first }) => first <= row.seq) : log);
        else unknown++;
      } catch (error) {
        problems.push(`table ${row.id} (${row.game}): ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    after = page.at(-1)?.id;
  } while (after !== undefined);
  return { tables, moves, unknown, problems };
};
