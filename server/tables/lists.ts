import type { Table as TableAnswer } from '@showboat/protocol';
import { isCursor } from '../store';
import type { Status, TableRow } from '../store/store';
import { facesOf } from './audience';
import { entryShowing } from './entry';
import { Fault } from './fault';
import type { House } from './house';
import { showTable } from './shown';
import { type Table, parseBody, parseSettings } from './table';

const PAGE = 50;

export interface Lists {
  mine(
    player: string,
    query: { readonly status?: Status; readonly after?: string },
  ): Promise<{ tables: TableAnswer[]; next: string | null }>;
  lobby(query: { readonly game?: string; readonly status?: Status }, player: string | undefined): Promise<TableAnswer[]>;
}

/** Rows as they are, without replaying games. */
const listed = async (
  { store, catalog, cells, others, now }: House,
  rows: readonly TableRow[],
  player: string | undefined,
): Promise<TableAnswer[]> => {
  const people = await store.players([...new Set(rows.flatMap((row) => row.people))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const cell = cells.find(row.id);
    // What is in memory may be older than what was just read.
    const isLatest = cell?.table !== undefined && cell.table.row.version >= row.version;
    const read = (): Table => ({ row, settings: parseSettings(row.settings), body: parseBody(row.body), run: undefined });
    const table = isLatest && cell.table ? cell.table : read();
    const followed = cell ? facesOf(cell) : { isPresent: (one: string) => others.isElsewhere(row.id, one) };
    const faces = { ...followed, names };
    return showTable(entryShowing(catalog, table), table, faces, player, now());
  });
};

export const createLists = (house: House): Lists => ({
  mine: async (player, query) => {
    if (query.after !== undefined && !isCursor(query.after))
      throw new Fault('bad-request', 'No list of tables has ended there.', {
        field: 'after',
        hint: 'Send `next` of the page before.',
      });
    const { tables, next } = await house.store.tablesOf(player, { ...query, limit: PAGE });
    return { tables: await listed(house, tables, player), next: next ?? null };
  },
  lobby: async (query, player) => listed(house, await house.store.lobby({ ...query, limit: PAGE }), player),
});

/** All tables of a player, however many. */
export const everyTableOf = async ({ store }: House, player: string, status?: Status): Promise<readonly TableRow[]> => {
  const rows: TableRow[] = [];
  let after: string | undefined;
  do {
    const query = { limit: PAGE, ...(status && { status }), ...(after !== undefined && { after }) };
    const page = await store.tablesOf(player, query);
    rows.push(...page.tables);
    after = page.next;
  } while (after !== undefined);
  return rows;
};
