import type { Seat } from '@showboat/engine';
import type { CatalogEntry } from '@showboat/games/catalog';
import type { TableEvent } from '@showboat/protocol';
import type { ChatRow } from '../store/store';
import type { Cell, Reader } from './cell';
import { entryShowing } from './entry';
import { happeningLine, lineAbout } from './lines';
import { type Faces, nameIn, tableText } from './shown';
import { type Body, type Table, seatOf } from './table';

// What those who follow a table are told. Everything numbered is read from the cell at the reader's own pace: nobody misses a number.

export const facesOf = ({ names, readers, isElsewhere }: Cell): Faces => {
  const followers = new Set([...readers].map(({ player }) => player));
  return { names, isPresent: (player) => followers.has(player) || isElsewhere(player), followers };
};

export const askedEvent = ({ by, to }: NonNullable<Body['asked']>): TableEvent => ({ kind: 'asked', by, what: 'takeback', to });

export const chatEvent = (seat: Seat | undefined, name: string, text: string, at: number): TableEvent => ({
  kind: 'chat',
  by: seat ?? null,
  name,
  text,
  at: new Date(at).toISOString(),
});

export interface Audience {
  /** Everything new to each reader; with the table itself where that changed in a way that moves do not tell. */
  tell(cell: Cell, isTableNew: boolean, except?: Reader): void;
  /** Something without a number, to all but those who need not know. */
  announce(cell: Cell, event: TableEvent): void;
  /** The first lines of a new reader; `said`: what people said before. */
  welcome(cell: Cell, reader: Reader, said: readonly ChatRow[]): void;
}

const tableOf = ({ isShared }: Pick<Reader, 'isShared'>, { id }: Cell): string | undefined => (isShared ? id : undefined);

/** What happened after a number, as it is told to everybody who sees the same. */
interface Passage {
  readonly after: number;
  readonly isShared: boolean;
  /** Of those who alone see it like this; `'all'` where nothing in it is hidden from anybody. */
  readonly seat: number | undefined | 'all';
  readonly text: string;
}

export const createAudience = (catalog: readonly CatalogEntry[], now: () => number): Audience => {
  /** Written once for all readers: they differ only in the seat that is theirs. */
  const tableLines = (table: Table, faces: Faces): ((player: string | undefined) => string) => {
    const entry = entryShowing(catalog, table);
    const textFor = tableText(entry, table, faces, now());
    return (player) => `{"kind":"table","table":${textFor(seatOf(table.body, player))}}\n`;
  };

  const passageFor = (cell: Cell, table: Table, reader: Reader): Passage => {
    const happenings = table.run?.happenings ?? [];
    const seat = seatOf(table.body, reader.player);
    let isOpen = true;
    let text = '';
    for (let seq = reader.cursor + 1; seq <= happenings.length; seq++) {
      const happening = happenings[seq - 1];
      if (happening.kind === 'move' && happening.seen) isOpen = false;
      text += happeningLine(happening, seq, cell.times[seq - 1], seat, tableOf(reader, cell));
    }
    return { after: reader.cursor, isShared: reader.isShared, seat: isOpen ? 'all' : seat, text };
  };

  /** `told`: what others have been told at this moment. */
  const catchUp = (cell: Cell, table: Table, reader: Reader, told: Passage[]): void => {
    const last = table.run?.seq ?? 0;
    if (reader.cursor >= last) return;
    const isAlike = ({ after, isShared, seat }: Passage): boolean =>
      after === reader.cursor && isShared === reader.isShared && (seat === 'all' || seat === seatOf(table.body, reader.player));
    let passage = told.find(isAlike);
    if (!passage) {
      passage = passageFor(cell, table, reader);
      told.push(passage);
    }
    reader.write(passage.text);
    reader.cursor = last;
  };

  const finish = (cell: Cell, { body }: Table, reader: Reader): void => {
    if (!body.outcome || reader.staysOn) return;
    reader.write(lineAbout(tableOf(reader, cell), { kind: 'over', outcome: body.outcome, result: body.result ?? '' }));
    if (reader.isBrowser && reader.isShared) reader.staysOn = true;
    else reader.end();
  };

  return {
    tell: (cell, isTableNew, except) => {
      const { table } = cell;
      if (!table || cell.readers.size === 0) return;
      const told: Passage[] = [];
      const faces = facesOf(cell);
      let tableLine: ReturnType<typeof tableLines> | undefined;
      for (const reader of cell.readers) {
        if (reader === except) continue;
        catchUp(cell, table, reader, told);
        if (isTableNew) {
          tableLine ??= tableLines(table, faces);
          reader.write(tableLine(reader.player));
        }
        finish(cell, table, reader);
      }
    },
    announce: (cell, event) => {
      for (const reader of cell.readers) reader.write(lineAbout(tableOf(reader, cell), event));
    },
    welcome: (cell, reader, said) => {
      const { table } = cell;
      if (!table) return;
      reader.write(tableLines(table, facesOf(cell))(reader.player));
      for (const { player, seat, text, at } of said)
        reader.write(lineAbout(tableOf(reader, cell), chatEvent(seat, nameIn(cell, player), text, at)));
      catchUp(cell, table, reader, []);
      // Whoever was away when it was asked would never know, and everybody would wait for the answer.
      if (table.body.asked) reader.write(lineAbout(tableOf(reader, cell), askedEvent(table.body.asked)));
      finish(cell, table, reader);
    },
  };
};
