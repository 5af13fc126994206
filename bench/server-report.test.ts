import { expect, test } from 'vitest';
import { type ServerFigures, formatFigures, toJson } from './server-report';

const figures = (name: string, movesPerSecond: number, p99Ms: number): ServerFigures => ({
  name,
  movesPerSecond,
  movesPerCpuSecond: movesPerSecond * 1.5,
  p50Ms: 2,
  p99Ms,
  kbPerIdleTable: 10.04,
  kbPerTable: 45.678,
});
const ALL = [figures('ours', 30_000, 9.87), figures('bgio', 3_000, 50), figures('room', 20_000, 3), figures('turns', 60_000, 3)];

test('the JSON has the fields that others read', () => {
  expect(JSON.stringify(toJson(1000, ALL))).toBe(
    '{"tables":1000,"movesPerSecond":30000,"p99Ms":9.87,"kbPerTable":45.68,"ratioToBoardgameIo":10,"ratioToColyseus":1.5}',
  );
});

test('the text says of each budget whether it is met; forms that nobody uses have none', () => {
  const text = formatFigures(1000, ALL);
  expect(text).toMatch(/^bgio .* 10 × +2 × +met$/m);
  expect(text).toMatch(/^room .* 1\.5 × +2 × +missed$/m);
  expect(text).toMatch(/^turns .* 0\.5 ×$/m);
  expect(text).toMatch(/at most 25 ms: met$/m);
});
