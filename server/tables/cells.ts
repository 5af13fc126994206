import type { CatalogEntry } from '@showboat/games/catalog';
import { type Store, StoreUnavailable } from '../store/store';
import { type Next, changeOf } from './change';
import { type Cell, createCell, loadCell, loadNames, remember } from './cell';
import { Fault, noTable } from './fault';
import type { Sleep } from './grace';
import type { Run } from './run';
import type { Table } from './table';

/** What a change is made of; `undefined` where there is nothing to change. `run` is the game that begins with it. */
export type Decide = (table: Table, cell: Cell) => (Next & { readonly run?: Run }) | undefined;

export interface Cells {
  /** The cell of a table with its table in it; throws where there is none. */
  read(id: string): Promise<Cell & { readonly table: Table }>;
  /** Decides on the latest state of the table, stores what was decided, and then shows it. */
  change(id: string, decide: Decide): Promise<Table>;
  /** In memory now. */
  loaded(): Iterable<Cell>;
  find(id: string): Cell | undefined;
  forget(id: string): void;
  /** Tables that nobody has asked for in a while leave the memory. */
  sweep(): void;
}

export interface CellsOptions {
  readonly store: Store;
  readonly catalog: readonly CatalogEntry[];
  readonly server: string;
  readonly now: () => number;
  /** When no server was there, before this one. */
  readonly sleep: Sleep | undefined;
  readonly onChange: (cell: Cell, before: Table, after: Table) => void;
  /** A change may have been stored or not. */
  readonly onDoubt: (table: string) => void;
}

const ATTEMPTS = 10;
const IDLE_MS = 5 * 60_000;
/** A game that is over is looked at once more, and then rarely. */
const OVER_MS = 30_000;
/** More than this, and the idle ones go earlier. */
const MOST_CELLS = 20_000;

const withTable = (cell: Cell, table: Table): Cell & { readonly table: Table } => Object.assign(cell, { table });

export const createCells = ({ store, catalog, server, now, sleep, onChange, onDoubt }: CellsOptions): Cells => {
  const cells = new Map<string, Cell>();

  const cellOf = (id: string): Cell => {
    let cell = cells.get(id);
    if (!cell) {
      cell = createCell(id);
      cells.set(id, cell);
    }
    cell.usedAt = now();
    return cell;
  };

  const inTurn = async <T>(cell: Cell, work: () => Promise<T>): Promise<T> => {
    const { waiting } = cell;
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else cell.waiting = [];
    try {
      return await work();
    } finally {
      const next = cell.waiting?.shift();
      if (next) next();
      else cell.waiting = undefined;
    }
  };

  const load = async (cell: Cell): Promise<Table> => {
    const table = await loadCell(cell, store, catalog, sleep);
    if (table) return table;
    if (cell.readers.size === 0) cells.delete(cell.id);
    throw noTable();
  };

  const nameAll = async (cell: Cell, people: readonly string[]): Promise<void> => {
    try {
      await loadNames(cell, store, people);
    } catch (error) {
      // It is stored all the same; names come with the next look.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  };

  /** `undefined`: somebody else was quicker. */
  const attempt = async (cell: Cell, decide: Decide): Promise<Table | undefined> => {
    const before = cell.table ?? (await load(cell));
    const next = decide(before, cell);
    if (!next || (next.body === before.body && !next.plan)) return before;
    const { change, body } = changeOf(before, next, server, now());
    try {
      if ((await store.commit(change)) === 'conflict') {
        cell.table = undefined;
        return undefined;
      }
    } catch (error) {
      // Nobody knows whether it was stored. If it was, whatever is due was claimed by this server, and nobody else will see to it.
      cell.table = undefined;
      onDoubt(cell.id);
      throw error;
    }
    next.plan?.adopt();
    if (change.log) remember(cell, change.log);
    const after = { row: { ...before.row, ...change.progress }, settings: before.settings, body, run: next.run ?? before.run };
    cell.table = after;
    if (change.progress.people !== before.row.people) await nameAll(cell, change.progress.people);
    onChange(cell, before, after);
    return after;
  };

  return {
    read: async (id) => {
      const cell = cellOf(id);
      return withTable(cell, cell.table ?? (await inTurn(cell, async () => cell.table ?? (await load(cell)))));
    },
    change: (id, decide) => {
      const cell = cellOf(id);
      return inTurn(cell, async () => {
        for (let times = 0; times < ATTEMPTS; times++) {
          const table = await attempt(cell, decide);
          if (table) return table;
        }
        throw new Fault('try-again', 'The table is changing too quickly.', { retryAfter: 1 });
      });
    },
    loaded: () => cells.values(),
    find: (id) => cells.get(id),
    forget: (id) => void cells.delete(id),
    sweep: () => {
      const isCrowded = cells.size > MOST_CELLS;
      for (const [id, { readers, usedAt, table }] of cells) {
        const idle = isCrowded ? 0 : table?.row.status === 'over' ? OVER_MS : IDLE_MS;
        if (readers.size === 0 && now() - usedAt >= idle) cells.delete(id);
      }
    },
  };
};
