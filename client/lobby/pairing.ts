import type { Pace, Table } from '@showboat/protocol';

/** What somebody who looks for opponents wants: a game, live or with so many days for a turn. */
export interface Wish {
  readonly game: string;
  readonly pace: 'live' | 1 | 3;
}

export const PACES = ['live', 1, 3] as const satisfies readonly Wish['pace'][];

/** Of a table that is laid because none was there. */
export const paceOf = ({ pace }: Wish): Pace =>
  pace === 'live' ? { kind: 'clock', minutes: 15, increment: 20 } : { kind: 'days', days: pace };

const isPace = (pace: Pace, wish: Wish['pace']): boolean =>
  wish === 'live' ? pace.kind === 'clock' : pace.kind === 'days' && pace.days === wish;

const openSeat = ({ seats }: Pick<Table, 'seats'>): number | undefined => seats.find(({ kind }) => kind === 'open')?.seat;

const isHostHere = ({ seats, hostSeat }: Pick<Table, 'seats' | 'hostSeat'>): boolean => {
  const host = typeof hostSeat === 'number' ? seats[hostSeat] : undefined;
  return host?.kind === 'person' && host.isPresent;
};

export interface Fit {
  readonly table: Table;
  readonly seat: number;
}

/**
 * Tables at which a wish comes true, the best first: those that lack fewest people, then the oldest. A live one counts only while its
 * host looks at it, for nobody else can start it.
 */
export const fitsOf = (wish: Wish, tables: readonly Table[]): readonly Fit[] =>
  tables
    .flatMap((table): Fit[] => {
      const seat = openSeat(table);
      const isWanted = table.game === wish.game && table.you === null && isPace(table.pace, wish.pace);
      return seat !== undefined && isWanted && (wish.pace !== 'live' || isHostHere(table)) ? [{ table, seat }] : [];
    })
    .sort(
      (one, other) =>
        missing(one.table) - missing(other.table) || Date.parse(one.table.createdAt) - Date.parse(other.table.createdAt),
    );

const missing = ({ seats }: Pick<Table, 'seats'>): number => seats.filter(({ kind }) => kind === 'open').length;
