import type pg from 'pg';
import { fromLog, fromTable } from '../sql/rows';
import type { LogTable, TablesTable } from '../sql/schema';
import type { LogRow, TableRow } from '../store';
import { gather } from './gather';
import { nameOf } from './pool';

// What servers read all the time, because others write: many tables at a time.

const TABLES = 'select * from tables where id = any($1::text[])';
const VERSIONS = 'select id, version from tables where id = any($1::text[])';
const LOGS = `
select given.after, log.*
from unnest($1::text[], $2::bigint[]) as given (id, after)
join log on log.table_id = given.id and log.last > given.after
  and log.first >= coalesce((select max(earlier.first) from log as earlier
    where earlier.table_id = given.id and earlier.first <= given.after), 0)
order by log.table_id, log.first`;

interface Asked {
  readonly table: string;
  readonly after: number;
}

const keyOf = ({ table, after }: Asked): string => `${after} ${table}`;

export interface TableReads {
  table(id: string): Promise<TableRow | undefined>;
  version(id: string): Promise<number | undefined>;
  log(table: string, after: number): Promise<readonly LogRow[]>;
}

export const gatheredReads = (pool: pg.Pool): TableReads => {
  const rowsOf = async <R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<readonly R[]> =>
    (await pool.query<R>({ text, values, name: nameOf(text) })).rows;

  const log = gather<Asked, readonly LogRow[]>(async (asked) => {
    // Each once: a row that two ask for would come twice.
    const logs = new Map(asked.map((one): [string, Asked & { readonly rows: LogRow[] }] => [keyOf(one), { ...one, rows: [] }]));
    const wanted = [...logs.values()];
    const values = [wanted.map(({ table }) => table), wanted.map(({ after }) => after)];
    for (const row of await rowsOf<LogTable & { readonly after: number }>(LOGS, values))
      logs.get(keyOf({ table: row.table_id, after: row.after }))?.rows.push(fromLog(row));
    return asked.map((one) => logs.get(keyOf(one))?.rows ?? []);
  });

  return {
    table: gather(async (ids) => {
      const rows = await rowsOf<TablesTable>(TABLES, [ids]);
      const found = new Map(rows.map((row) => [row.id, fromTable(row)]));
      return ids.map((id) => found.get(id));
    }),
    version: gather(async (ids) => {
      const rows = await rowsOf<{ readonly id: string; readonly version: number }>(VERSIONS, [ids]);
      const found = new Map(rows.map(({ id, version }) => [id, version]));
      return ids.map((id) => found.get(id));
    }),
    log: (table, after) => log({ table, after }),
  };
};
