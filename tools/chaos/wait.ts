import type { Table } from '@showboat/protocol';
import type { TablePlan } from './plans';
import type { World } from './world';

/** How long a table has stood still with the server running, though somebody or something was to go on. */
export interface Wait {
  onNumber(seq: number): void;
  onTable(table: Table): void;
  /** Nobody was there, and now somebody is: time counts from now on. */
  restart(): void;
  /** Something happened to one of many servers: time goes on, and the table has to go on as well. */
  mark(): void;
  /** Time has passed with the server running; answers how long nothing has happened, or 0 where nothing has to. */
  pass(ms: number): number;
  /** Whether something happened since then, or nothing has to. */
  readonly hasGoneOn: boolean;
  end(): void;
  /** In words: what it stands at. */
  readonly moment: string;
}

export const createWait = (world: World, { seats }: TablePlan): Wait => {
  let last = 0;
  let latest: Table | undefined;
  let waitedMs = 0;
  let hasMoved = true;
  /** By the clock on the wall, for the report. */
  let since: number | undefined;
  let isOver = false;
  let away: readonly number[] = [];

  const moved = (): void => {
    if (!hasMoved && since !== undefined)
      world.figures.slowestMs = Math.max(world.figures.slowestMs, Math.round(performance.now() - since));
    waitedMs = 0;
    hasMoved = true;
  };

  /** It is the turn of somebody who says nothing, and there is time left. */
  const isForbearing = (): boolean => {
    if (world.isClosing || !latest || latest.actor === null || seats[latest.actor] !== 'silent') return false;
    const holder = latest.seats[latest.actor];
    if (holder.kind !== 'person' || holder.standIn !== null) return false;
    return latest.deadline === null || Date.parse(latest.deadline) > Date.now() + world.leapMs;
  };

  return {
    onNumber: (seq) => {
      if (seq <= last) return;
      last = seq;
      moved();
    },
    onTable: (table) => {
      latest = table;
      const now = table.seats.flatMap((seat) => (seat.kind === 'person' && seat.standIn !== null ? [seat.seat] : []));
      if (now.join() === away.join()) return;
      world.figures.standIns += now.filter((seat) => !away.includes(seat)).length;
      away = now;
      moved();
    },
    restart: () => {
      waitedMs = 0;
      since = undefined;
      hasMoved = false;
    },
    mark: () => {
      since = undefined;
      hasMoved = false;
    },
    pass: (ms) => {
      const isResting = isOver || isForbearing();
      waitedMs = isResting ? 0 : waitedMs + ms;
      since = isResting ? undefined : (since ?? performance.now() - ms);
      return waitedMs;
    },
    get hasGoneOn() {
      return hasMoved || isOver || isForbearing();
    },
    get moment() {
      return `at number ${last}, waiting for ${latest?.actor ?? 'nobody'} until ${latest?.deadline ?? 'whenever'}`;
    },
    end: () => {
      isOver = true;
    },
  };
};
