import type { TableSeat } from '@showboat/protocol';
import { describe, expect, test } from 'vitest';
import { invitationOf, nameProblem, seatToTake } from './invitation';

const MARA: TableSeat = { seat: 0, kind: 'person', name: 'Mara', isPresent: true, standIn: null, clockMs: null };
const ODILE: TableSeat = { seat: 1, kind: 'bot', name: 'Odile', level: 'mate', style: 'steady' };
const open = (seat: number): TableSeat => ({ seat, kind: 'open' });

test.each([
  ['gathering', null, [MARA, open(1)], 'sit'],
  ['gathering', null, [MARA, ODILE], 'full'],
  ['gathering', 0, [MARA, open(1)], 'seated'],
  ['running', null, [MARA, ODILE], 'begun'],
  ['running', 0, [MARA, ODILE], 'seated'],
  ['over', null, [MARA, ODILE], 'over'],
] as const)('at a table that is %s, for the seat %j, with %j: %s', (status, you, seats, kind) => {
  expect(invitationOf({ status, you, seats: [...seats] })).toBe(kind);
});

describe('a name', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a'.repeat(25), 'long'],
    ['ab\u202ecd', 'odd'],
    ['\u2800', 'odd'],
    ['mara', 'taken'],
    [' Mara ', 'taken'],
    ['odile', 'taken'],
    ['Mära', undefined],
    ['a'.repeat(24), undefined],
    ['<b>Ines</b>', undefined],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(name, [MARA, ODILE, open(2)])).toBe(problem);
  });
});

test('the seat that was chosen, or the next one if somebody was quicker', () => {
  expect(seatToTake([MARA, open(1), open(2)], undefined)).toBe(1);
  expect(seatToTake([MARA, open(1), open(2)], 2)).toBe(2);
  expect(seatToTake([MARA, ODILE, open(2)], 1)).toBe(2);
  expect(seatToTake([MARA, ODILE], 1)).toBeUndefined();
});
