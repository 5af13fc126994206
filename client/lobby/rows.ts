import type { Table } from '@showboat/protocol';

/** A table in the list; one that is gone stays for a moment, greyed, so that nothing jumps under the pointer. */
export interface Row {
  readonly table: Table;
  readonly isGone: boolean;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** Tables that are new, and wait until somebody wants to see them. */
  readonly fresh: readonly Table[];
}

export const firstRows = (tables: readonly Table[]): Rows => ({
  rows: tables.map((table) => ({ table, isGone: false })),
  fresh: [],
});

/** The rows that are shown keep their places; what is new waits, except in an empty list. */
export const nextRows = ({ rows }: Rows, tables: readonly Table[]): Rows => {
  if (rows.length === 0) return firstRows(tables);
  const latest = new Map(tables.map((table) => [table.id, table]));
  const shown = new Set(rows.map(({ table }) => table.id));
  return {
    rows: rows.map(({ table }) => {
      const now = latest.get(table.id);
      return now ? { table: now, isGone: false } : { table, isGone: true };
    }),
    fresh: tables.filter(({ id }) => !shown.has(id)),
  };
};

export const withoutGone = ({ rows, fresh }: Rows): Rows => {
  const left = rows.filter(({ isGone }) => !isGone);
  return left.length === 0 ? firstRows(fresh) : { rows: left, fresh };
};

export const withFresh = ({ rows, fresh }: Rows): Rows => ({
  rows: [...firstRows(fresh).rows, ...rows],
  fresh: [],
});

export type PaceFilter = 'any' | 'clock' | 'days';

export interface Filter {
  readonly game: string | undefined;
  readonly pace: PaceFilter;
}

export const passes =
  ({ game, pace }: Filter) =>
  (table: Pick<Table, 'game' | 'pace'>): boolean =>
    (game === undefined || table.game === game) && (pace === 'any' || table.pace.kind === pace);
