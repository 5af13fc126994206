import { Name, type Table, type TableSeat } from '@showboat/protocol';
import * as v from 'valibot';
import { LONGEST_NAME } from '../settings/saved-settings';

/** What a link leads to. */
export type Invitation = 'seated' | 'sit' | 'full' | 'begun' | 'over';

export const invitationOf = ({ status, you, seats }: Pick<Table, 'status' | 'you' | 'seats'>): Invitation => {
  if (you !== null) return 'seated';
  switch (status) {
    case 'gathering':
      return seats.some(({ kind }) => kind === 'open') ? 'sit' : 'full';
    case 'running':
      return 'begun';
    case 'over':
      return 'over';
  }
};

export type NameProblem = 'empty' | 'long' | 'odd' | 'taken';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isSame = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** What is wrong with a name at this table. The server takes the same name twice; people should not have to. */
export const nameProblem = (given: string, seats: readonly TableSeat[]): NameProblem | undefined => {
  const name = given.trim();
  if (name === '') return 'empty';
  if ([...graphemes.segment(name)].length > LONGEST_NAME) return 'long';
  if (!v.safeParse(Name, name).success) return 'odd';
  return seats.some((seat) => seat.kind !== 'open' && isSame(seat.name, name)) ? 'taken' : undefined;
};

/** The seat that was chosen, as long as it is free; else the first that is. */
export const seatToTake = (seats: readonly TableSeat[], chosen: number | undefined): number | undefined => {
  const free = seats.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
  return free.find((seat) => seat === chosen) ?? free[0];
};
