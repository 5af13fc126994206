import { expect, test } from 'vitest';
import { type AllFigures, type ClusterFigures, formatFigures, toJson } from './cluster-report';

const figures = (name: string, servers: number, movesPerSecond: number, p99Ms: number): ClusterFigures => ({
  name,
  servers,
  movesPerSecond,
  serverMsPerMove: 0.1,
  databaseMsPerMove: 0.05,
  p50Ms: 2,
  p99Ms,
});
const ALL: AllFigures = [
  figures('embedded', 1, 30_000, 10),
  figures('one', 1, 16_000, 12),
  figures('two', 2, 15_000, 51.234),
  figures('apart', 2, 8000, 20),
];

test('the JSON has the fields that others read', () => {
  expect(JSON.stringify(toJson(ALL))).toBe(
    '{"servers":2,"movesPerSecond":15000,"p99Ms":51.23,"ratioToOneServer":0.9375,"ratioToEmbedded":0.5}',
  );
});

test('the text says of each budget whether it is met', () => {
  const text = formatFigures(300, ALL);
  expect(text).toMatch(/^2 servers against one: 0\.9375 ×, at least 1 ×: missed$/m);
  expect(text).toMatch(/^with the seats of a table apart: 0\.5 ×$/m);
  expect(text).toMatch(/^against the embedded store: 0\.5 ×, at least 0\.5 ×: met$/m);
  expect(text).toMatch(/^p99 at most 50 ms: missed$/m);
});
