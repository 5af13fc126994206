import { Fault } from '../tables/fault';

/** So many at once, and one more after so many milliseconds. */
export interface Rate {
  readonly burst: number;
  readonly everyMs: number;
}

/** Documented in docs/hosting.md. */
export const RATES = {
  requestsPerAddress: { burst: 2_000, everyMs: 4 },
  requestsPerPlayer: { burst: 600, everyMs: 10 },
  playersPerAddress: { burst: 100, everyMs: 30_000 },
  tablesPerPlayer: { burst: 60, everyMs: 20_000 },
  invitesPerAddress: { burst: 20, everyMs: 20_000 },
  chatPerPlayer: { burst: 10, everyMs: 2_000 },
  takebacksPerPlayer: { burst: 10, everyMs: 10_000 },
} as const satisfies Readonly<Record<string, Rate>>;
export type RateName = keyof typeof RATES;

export const STREAMS_PER_PLAYER = 50;
export const STREAMS_PER_ADDRESS = 500;

/** Larger bodies are not read. Boards are the largest thing that anybody sends. */
export const LARGEST_BODY = 300_000;

export interface Limits {
  /** Throws when it is too much. */
  take(rate: RateName, who: string): void;
  /** Whether there is one left, without taking it. */
  check(rate: RateName, who: string): void;
  sweep(): void;
}

const FORGET_MS = 10 * 60_000;

/** Buckets that fill again with time. Those of yesterday are forgotten. */
export const createLimits = (now: () => number): Limits => {
  const buckets = new Map<string, { left: number; at: number }>();

  const look = (rate: RateName, who: string, cost: number): void => {
    const { burst, everyMs } = RATES[rate];
    const key = `${rate} ${who}`;
    const time = now();
    const bucket = buckets.get(key) ?? { left: burst, at: time };
    const left = Math.min(burst, bucket.left + (time - bucket.at) / everyMs);
    if (left < 1) {
      const retryAfter = Math.max(1, Math.ceil(((1 - left) * everyMs) / 1000));
      throw new Fault('too-fast', 'Too many requests.', { hint: `Wait ${retryAfter} s.`, retryAfter });
    }
    buckets.set(key, { left: left - cost, at: time });
  };

  return {
    take: (rate, who) => look(rate, who, 1),
    check: (rate, who) => look(rate, who, 0),
    sweep: () => {
      const before = now() - FORGET_MS;
      for (const [key, { at }] of buckets) if (at < before) buckets.delete(key);
    },
  };
};

/** For measurements on one's own machine. */
export const NO_LIMITS: Limits = { take: () => undefined, check: () => undefined, sweep: () => undefined };
