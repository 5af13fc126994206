import { expect, test } from 'vitest';
import { type Sketch, run, sketch } from '../../testing/sketch';
import { startOf } from '../../testing/cases';
import { orderOf } from './order';

/** `*` is now, those in brackets have had their turn. */
const orderIn = (state: Parameters<typeof orderOf>[0]): string =>
  orderOf(state)
    .map(({ seat, is }) => (is === 'now' ? `*${seat}` : is === 'moved' ? `(${seat})` : String(seat)))
    .join(' ');

const order = (drawn: Sketch, line = ''): string => orderIn(run(sketch(drawn), line));

test('a round begins with the first player, and those who had their turn keep their place', () => {
  expect(order({})).toBe('*0 1 2');
  expect(order({ turn: 'C' })).toBe('*2 0 1');
  expect(order({ turn: 'C' }, 'catwalk - .')).toBe('(2) *0 1');
  expect(order({ turn: 'C' }, 'catwalk - . shelter - .')).toBe('(2) (0) *1');
  expect(order({ turn: 'C' }, 'catwalk - . shelter - . shelter - .')).toBe('*2 0 1');
});

test('every step belongs to its turn, including what chance turns up', () => {
  const drawn: Sketch = { seats: 4, turn: 'B', open: 'h01 h02 h03' };
  for (const line of ['', 'home1', 'home1 +s', 'home1 +s home1=h04', 'catwalk', 'catwalk g12', 'shelter -'])
    expect(order(drawn, line)).toBe('*1 2 3 0');
  expect(order(drawn, 'home1 +s home1=h04 .')).toBe('(1) *2 3 0');
});

test('[HTR-TURN-4] a poor turn counts as a turn', () => {
  expect(order({ cans: [2] }, 'poor')).toBe('(0) *1 2');
});

test('before the first turn nobody has had one, and nobody is listed when the game is over', () => {
  expect(orderIn(startOf({ seats: 3 }))).toBe('*0 1 2');
  const end: Sketch = { fish: [4, 3, 3], cats: ['r06+r08/-'], catwalks: 'g12=A', at: 'moving' };
  expect(order(end, 's:r06>r08')).toBe('');
});
