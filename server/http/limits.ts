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
  tablesPerAddress: { burst: 300, everyMs: 4_000 },
  tablesPerPlayer: { burst: 60, everyMs: 20_000 },
  tokensPerPlayer: { burst: 20, everyMs: 60_000 },
  namesPerPlayer: { burst: 20, everyMs: 10_000 },
  invitesPerAddress: { burst: 20, everyMs: 20_000 },
  chatPerPlayer: { burst: 10, everyMs: 2_000 },
  passkeysPerPlayer: { burst: 20, everyMs: 60_000 },
  signInsPerAddress: { burst: 40, everyMs: 10_000 },
  codesPerPlayer: { burst: 10, everyMs: 60_000 },
  guessesPerAddress: { burst: 5, everyMs: 60_000 },
  subscriptionsPerPlayer: { burst: 20, everyMs: 60_000 },
  exportsPerPlayer: { burst: 5, everyMs: 60_000 },
  takebacksPerPlayer: { burst: 10, everyMs: 10_000 },
} as const satisfies Readonly<Record<string, Rate>>;
export type RateName = keyof typeof RATES;

export const STREAMS_PER_PLAYER = 50;
export const STREAMS_PER_ADDRESS = 500;
/** A socket is one stream, however many tables are followed on it. */
export const TABLES_PER_SOCKET = 50;

/** Larger bodies are not read. Boards are the largest thing that anybody sends. */
export const LARGEST_BODY = 300_000;

export interface Limits {
  /** Throws when it is too much. */
  take(rate: RateName, who: string): void;
  /** It does not count after all. */
  giveBack(rate: RateName, who: string): void;
  sweep(): void;
}

const FORGET_MS = 10 * 60_000;

/** Buckets that fill again with time. Those of yesterday are forgotten. */
export const createLimits = (now: () => number): Limits => {
  const buckets = new Map<string, { left: number; at: number }>();

  const take = (rate: RateName, who: string): void => {
    const { burst, everyMs } = RATES[rate];
    const key = `${rate} ${who}`;
    const time = now();
    const bucket = buckets.get(key) ?? { left: burst, at: time };
    const left = Math.min(burst, bucket.left + (time - bucket.at) / everyMs);
    if (left < 1) {
      const retryAfter = Math.max(1, Math.ceil(((1 - left) * everyMs) / 1000));
      throw new Fault('too-fast', 'Too many requests.', { hint: `Wait ${retryAfter} s.`, retryAfter });
    }
    buckets.set(key, { left: left - 1, at: time });
  };

  return {
    take,
    giveBack: (rate, who) => {
      const bucket = buckets.get(`${rate} ${who}`);
      if (bucket) bucket.left += 1;
    },
    sweep: () => {
      const before = now() - FORGET_MS;
      for (const [key, { at }] of buckets) if (at < before) buckets.delete(key);
    },
  };
};

/** For measurements on one's own machine. */
export const NO_LIMITS: Limits = { take: () => undefined, giveBack: () => undefined, sweep: () => undefined };
