import { expect, test } from 'vitest';
import { type ClientFigures, formatFigures, medianOf, toJson } from './client-report';

const FIGURES: ClientFigures = {
  scripts: [
    { path: '/assets/index.js', gzipBytes: 20_000, isWorker: false },
    { path: '/assets/worker.js', gzipBytes: 15_000, isWorker: true },
  ],
  updatesMs: [3, 1.234, 2.5],
  startsMs: [400, 300],
};

test('medians', () => {
  expect([medianOf([3]), medianOf([4, 1, 2]), medianOf([1, 2, 3, 4])]).toEqual([3, 2, 2.5]);
});

test('three figures for programs, workers left out', () => {
  expect(toJson(FIGURES)).toEqual({ firstTableGzipBytes: 20_000, boardUpdateMs: 2.5, startToInteractiveMs: 350 });
});

test('page and workers apart for people', () => {
  expect(formatFigures(FIGURES)).toBe(`script of the first table, gzipped  20000  bytes
  and of workers                    15000  bytes
a board update, script               2.50  ms, median of 3; slowest 3.00
start to interactive                  350  ms, median of 2

  /assets/index.js   20000  page
  /assets/worker.js  15000  worker`);
});
