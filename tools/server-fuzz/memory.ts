import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Megabytes in use once everything that can go has gone. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
}

const MB = 1_048_576;

const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
};

export const measureMemory = async (): Promise<Memory> => {
  const collect = collector();
  for (let times = 0; times < 3; times++) {
    collect();
    // Closed sockets and finished promises let go a moment later.
    await setTimeout(20);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss: Math.round(rss / MB), heap: Math.round((heapUsed + external) / MB) };
};
