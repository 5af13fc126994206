import { EventEmitter, once, setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '@showboat/engine';
import { createRandom, pick } from '@showboat/engine';
import { type Figures, noFigures } from './figures';

/** The first thing that is wrong with the server, in words. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Moments at which a server is most likely to be in the middle of something. */
export type Moment = 'sent' | 'answered';

/** One of the servers, as those who use it see it. */
export interface Site {
  readonly name: string;
  /** Where it is; `undefined` while it is down. */
  url: string | undefined;
  /** It was stopped, and does not know. */
  isFrozen: boolean;
}

/** What everything in a run shares. */
export interface World {
  readonly seed: string;
  readonly figures: Figures;
  readonly sites: readonly Site[];
  /** While the database is away, nobody can store anything. */
  isStoreAway: boolean;
  /** Whether tables can go on: there is a server that runs, and can store. */
  readonly isUp: boolean;
  /** How far the server's time is ahead of the machine's. */
  leapMs: number;
  /** The last kill is done: tables are to come to an end. */
  isClosing: boolean;
  readonly isOver: boolean;
  readonly problem: string | undefined;
  /** The first one counts and ends the run. */
  fail(problem: string): void;
  finish(): void;
  random(name: string): Random;
  /** Told to whoever wants to kill. */
  at(moment: Moment): void;
  next(moment: Moment, ms: number): Promise<void>;
  /** Any server, as soon as there is one; `undefined` when the run is over. */
  whenUp(): Promise<Site | undefined>;
  /** Runs for the whole run; whatever it throws is a problem. */
  watch(what: string, work: () => Promise<void>): Promise<void>;
  readonly signal: AbortSignal;
}

const LOOK_MS = 5;

export const createWorld = (seed: string, servers = 1): World => {
  const ended = new AbortController();
  const moments = new EventEmitter();
  // Everybody listens.
  setMaxListeners(0, moments, ended.signal);
  let problem: string | undefined;
  const fail = (text: string): void => {
    if (ended.signal.aborted) return;
    problem = text;
    ended.abort();
  };
  const chance = createRandom(`${seed}/sites`);
  const sites: readonly Site[] = Array.from({ length: servers }, (_, at) => ({
    name: `server ${at + 1}`,
    url: undefined,
    isFrozen: false,
  }));
  const world: World = {
    seed,
    figures: noFigures(),
    sites,
    isStoreAway: false,
    get isUp() {
      return !world.isStoreAway && sites.some(({ url, isFrozen }) => url !== undefined && !isFrozen);
    },
    leapMs: 0,
    isClosing: false,
    signal: ended.signal,
    get isOver() {
      return ended.signal.aborted;
    },
    get problem() {
      return problem;
    },
    fail,
    finish: () => ended.abort(),
    random: (name) => createRandom(`${seed}/${name}`),
    at: (moment) => void moments.emit(moment),
    next: async (moment, ms) => {
      const waiting = new AbortController();
      await Promise.race([
        once(moments, moment, { signal: waiting.signal }).catch(() => undefined),
        setTimeout(ms, undefined, { signal: waiting.signal }).catch(() => undefined),
      ]);
      waiting.abort();
    },
    whenUp: async () => {
      while (!world.isOver) {
        // Frozen ones as well: nobody can tell before they have asked.
        const there = sites.filter(({ url }) => url !== undefined);
        if (there.length > 0) return pick(chance, there);
        await setTimeout(LOOK_MS);
      }
      return undefined;
    },
    watch: async (what, work) => {
      try {
        await work();
      } catch (error) {
        if (error instanceof Problem) fail(error.message);
        else fail(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
    },
  };
  return world;
};
