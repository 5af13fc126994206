import type { CatalogEntry } from '@showboat/games/catalog';
import type { Table as TableAnswer } from '@showboat/protocol';
import type { Store } from '../store/store';
import { type Audience, facesOf } from './audience';
import type { Cell } from './cell';
import type { Cells } from './cells';
import { Fault } from './fault';
import type { Hub } from './hub';
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

export const entryOf = ({ catalog }: House, game: string): CatalogEntry => {
  const entry = catalog.find(({ id }) => id === game);
  if (!entry) throw new Fault('wrong-time', 'This server does not have the game.');
  return entry;
};

/** A table as an answer to this player. */
export const shownTo = ({ catalog, now }: House, cell: Cell, table: Table, player: string | undefined): TableAnswer =>
  showTable(
    catalog.find(({ id }) => id === table.row.game),
    table,
    facesOf(cell),
    player,
    now(),
  );
