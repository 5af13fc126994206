import type { Table } from '@showboat/protocol';

// Nothing ticks here: what is left is arithmetic on what was told and the time since, so it is right after a sleep as well.

export interface RunningClock {
  /** Milliseconds. */
  readonly left: number;
  readonly isRunning: boolean;
}

/** The clock of a seat at this moment; `undefined` where the table has none. */
export const clockOf = (table: Table, seat: number, heardAt: number, now: number): RunningClock | undefined => {
  const { pace, deadline } = table;
  const at = table.seats[seat];
  const isStanding = at?.kind === 'person' && at.isClockStanding === true;
  const isRunning = table.status === 'running' && table.actor === seat && deadline !== null && !isStanding;
  switch (pace.kind) {
    case 'none':
      return undefined;
    case 'days':
      return isRunning ? { left: Math.max(0, Date.parse(deadline) - now), isRunning } : undefined;
    case 'clock': {
      const told = at && at.kind !== 'open' ? at.clockMs : undefined;
      if (told === undefined || told === null) return undefined;
      return { left: Math.max(0, told - (isRunning ? Math.max(0, now - heardAt) : 0)), isRunning };
    }
  }
};
