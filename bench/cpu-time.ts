/** CPU-seconds this process has used so far. */
export type CpuClock = () => number;

/** User and system time of all threads, so that garbage collection and compilation count for the code that caused them. */
export const processCpuClock: CpuClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** One slice of measurement: rounds of work (games), steps in them (moves), and the time they took. */
export interface Slice {
  readonly rounds: number;
  readonly steps: number;
  readonly cpuSeconds: number;
}

/** Reading the clock is a system call that may take as long as a dozen moves: no more often than this. */
const BETWEEN_READINGS = 0.005;

/**
 * Works until the time is used up. `work` is one round and returns its steps; a round is always finished, so that slices contain whole
 * games. Rounds are played in batches that grow until the clock is rarely read.
 */
export const takeSlice = (clock: CpuClock, cpuSeconds: number, work: () => number): Slice => {
  const start = clock();
  let now = start;
  let batch = 1;
  let rounds = 0;
  let steps = 0;
  do {
    const before = now;
    for (let i = 0; i < batch; i++) steps += work();
    rounds += batch;
    now = clock();
    if (now - before < BETWEEN_READINGS) batch *= 2;
  } while (now - start < cpuSeconds);
  return { rounds, steps, cpuSeconds: now - start };
};

export interface SlicePlan {
  readonly clock: CpuClock;
  readonly warmUp: number;
  readonly cpuSeconds: number;
  readonly slices: number;
  /** Called before each slice; counts from 0, warm-ups included. */
  readonly onSlice?: (done: number, total: number) => void;
}

/** Interleaves slices of all works, so that a busy machine affects all alike; by work, in the given order. */
export const takeTurns = (works: readonly (() => number)[], plan: SlicePlan): readonly (readonly Slice[])[] => {
  const { clock, warmUp, cpuSeconds, slices, onSlice } = plan;
  const taken: Slice[][] = works.map(() => []);
  const total = works.length * (slices + 1);
  for (let round = 0; round <= slices; round++) {
    for (const [index, work] of works.entries()) {
      onSlice?.(round * works.length + index, total);
      const slice = takeSlice(clock, round === 0 ? warmUp : cpuSeconds, work);
      if (round > 0) taken[index].push(slice);
    }
  }
  return taken;
};

export const median = (numbers: readonly number[]): number => {
  if (numbers.length === 0) throw new Error('nothing has no median');
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export interface Pace {
  readonly stepsPerCpuSecond: number;
  readonly roundsPerCpuSecond: number;
}

export const paceOf = (slices: readonly Slice[]): Pace => ({
  stepsPerCpuSecond: median(slices.map(({ steps, cpuSeconds }) => steps / cpuSeconds)),
  roundsPerCpuSecond: median(slices.map(({ rounds, cpuSeconds }) => rounds / cpuSeconds)),
});
