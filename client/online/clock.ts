import type { Table } from '@showboat/protocol';

// Nothing ticks here: what is left is arithmetic on what was told and the time since, so it is right after a sleep as well.

export interface RunningClock {
  /** Milliseconds. */
  readonly left: number;
  readonly isRunning: boolean;
  /** For how long it still stands, because the line of its player is lost. */
  readonly standsFor?: number | undefined;
}

/** The clock of a seat at this moment; `undefined` where the table has none. */
export const clockOf = (table: Table, seat: number, heardAt: number, now: number): RunningClock | undefined => {
  const { pace, deadline } = table;
  const at = table.seats[seat];
  // Nobody tells when the grace is over: then it runs by itself.
  const grace = at?.kind === 'person' && at.isClockStanding === true ? (at.graceMs ?? Number.POSITIVE_INFINITY) : 0;
  const waited = Math.max(0, now - heardAt);
  const isStanding = waited < grace;
  const isRunning = table.status === 'running' && table.actor === seat && deadline !== null && !isStanding;
  switch (pace.kind) {
    case 'none':
      return undefined;
    case 'days':
      return isRunning ? { left: Math.max(0, Date.parse(deadline) - now), isRunning } : undefined;
    case 'clock': {
      const told = at && at.kind !== 'open' ? at.clockMs : undefined;
      if (told === undefined || told === null) return undefined;
      return {
        left: Math.max(0, told - (isRunning ? waited - grace : 0)),
        isRunning,
        ...(isStanding && { standsFor: grace - waited }),
      };
    }
  }
};
