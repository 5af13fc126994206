import type { Table } from '@showboat/protocol';
import { clockOf } from '../online/clock';

// Clocks are functions of what the table said and of the time since. Nothing is counted down here, so a page that slept, or whose timers
// were held back, is right as soon as it draws.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Red: the last minute of a live clock, the last tenth of a turn over days. */
const LOW_LIVE = MINUTE;
const LOW_SHARE = 0.1;

/** `stands`: a bot keeps the seat, or its player lost the line. */
export type ClockState = 'waits' | 'runs' | 'low' | 'stands';

export interface TimeLeft {
  readonly state: ClockState;
  readonly pace: 'clock' | 'days';
  readonly ms: number;
  /** Of all the time there was, 0 to 1. */
  readonly share: number;
}

const totalOf = (pace: Table['pace']): number => {
  switch (pace.kind) {
    case 'none':
      return 0;
    case 'clock':
      return pace.minutes * MINUTE;
    case 'days':
      return pace.days * DAY;
  }
};

const isLow = (pace: 'clock' | 'days', ms: number, share: number): boolean =>
  pace === 'clock' ? ms < LOW_LIVE : share < LOW_SHARE;

/** The time of one seat. `undefined` without a clock, for bots, and over days for those who are not to move. */
export const timeLeftOf = (table: Table, seat: number, heardAt: number, now: number): TimeLeft | undefined => {
  const { pace, seats } = table;
  const holder = seats[seat];
  const clock = clockOf(table, seat, heardAt, now);
  if (pace.kind === 'none' || holder?.kind !== 'person' || !clock) return undefined;
  const ms = clock.left;
  const share = Math.min(1, ms / totalOf(pace));
  const running = isLow(pace.kind, ms, share) ? 'low' : 'runs';
  const isStanding = holder.standIn !== null || clock.standsFor !== undefined;
  const state = isStanding ? 'stands' : clock.isRunning ? running : 'waits';
  return { state, pace: pace.kind, ms, share };
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "4:12", "1:04:12". A second that has begun still counts, so that nought is only shown when time is up. */
export const formatClock = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}` : `${minutes}:${twoDigits(seconds % 60)}`;
};

export interface DurationWords {
  readonly days: (days: number, hours: number) => string;
  readonly hours: (hours: number) => string;
  readonly hoursLeft: (hours: number) => string;
}

/** "1 d 4 h", "5 h left"; the last hour of a turn over days is told like a live clock. */
export const formatTimeLeft = ({ pace, ms, state }: Pick<TimeLeft, 'pace' | 'ms' | 'state'>, words: DurationWords): string => {
  if (pace === 'clock' || ms < HOUR) return formatClock(ms);
  const hours = Math.floor(ms / HOUR);
  if (hours >= 24) return words.days(Math.floor(hours / 24), hours % 24);
  return state === 'low' ? words.hoursLeft(hours) : words.hours(hours);
};
