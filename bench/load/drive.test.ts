import { expect, test } from 'vitest';
import { drive } from './drive';
import { type LiveTable, createProgress } from './live-table';
import { percentile } from './percentile';

/** A table of two seats that has so many turns of three moves; the other seat is told in the next breath. */
const tableWith = (turns: number): LiveTable => {
  let left = turns;
  const table: LiveTable = {
    onArrival: () => undefined,
    onReady: () => undefined,
    play: () => {
      if (left === 0) return 0;
      left--;
      setImmediate(() => {
        table.onArrival();
        table.onReady();
      });
      return 3;
    },
  };
  return table;
};

test('plays as many turns as asked for, or as there are', async () => {
  const driven = await drive([tableWith(2), tableWith(10)], { turns: 5, seconds: 60 });
  expect(driven).toMatchObject({ turns: 7, moves: 21 });
  expect(driven.latenciesMs).toHaveLength(7);
});

test('unhurried, it plays the same', async () => {
  const driven = await drive([tableWith(2), tableWith(10)], { turns: 5, seconds: 60, turnsPerSecond: 10_000 });
  expect(driven).toMatchObject({ turns: 7, moves: 21 });
});

test('stops when the time is over, and when there is no table', async () => {
  expect(await drive([tableWith(1)], { turns: 5, seconds: 0 })).toMatchObject({ turns: 0 });
  expect(await drive([tableWith(0)], { turns: 5, seconds: 60, turnsPerSecond: 1 })).toMatchObject({ turns: 0 });
});

test('a turn is complete when every seat knows it; who sent it does not count for latency', () => {
  let arrivals = 0;
  const progress = createProgress(3, () => arrivals++);
  progress.begin(1);
  for (const seat of [0, 1, 0]) progress.arrived(seat);
  expect(progress.isComplete).toBe(false);
  progress.arrived(2);
  expect(progress.isComplete).toBe(true);
  expect(arrivals).toBe(2);
});

test('percentiles', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.5)).toBe(101);
  expect(percentile(values, 0.99)).toBe(199);
  expect(percentile([7], 0.99)).toBe(7);
});
