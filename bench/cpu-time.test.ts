import { expect, test } from 'vitest';
import { type CpuClock, median, paceOf, takeSlice, takeTurns } from './cpu-time';

/** Work that takes that many seconds, on a clock that only work advances. */
const fakeClock = (): { readonly clock: CpuClock; readonly work: (seconds: number, steps: number) => () => number } => {
  let now = 100;
  return {
    clock: () => now,
    work: (seconds, steps) => () => {
      now += seconds;
      return steps;
    },
  };
};

test('the median is the middle one, or lies between the middle two', () => {
  expect(median([7])).toBe(7);
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(() => median([])).toThrow('nothing has no median');
});

test('the median leaves its list as it is', () => {
  const numbers = [3, 1, 2];
  median(numbers);
  expect(numbers).toEqual([3, 1, 2]);
});

test('a slice ends with the round in which the time is used up', () => {
  const { clock, work } = fakeClock();
  expect(takeSlice(clock, 1, work(0.375, 10))).toEqual({ rounds: 3, steps: 30, cpuSeconds: 1.125 });
});

test('a slice holds at least one round', () => {
  const { clock, work } = fakeClock();
  expect(takeSlice(clock, 1, work(5, 10))).toEqual({ rounds: 1, steps: 10, cpuSeconds: 5 });
});

test('the clock is read seldom, however short the rounds are', () => {
  const { clock, work } = fakeClock();
  let readings = 0;
  const counted = (): number => {
    readings++;
    return clock();
  };
  const { rounds, cpuSeconds } = takeSlice(counted, 1, work(1 / 65_536, 1));
  expect(rounds).toBeGreaterThanOrEqual(65_536);
  expect(cpuSeconds).toBeLessThan(1.01);
  expect(readings).toBeLessThan(200);
});

test('works take turns, and warming up does not count', () => {
  const { clock, work } = fakeClock();
  const order: string[] = [];
  const named = (name: string, steps: number): (() => number) => {
    const round = work(1, steps);
    return () => {
      order.push(name);
      return round();
    };
  };
  const progress: string[] = [];
  const slices = takeTurns([named('a', 3), named('b', 5)], {
    clock,
    warmUp: 1,
    cpuSeconds: 2,
    slices: 2,
    onSlice: (done, total) => progress.push(`${done}/${total}`),
  });
  expect(order.join('')).toBe('abaabbaabb');
  expect(slices).toEqual([
    [
      { rounds: 2, steps: 6, cpuSeconds: 2 },
      { rounds: 2, steps: 6, cpuSeconds: 2 },
    ],
    [
      { rounds: 2, steps: 10, cpuSeconds: 2 },
      { rounds: 2, steps: 10, cpuSeconds: 2 },
    ],
  ]);
  expect(progress).toEqual(['0/6', '1/6', '2/6', '3/6', '4/6', '5/6']);
});

test('a pace is the median of the slices', () => {
  const slices = [
    { rounds: 2, steps: 10, cpuSeconds: 2 },
    { rounds: 8, steps: 80, cpuSeconds: 2 },
    { rounds: 2, steps: 30, cpuSeconds: 1 },
  ];
  expect(paceOf(slices)).toEqual({ stepsPerCpuSecond: 30, roundsPerCpuSecond: 2 });
});
