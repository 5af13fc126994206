import type { Seat } from '@showboat/engine';
import type { TableExtras } from '@showboat/ui';
import { messages } from '../messages';
import { nameLevel } from '../friends/levels';
import { Chronometer } from '../pieces/chronometer';
import { Clock } from '../pieces/clock';
import { useNow } from '../pieces/now';
import { type PresenceKind, SeatMark } from '../pieces/presence';
import { Sign } from '../pieces/sign';
import { type TimeLeft, timeLeftOf } from '../pieces/time-left';
import { tableLayout } from '../table/layout-signal';
import { type Company, nameAt, personAt } from './company';

const presenceOf = ({ table, isOff }: Company, seat: Seat): PresenceKind | undefined => {
  const holder = table.value.seats[seat];
  switch (holder?.kind) {
    case 'bot':
      return 'bot';
    case 'person':
      return isOff.value ? 'unknown' : holder.isPresent ? 'here' : 'away';
    case 'open':
    case undefined:
      return undefined;
  }
};

/** How long the own clock has been standing for a lost line, of the grace that is left. */
const graceUsed = (
  { table, remote, you, isOff }: Company,
  now: number,
): { readonly ms: number; readonly isStanding: boolean } => {
  const connection = remote.connection.value;
  const grace = personAt(table.value, you.value)?.graceMs ?? 0;
  const lost = isOff.value && connection.kind === 'down' ? Math.max(0, now - connection.since) : 0;
  return { ms: Math.min(lost, grace), isStanding: lost > 0 && lost < grace };
};

/** The time of a seat as it is drawn now; the own clock stands from the moment a turn was sent, and for a while without a line. */
export const useTimeLeft = (company: Company, seat: Seat | undefined): TimeLeft | undefined => {
  const { table, remote, you, sentAt, isOff } = company;
  const now = useNow(table.value.pace.kind !== 'none' && table.value.status === 'running');
  const isOwn = seat === you.value;
  if (seat === undefined || table.value.status !== 'running' || (isOff.value && !isOwn)) return undefined;
  const sent = isOwn ? sentAt.value : undefined;
  const grace = isOwn ? graceUsed(company, now) : { ms: 0, isStanding: false };
  const time = timeLeftOf(table.value, seat, remote.heardAt.value, sent ?? now - grace.ms);
  return time && (sent !== undefined || grace.isStanding) ? { ...time, state: 'stands' } : time;
};

/** Who is behind the seats, and how much time they have. */
export const createExtras = (company: Company): TableExtras => ({
  Mark: ({ seat, children }) => <SeatMark is={presenceOf(company, seat)}>{children}</SeatMark>,
  Clock: ({ seat }) => {
    const time = useTimeLeft(company, seat);
    return time ? <Clock time={time} /> : null;
  },
  State: ({ seat }) => {
    const person = personAt(company.table.value, seat);
    if (!person || person.isPresent || person.standIn !== null || company.isOff.value) return null;
    return <span class="seat-state">{messages.value.pieces.presence.away}</span>;
  },
  Note: ({ seat }) => {
    const person = personAt(company.table.value, seat);
    if (!person || person.standIn === null || company.table.value.status !== 'running') return null;
    return (
      <p class="stands-in">
        <Sign name="bot" size={18} width={2} />
        <span>
          {messages.value.company.keepsSeat(
            nameLevel(company.table.value.game, person.standIn),
            nameAt(company.table.value, seat),
          )}
        </span>
      </p>
    );
  },
  ChipClock: ({ seat, children }) => {
    const time = useTimeLeft(company, seat);
    const isMover = company.table.value.actor === seat;
    return time && isMover ? <Clock time={time} /> : <>{children}</>;
  },
  OwnClock: ({ seat, children }) => {
    const time = useTimeLeft(company, seat);
    if (!time) return <>{children}</>;
    if (tableLayout.value === 'wide') return <Chronometer time={time} />;
    if (company.table.value.actor !== seat) return <>{children}</>;
    return (
      <p class="hand-line-clock">
        <b class="display">{messages.value.company.yourTime}</b>
        <Clock time={time} />
      </p>
    );
  },
});
