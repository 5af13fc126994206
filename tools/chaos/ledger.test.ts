import { expect, test } from 'vitest';
import type { NumberedLine } from './follower';
import { createLedger } from './ledger';

const line = (seq: number, by: number, token: string): NumberedLine => ({
  kind: 'move',
  seq,
  by,
  name: 'grey',
  token,
  at: '2026-01-01T00:00:00.000Z',
});

const SENT = { after: 1, id: 'a', moves: ['f', 'l'] };
const STORED = [line(1, 1, 'f'), line(2, 0, 'f'), line(3, 0, 'l')];

const ledgerWith = (acknowledged: boolean) => {
  const ledger = createLedger('t', 0);
  ledger.sent(SENT);
  if (acknowledged) ledger.acknowledged(SENT, 3);
  return ledger;
};

test('what was sent and is there once is right, acknowledged or not', () => {
  expect(() => ledgerWith(true).check(STORED, false)).not.toThrow();
  expect(() => ledgerWith(false).check(STORED, false)).not.toThrow();
  expect(() => ledgerWith(false).check(STORED.slice(0, 1), false)).not.toThrow();
});

test.each([
  ['lost', STORED.slice(0, 2), /acknowledged, and not in the log/],
  ['another one', [...STORED.slice(0, 2), line(3, 0, 'r')], /acknowledged, and not in the log/],
  ['twice', [...STORED, line(4, 0, 'f'), line(5, 0, 'l')], /number 4 was sent by 0 requests/],
])('an acknowledged batch that is %s', (_, lines, problem) => {
  expect(() => ledgerWith(true).check(lines, false)).toThrow(problem);
});

test('stored, and then refused', () => {
  const ledger = ledgerWith(false);
  ledger.stale(SENT, false);
  expect(() => ledger.check(STORED, false)).toThrow(/refused when it was sent again/);
});

test('refused, while a copy was on its way: it may be there or not, but by no other', () => {
  const ledger = ledgerWith(false);
  ledger.stale(SENT, true);
  expect(() => ledger.check(STORED, false)).not.toThrow();
  expect(() => ledger.check(STORED.slice(0, 1), false)).not.toThrow();
  expect(() => ledger.check([...STORED, line(4, 0, 'f')], false)).toThrow(/number 4 was sent by 0 requests/);
});

test('a wrong number in the answer', () => {
  expect(() => createLedger('t', 0).acknowledged(SENT, 4)).toThrow(/answered with number 4/);
});

test('a bot that keeps the seat sends nothing, and takes nothing away', () => {
  expect(() => ledgerWith(true).check([...STORED, line(4, 0, 'f')], true)).not.toThrow();
  expect(() => ledgerWith(true).check([], true)).toThrow(/not in the log/);
});
