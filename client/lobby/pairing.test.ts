import { expect, test } from 'vitest';
import { laidTable } from './laid-table-for-tests';
import { fitsOf, paceOf } from './pairing';

const LIVE = { game: 'patrician', pace: 'live' } as const;
const [host, open] = laidTable().seats;

const fits = (change: Parameters<typeof laidTable>[0], wish: Parameters<typeof fitsOf>[0] = LIVE): readonly number[] =>
  fitsOf(wish, [laidTable(change)]).map(({ seat }) => seat);

test('the first open seat of a table with the game and the pace', () => {
  expect(fits({})).toEqual([1]);
  expect(fits({ game: 'hot-tin-roof' })).toEqual([]);
  expect(fits({ pace: { kind: 'days', days: 1 } })).toEqual([]);
  expect(fits({ pace: { kind: 'days', days: 1 } }, { game: 'patrician', pace: 1 })).toEqual([1]);
  expect(fits({ pace: { kind: 'days', days: 2 } }, { game: 'patrician', pace: 1 })).toEqual([]);
});

test('not where one sits already, where no seat is open, or live where the host has gone: nobody would start it', () => {
  expect(fits({ you: 0 })).toEqual([]);
  expect(fits({ seats: [host, { ...host, seat: 1 }] })).toEqual([]);
  const away = [{ ...host, isPresent: false }, open] as const;
  expect(fits({ seats: [...away] })).toEqual([]);
  expect(fits({ seats: [...away], pace: { kind: 'days', days: 3 } }, { game: 'patrician', pace: 3 })).toEqual([1]);
});

test('first where fewest are missing, then where somebody waits longest', () => {
  const early = laidTable({ id: 'early', createdAt: '2026-11-18T11:00:00.000Z' });
  const late = laidTable({ id: 'late', createdAt: '2026-11-18T12:30:00.000Z' });
  const empty = laidTable({ id: 'empty', createdAt: '2026-11-18T10:00:00.000Z', seats: [host, open, { seat: 2, kind: 'open' }] });
  expect(fitsOf(LIVE, [empty, late, early]).map(({ table }) => table.id)).toEqual(['early', 'late', 'empty']);
});

test('a table that is laid has the pace that was wished', () => {
  expect(paceOf(LIVE)).toEqual({ kind: 'clock', minutes: 15, increment: 20 });
  expect(paceOf({ game: 'patrician', pace: 3 })).toEqual({ kind: 'days', days: 3 });
});
