import type { CatalogEntry } from '@showboat/games/catalog';
import type { TableEvent } from '@showboat/protocol';
import { randomId } from '../secrets';
import type { Cell, Reader } from './cell';
import { eventOf, lineOf } from './lines';
import { type Faces, showTable } from './shown';
import { type Body, type Table, seatOf } from './table';

// What those who follow a table are told. Everything numbered is read from the cell at the reader's own pace: nobody misses a number.

export const facesOf = ({ names, readers }: Cell): Faces => {
  const present = new Set([...readers].map(({ player }) => player));
  return { names, isPresent: (player) => present.has(player) };
};

export const askedEvent = ({ by, to }: NonNullable<Body['asked']>): TableEvent => ({ kind: 'asked', by, what: 'takeback', to });

export interface Audience {
  /** Everything new to each reader; with the table itself where that changed in a way that moves do not tell. */
  tell(cell: Cell, isTableNew: boolean, except?: Reader): void;
  /** Something without a number, to all but those who need not know. */
  announce(cell: Cell, event: TableEvent): void;
  /** The first lines of a new reader. */
  welcome(cell: Cell, reader: Reader): void;
}

/** In the place of a reader's seat. Nobody can know it, so it is nowhere else. */
const YOU = randomId();
const YOUR_SEAT = JSON.stringify(YOU);

export const createAudience = (catalog: readonly CatalogEntry[], now: () => number): Audience => {
  /** Written once for all readers: they differ only in the seat that is theirs. */
  const tableLines = (table: Table, faces: Faces): ((player: string | undefined) => string) => {
    const entry = catalog.find(({ id }) => id === table.row.game);
    const shown = showTable(entry, table, faces, undefined, now());
    const [head, tail] = lineOf({ kind: 'table', table: { ...shown, you: YOU } }).split(YOUR_SEAT);
    return (player) => `${head}${seatOf(table.body, player) ?? null}${tail}`;
  };

  const catchUp = (cell: Cell, { run, body }: Table, reader: Reader, shared: Map<number, string>): void => {
    const happenings = run?.happenings ?? [];
    const seat = seatOf(body, reader.player);
    for (let seq = reader.cursor + 1; seq <= happenings.length; seq++) {
      const happening = happenings[seq - 1];
      const isOpen = happening.kind === 'takeback' || happening.seen === undefined;
      let line = isOpen ? shared.get(seq) : undefined;
      if (line === undefined) {
        line = lineOf(eventOf(happening, seq, cell.times[seq - 1], seat));
        if (isOpen) shared.set(seq, line);
      }
      reader.write(line);
      reader.cursor = seq;
    }
  };

  const finish = ({ body }: Table, reader: Reader): void => {
    if (!body.outcome) return;
    reader.write(lineOf({ kind: 'over', outcome: body.outcome, result: body.result ?? '' }));
    reader.end();
  };

  return {
    tell: (cell, isTableNew, except) => {
      const { table } = cell;
      if (!table || cell.readers.size === 0) return;
      const shared = new Map<number, string>();
      const faces = facesOf(cell);
      let lineFor: ReturnType<typeof tableLines> | undefined;
      for (const reader of cell.readers) {
        if (reader === except) continue;
        catchUp(cell, table, reader, shared);
        if (isTableNew) {
          lineFor ??= tableLines(table, faces);
          reader.write(lineFor(reader.player));
        }
        finish(table, reader);
      }
    },
    announce: (cell, event) => {
      const line = lineOf(event);
      for (const reader of cell.readers) reader.write(line);
    },
    welcome: (cell, reader) => {
      const { table } = cell;
      if (!table) return;
      reader.write(tableLines(table, facesOf(cell))(reader.player));
      catchUp(cell, table, reader, new Map());
      // Whoever was away when it was asked would never know, and everybody would wait for the answer.
      if (table.body.asked) reader.write(lineOf(askedEvent(table.body.asked)));
      finish(table, reader);
    },
  };
};
