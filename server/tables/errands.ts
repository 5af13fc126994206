import { setTimeout } from 'node:timers/promises';
import type { Due, Store } from '../store/store';
import type { BotTask } from './bot-turns';
import { Fault } from './fault';
import type { Tables } from './tables';

// What happens at tables without anybody asking: bots move, time runs out. All of it stands in the store, so that whoever starts next
// goes on with it; nothing here is more than a memory of that.

const BEAT_MS = 1_000;
/** A server that was not heard of for this long is dead, and its errands are for others. */
export const ALIVE_MS = 3_000;
/** A server that lives says so every second: less than this is no absence, and another one may be there. */
export const LEAST_SLEEP = 1_500;
const LOOK_MS = 250;
const SWEEP_MS = 15_000;
const MOST_CLAIMS = 200;
const RETRY_MS = 500;

export interface Errands {
  /** A bot of this table is to decide, or its time has come. */
  attend(table: string): void;
  /** Looks now, and not only in a moment. */
  look(): void;
  /** Begins to look for what is due. */
  start(): void;
  stop(): Promise<void>;
  readonly busy: number;
}

export interface ErrandsOptions {
  readonly store: Store;
  readonly tables: () => Tables;
  readonly decide: (task: BotTask) => Promise<readonly unknown[]>;
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
  /** What this process takes care of; all, if left out. */
  readonly kinds?: readonly Due['kind'][];
}

export const createErrands = ({ store, tables, decide, now, onProblem, kinds }: ErrandsOptions): Errands => {
  /** Tables with a bot at work, and whether it is to look again afterwards. */
  const thinking = new Map<string, { isAgain: boolean }>();
  const mayThink = kinds?.includes('bot') ?? true;
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  let looking: Promise<void> = Promise.resolve();

  /** Servers are being replaced, and another one has the rules of this table. */
  const leaveToOthers = async (table: string): Promise<void> => {
    if (!store.isShared) return;
    await setTimeout(RETRY_MS);
    await store.releaseDue(tables().server, table);
  };

  /** The time of a table has come, or a bot is to move: whichever it is, looking at the table tells. */
  const think = async (table: string): Promise<void> => {
    if (!(await tables().canPlay(table))) return leaveToOthers(table);
    await tables().due(table);
    const task = mayThink ? await tables().botTask(table) : undefined;
    if (task) await tables().playAsBot(task, await decide(task));
  };

  const work = async (table: string, job: { isAgain: boolean }): Promise<void> => {
    // Ends by itself when the server stops: every look at the store fails then.
    do {
      job.isAgain = false;
      try {
        await think(table);
      } catch (error) {
        // A table that is gone has nothing to be done at.
        if (isStopped || (error instanceof Fault && error.code === 'not-found')) break;
        onProblem(error);
        // The store may be away: the errand is still written there.
        await setTimeout(RETRY_MS);
        job.isAgain = true;
      }
    } while (job.isAgain);
    thinking.delete(table);
  };

  const attend = (table: string): void => {
    const job = thinking.get(table);
    if (job) {
      job.isAgain = true;
      return;
    }
    if (isStopped) return;
    const begun = { isAgain: false };
    thinking.set(table, begun);
    void work(table, begun);
  };

  const look = async (): Promise<void> => {
    const claimed = await store.claimDue(tables().server, { now: now(), limit: MOST_CLAIMS, ...(kinds && { kinds }) });
    for (const { table } of claimed) attend(table);
  };

  const guard = async (before: Promise<void>, run: () => Promise<void>): Promise<void> => {
    await before;
    if (isStopped) return;
    try {
      await run();
    } catch (error) {
      onProblem(error);
    }
  };
  const guarded = (run: () => Promise<void>): void => {
    looking = guard(looking, run);
  };

  return {
    attend,
    look: () => guarded(look),
    start: () => {
      const beat = (): Promise<void> => store.beat(tables().server, now() + ALIVE_MS);
      guarded(beat);
      guarded(look);
      timers.push(
        setInterval(() => guarded(beat), BEAT_MS),
        setInterval(() => guarded(look), LOOK_MS),
        setInterval(() => tables().sweep(), SWEEP_MS),
      );
    },
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await looking;
      // Others need not wait until this server counts as dead.
      await store.beat(tables().server, now() - 1).catch(() => undefined);
    },
    get busy() {
      return thinking.size;
    },
  };
};
