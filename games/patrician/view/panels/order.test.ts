import { expect, test } from 'vitest';
import { type Sketch, run, sketch } from '../../testing/sketch';
import { orderOf } from './order';

/** `*` is now, small letters have had their turn. */
const order = (drawn: Sketch, line = ''): string =>
  orderOf(run(sketch(drawn), line))
    .map(({ seat, is }) => (is === 'now' ? `*${seat}` : is === 'moved' ? `(${seat})` : String(seat)))
    .join(' ');

const HANDS = ['milano-4 roma-1 siena-5', 'bologna-3 roma-3 lucca-3', 'firenze-3 parma-2 verona-2'];

test('a round begins with the first player, and those who had their turn keep their place', () => {
  expect(order({ hands: HANDS })).toBe('*0 1 2');
  expect(order({ hands: HANDS, turn: 2 })).toBe('*2 0 1');
  expect(order({ hands: HANDS, turn: 0, played: ['', '', 'siena-4'] })).toBe('(2) *0 1');
  expect(order({ hands: HANDS, turn: 1, played: ['siena-3', '', 'siena-4'] })).toBe('(2) (0) *1');
  expect(order({ hands: HANDS, turn: 2, played: ['siena-3', 'siena-2', 'siena-4'] })).toBe('*2 0 1');
});

test('a card on the pile of the seat to move is of this turn', () => {
  const drawn = { hands: HANDS, cities: { roma: '-/-/siena-4' }, turn: 0, played: ['', '', 'siena-4'], pile: 'milano-5' };
  expect(order(drawn, 'roma-1')).toBe('(2) *0 1');
  expect(order(drawn, 'roma-1 A')).toBe('(2) *0 1');
  expect(order(drawn, 'roma-1 A A')).toBe('(2) *0 1');
  expect(order(drawn, 'roma-1 A A take:roma')).toBe('(2) *0 1');
  expect(order(drawn, 'roma-1 A A take:roma roma=milano-5')).toBe('(2) (0) *1');
});

test('a messenger belongs to the turn before it', () => {
  const drawn = {
    hands: HANDS,
    options: { messengers: true },
    turn: 0,
    played: ['siena-3', '', 'siena-4'],
    at: 'placing',
  } as const;
  expect(order(drawn)).toBe('(2) *0 1');
});

test('nobody is next when the game is over', () => {
  expect(order({ at: 'over', played: ['siena-3', 'siena-2', 'siena-4'] })).toBe('(0) (1) (2)');
});
