import type { CatalogEntry } from '@showboat/games/catalog';
import type { Table as TableAnswer } from '@showboat/protocol';
import type { Store } from '../store/store';
import { type Audience, facesOf } from './audience';
import type { Cell } from './cell';
import type { Cells } from './cells';
import { entryFor, entryShowing } from './entry';
import type { Hub } from './hub';
import { noRules } from './moves';
import type { Others } from './others';
import { showTable } from './shown';
import type { Table } from './table';

/** What all that is done with tables works with. */
export interface House {
  readonly store: Store;
  readonly catalog: readonly CatalogEntry[];
  readonly cells: Cells;
  readonly audience: Audience;
  readonly hub: Hub;
  readonly others: Others;
  /** The server is going down. */
  readonly isClosing: () => boolean;
  readonly now: () => number;
}

/** The game as it was when the table was made. */
export const entryOf = ({ catalog }: House, table: Table): CatalogEntry => {
  const entry = entryFor(catalog, table.row.game, table.settings.rules);
  if (!entry) throw noRules(table);
  return entry;
};

/** A table as an answer to this player. */
export const shownTo = ({ catalog, now }: House, cell: Cell, table: Table, player: string | undefined): TableAnswer =>
  showTable(entryShowing(catalog, table), table, facesOf(cell), player, now());
