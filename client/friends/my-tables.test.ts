import { expect, test } from 'vitest';
import { byUrgency, waitsForMe } from './my-tables';

const table = (name: string, kind: 'clock' | 'days' | 'none', deadline: string | null, createdAt: string) => ({
  name,
  pace: kind === 'clock' ? { kind, minutes: 15, increment: 20 } : kind === 'days' ? { kind, days: 2 } : { kind },
  deadline,
  createdAt,
});

test('live tables come first, then the least time left, then the oldest', () => {
  const tables = [
    table('no clock, new', 'none', null, '2026-11-16T12:00:00.000Z'),
    table('no clock, old', 'none', null, '2026-11-01T12:00:00.000Z'),
    table('days, tomorrow', 'days', '2026-11-18T00:00:00.000Z', '2026-11-10T12:00:00.000Z'),
    table('days, today', 'days', '2026-11-17T00:00:00.000Z', '2026-11-12T12:00:00.000Z'),
    table('live', 'clock', '2026-11-19T00:00:00.000Z', '2026-11-16T12:00:00.000Z'),
  ];
  expect(tables.sort(byUrgency).map(({ name }) => name)).toEqual([
    'live',
    'days, today',
    'days, tomorrow',
    'no clock, old',
    'no clock, new',
  ]);
});

test('a table waits for me if it is my turn there', () => {
  expect(waitsForMe({ status: 'running', actor: 1, you: 1 })).toBe(true);
  expect(waitsForMe({ status: 'running', actor: 0, you: 1 })).toBe(false);
  expect(waitsForMe({ status: 'running', actor: null, you: null })).toBe(false);
  expect(waitsForMe({ status: 'gathering', actor: null, you: 1 })).toBe(false);
});
