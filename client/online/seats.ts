import { type LevelId, isLevelId } from '@showboat/bots';
import type { Seat } from '@showboat/engine';
import type { Table, TableSeat as ToldSeat } from '@showboat/protocol';
import type { TableSeat } from '../session/session';

/** A level of a newer server is shown as the usual one. */
const levelOf = (level: string): LevelId => (isLevelId(level) ? level : 'mate');

const seatOf = (seat: ToldSeat, isHere: boolean): TableSeat => {
  switch (seat.kind) {
    case 'open':
      return { kind: 'elsewhere', name: '', isPresent: false };
    case 'bot':
      return { kind: 'bot', name: seat.name, level: levelOf(seat.level) };
    case 'person': {
      const { name, isPresent, standIn } = seat;
      // The bot decides until its player returns.
      if (standIn !== null) return { kind: 'bot', name, level: levelOf(standIn) };
      return isHere ? { kind: 'here', name } : { kind: 'elsewhere', name, isPresent };
    }
  }
};

/** Who sits where. `here`: the seat that is played in this window. */
export const seatsOf = ({ seats }: Table, here: Seat | undefined): readonly TableSeat[] =>
  seats.map((seat) => seatOf(seat, seat.seat === here));

/** The seat that a bot is thinking for, also as a stand-in. */
export const thinkingSeat = ({ seats, actor, status }: Table): Seat | undefined => {
  const seat = status === 'running' && actor !== null ? seats[actor] : undefined;
  return seat?.kind === 'bot' || (seat?.kind === 'person' && seat.standIn !== null) ? seat.seat : undefined;
};

/** Whether more than one person plays here: then nobody is advised. */
export const isCompany = ({ seats }: Table): boolean => seats.filter(({ kind }) => kind === 'person').length > 1;
