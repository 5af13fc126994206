import type { CatalogEntry } from '@showboat/games/catalog';
import { type Sleep, type Store, StoreUnavailable } from '../store/store';
import { type Next, changeOf } from './change';
import { type Cell, catchUp, createCell, loadCell, loadNames, remember } from './cell';
import { Fault, noTable } from './fault';
import type { Others } from './others';
import type { Run } from './run';
import type { Table } from './table';

/** What a change is made of; `undefined` where there is nothing to change. `run` is the game that begins with it. */
export type Decide = (table: Table, cell: Cell) => (Next & { readonly run?: Run }) | undefined;

export interface Cells {
  /** The cell of a table with its table in it; throws where there is none. */
  read(id: string): Promise<Cell & { readonly table: Table }>;
  /** Decides on the latest state of the table, stores what was decided, and then shows it. */
  change(id: string, decide: Decide): Promise<Table>;
  /** Another server says in which version the table is: those who follow it here are told. */
  hear(id: string, version: number): Promise<void>;
  /** Whether others have changed tables that somebody follows here: messages get lost. */
  look(): Promise<void>;
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
  /** Who takes care of bots; `undefined`: another process. */
  readonly server: string | undefined;
  readonly now: () => number;
  /** When no server was there. */
  readonly sleeps: readonly Sleep[];
  readonly others: Others;
  readonly onChange: (cell: Cell, before: Table, after: Table) => void;
  /** The table was read, and those who follow it may not know all of it; `before`: what was known here. */
  readonly onNews: (cell: Cell, before: Table | undefined, after: Table) => void;
  /** A change may have been stored or not. */
  readonly onDoubt: (table: string, version: number) => void;
}

const ATTEMPTS = 10;
/** In one question to the store. */
const MOST_LOOKS = 500;
const IDLE_MS = 5 * 60_000;
/** A game that is over is looked at once more, and then rarely. */
const OVER_MS = 30_000;
/** More than this, and the idle ones go earlier. */
const MOST_CELLS = 20_000;

const withTable = (cell: Cell, table: Table): Cell & { readonly table: Table } => Object.assign(cell, { table });

export const createCells = (options: CellsOptions): Cells => {
  const { store, catalog, server, now, sleeps, others, onChange, onNews, onDoubt } = options;
  const cells = new Map<string, Cell>();

  const cellOf = (id: string): Cell => {
    let cell = cells.get(id);
    if (!cell) {
      cell = createCell(id, (player) => others.isElsewhere(id, player));
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

  const forget = (cell: Cell): void => {
    cells.delete(cell.id);
    for (const reader of cell.readers) reader.end();
  };

  /** The latest, from the store. Where a table is in memory, only what others have added to it is read. */
  const bring = async (cell: Cell): Promise<Table> => {
    const before = cell.table;
    const table = await (before ? catchUp : loadCell)(cell, store, catalog, sleeps);
    if (!table) {
      forget(cell);
      throw noTable();
    }
    if (table !== before) onNews(cell, before, table);
    return table;
  };

  const versionOf = async (id: string): Promise<number> => {
    const version = (await store.versions([id])).get(id);
    const cell = cells.get(id);
    if (version !== undefined) return version;
    if (cell) forget(cell);
    throw noTable();
  };

  const isAt = ({ table }: Cell, version: number): boolean => table !== undefined && table.row.version >= version;

  /** At least in this version. */
  const bringTo = (cell: Cell, version: number): Promise<Table> =>
    inTurn(cell, async () => (cell.table && isAt(cell, version) ? cell.table : bring(cell)));

  /** Whether others have changed it since it was read. */
  const isOld = async (cell: Cell): Promise<boolean> => others.mayBe && !isAt(cell, await versionOf(cell.id));

  const nameAll = async (cell: Cell, people: readonly string[]): Promise<void> => {
    try {
      await loadNames(cell, store, people);
    } catch (error) {
      // It is stored all the same; names come with the next look.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  };

  /** `undefined`: somebody else was quicker. */
  const keep = async (cell: Cell, before: Table, next: ReturnType<Decide> & object): Promise<Table | undefined> => {
    const { change, body } = changeOf(before, next, server, now());
    try {
      if ((await store.commit(change)) === 'conflict') return undefined;
    } catch (error) {
      // Nobody knows whether it was stored. If it was, whatever is due was claimed by this server, and nobody else will see to it.
      cell.table = undefined;
      onDoubt(cell.id, change.progress.version);
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

  /** `undefined`: it was decided on something old. */
  const attempt = async (cell: Cell, decide: Decide, isLatest: boolean): Promise<Table | undefined> => {
    const before = cell.table ?? (await bring(cell));
    let next: ReturnType<Decide>;
    try {
      next = decide(before, cell);
    } catch (error) {
      if (error instanceof Fault && !isLatest && (await isOld(cell))) return undefined;
      throw error;
    }
    if (next && (next.body !== before.body || next.plan)) return keep(cell, before, next);
    return !isLatest && (await isOld(cell)) ? undefined : before;
  };

  const change = async (cell: Cell, decide: Decide): Promise<Table> => {
    let isLatest = cell.table === undefined;
    for (let times = 0; times < ATTEMPTS; times++) {
      const table = await attempt(cell, decide, isLatest);
      if (table) return table;
      // The next try begins with what others have stored; where they have stored nothing, what is in memory is wrong.
      const known = cell.table;
      if (known && (await bring(cell)) === known) cell.table = undefined;
      isLatest = true;
    }
    throw new Fault('try-again', 'The table is changing too quickly.', { retryAfter: 1 });
  };

  return {
    read: async (id) => {
      const cell = cellOf(id);
      if (cell.table && !others.mayBe) return withTable(cell, cell.table);
      // What is being read for somebody else may have been read before what is asked for was stored.
      const isKnown = cell.table !== undefined || cell.waiting !== undefined;
      return withTable(cell, await bringTo(cell, isKnown && others.mayBe ? await versionOf(id) : 0));
    },
    change: (id, decide) => {
      const cell = cellOf(id);
      return inTurn(cell, () => change(cell, decide));
    },
    hear: async (id, version) => {
      const cell = cells.get(id);
      if (cell && cell.readers.size > 0 && !isAt(cell, version)) await bringTo(cell, version);
    },
    look: async () => {
      const followed = [...cells.values()].filter(({ readers }) => readers.size > 0);
      for (let from = 0; from < followed.length; from += MOST_LOOKS) {
        const some = followed.slice(from, from + MOST_LOOKS);
        const versions = await store.versions(some.map(({ id }) => id));
        await Promise.all(
          some.map(async (cell) => {
            const version = versions.get(cell.id);
            if (version === undefined) forget(cell);
            else if (!isAt(cell, version)) await bringTo(cell, version);
          }),
        );
      }
    },
    loaded: () => cells.values(),
    find: (id) => cells.get(id),
    forget: (id) => {
      const cell = cells.get(id);
      if (cell) forget(cell);
    },
    sweep: () => {
      const isCrowded = cells.size > MOST_CELLS;
      for (const [id, { readers, usedAt, table }] of cells) {
        const idle = isCrowded ? 0 : table?.row.status === 'over' ? OVER_MS : IDLE_MS;
        if (readers.size === 0 && now() - usedAt >= idle) cells.delete(id);
      }
    },
  };
};
