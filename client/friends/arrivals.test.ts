import type { TableSeat } from '@showboat/protocol';
import { expect, test } from 'vitest';
import { arrivalsBetween } from './arrivals';

const person = (seat: number, name: string): TableSeat => ({
  seat,
  kind: 'person',
  name,
  isPresent: true,
  standIn: null,
  clockMs: null,
});
const open = (seat: number): TableSeat => ({ seat, kind: 'open' });
const bot = (seat: number): TableSeat => ({ seat, kind: 'bot', name: 'Odile', level: 'mate', style: 'steady' });

const MARA = person(0, 'Mara');

test('somebody sits down, somebody leaves', () => {
  const before = { you: 0, seats: [MARA, open(1), person(2, 'Ines')] };
  const after = { you: 0, seats: [MARA, person(1, 'Tomas'), open(2)] };
  expect(arrivalsBetween(before, after)).toEqual({ came: ['Tomas'], left: ['Ines'] });
});

test('oneself, bots, and who only went to the kettle are no news', () => {
  const before = { you: null, seats: [open(0), open(1), { ...person(2, 'Ines'), isPresent: false } as TableSeat] };
  const after = { you: 0, seats: [MARA, bot(1), person(2, 'Ines')] };
  expect(arrivalsBetween(before, after)).toEqual({ came: [], left: [] });
});
