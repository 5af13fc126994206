import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, legal, orderOf, position, rawPosition, refusalOf, run, shipText, withRose } from '../testing/sketch';
import { turnLines } from './turns';

// BR-ROSE-8 … 11: what nobody may do to her, what she does in need, and when she is pushed. Two players and the Rose unless a test says
// otherwise. Ships stand in the order of play.

const IN_NEED = { code: 'rose-in-need', rule: 'BR-ROSE-8' };

/** On B4 the way from a3 is onto the sand bars b2 and a2 alone: for the Rose, heading 0, one coal or two. */
const inTheCorner = (ships: Sketch['ships'], rest: Partial<Sketch> = {}): Sketch =>
  withRose({ ...ships, black: '1a3/0/1/-/-' }, { river: 'S B4, S A10, S A9', ...rest });

test('[BR-ROSE-11] [AMB-16] pushed by anybody, she is aligned by who controls her this round', () => {
  const ships = { beige: '0c2/0/2/6/-', grey: '0d4/0/1/6/-', brown: '0e3/0/1/6/-', black: '0c3/0/1/-/-' };
  const pushed = run(position(withRose(ships, { seats: 3 })), '=2 f x0');
  expect(game.actor(pushed)).toBe(2);
  expect(game.actor(run(pushed, '@0'))).toBe(0);
});

test('[BR-ROSE-8] [AMB-15] nobody may move so that the Rose needs more than one coal, if he can avoid it', () => {
  const before = position(inTheCorner({ beige: '1b1/0/1/6/-', grey: '0c2/0/1/6/-' }));
  expect(refusalOf(before, '=1 f')).toEqual(IN_NEED);
  expect(legal(run(before, '=1'))).toBe('l r');
  const ends = turnLines(rawPosition(inTheCorner({ beige: '1b1/0/1/6/-', grey: '0c2/0/1/6/-' })));
  expect(ends.filter((line) => line.startsWith('beige:1b2/'))).toEqual([]);
  expect(ends.some((line) => line.startsWith('beige:1a2/'))).toBe(true);
});

test('[BR-ROSE-8] if every outcome leaves her in need, all are legal, whoever caused it', () => {
  const before = position(inTheCorner({ beige: '0c3/0/1/0/-', grey: '1b2/0/1/6/-' }));
  expect(legal(before)).toBe('=1 =2');
  expect(legal(run(before, '=1'))).toBe('f l r');
});

test('[BR-ROSE-8] [BR-ROSE-10] where she has no plan at all she needs nothing: such a move is legal', () => {
  const before = position(inTheCorner({ beige: '1b1/5/1/0/-', grey: '1b2/0/1/6/-' }));
  expect(legal(run(before, '=1'))).toBe('f');
  expect(shipText(run(before, '=1 f .'), 'beige')).toBe('1a2/5/1/0/-');
});

test('[BR-ROSE-8] an answer of another seat is bound in the same way', () => {
  // On B6 the only way out of e3 is back to d2, heading 4.
  const ships = { beige: '1d1/0/3/6/-', grey: '0c2/0/1/6/-', black: '1d2/0/1/-/-' };
  const before = position(withRose(ships, { river: 'S B6, S A10, S A9' }));
  const pushed = run(before, '=3 f x1');
  expect(game.actor(pushed)).toBe(1);
  expect(legal(pushed)).toBe('@0 @2 @3 @4 @5');
  expect(refusalOf(before, '=3 f x1 @1')).toEqual(IN_NEED);
});

test('[BR-ROSE-8] her own move is bound, too: she does not stop where she will need two', () => {
  const ships = { beige: '0c3/0/1/6/-', grey: '0c2/0/1/6/-', black: '1d2/1/1/-/-' };
  const before = position(withRose(ships, { river: 'S B6, S A10, S A9', next: 'black' }));
  expect(refusalOf(before, '=1 f .')).toEqual(IN_NEED);
  expect(legal(run(before, '=1 f'))).toBe('l r');
  expect(shipText(run(before, '=1 f l .'), 'black')).toBe('1e3/0/1/-/-');
});

test('[BR-ROSE-8] [AMB-15] a tile that chance lays within the turn makes the need count for nothing', () => {
  const ships = { beige: '1c3/0/2/6/-', grey: '0c1/0/1/6/-', black: '1c4/0/5/-/-' };
  const notYetLaid = position(withRose(ships, { river: 'S A9, S A2' }));
  expect(legal(run(notYetLaid, '=2 f x0'))).toBe('@0 @1 @2 @3 @4 @5');
  const laid = position(withRose(ships, { river: 'S A9, S A2, S A4' }));
  expect(legal(run(laid, '=2 f x0'))).toBe('@1 @2 @3 @4 @5');
});

test('[BR-ROSE-9] in need she may burn more than one coal, but only the least that will do', () => {
  const before = position(inTheCorner({ beige: '0c3/0/1/6/-', grey: '1b2/0/1/6/-' }, { next: 'black' }));
  expect(legal(before)).toBe('=1 =2');
  expect(refusalOf(before, '=4')).toEqual({ code: 'no-way-to-finish', rule: 'MQ-MOVE-8', detail: { left: 4 } });
  expect(legal(run(before, '=1'))).toBe('l r');
  expect(legal(run(before, '=1 r'))).toBe('r');
  expect(legal(run(before, '=1 r r r'))).toBe('f');
  expect(shipText(run(before, '=1 r r r f .'), 'black')).toBe('1a2/3/1/-/-');
});

test('[BR-ROSE-10] without any plan she stays put at speed 1', () => {
  const ships = { beige: '1d2/0/1/6/-', grey: '1c2/0/1/6/-', brown: '1d1/0/1/6/-', black: '1e3/4/3/-/-' };
  const before = position(withRose(ships, { seats: 3, river: 'S B6, S A10, S A9', next: 'black' }));
  expect(legal(before)).toBe('.');
  expect(shipText(run(before, '.'), 'black')).toBe('1e3/4/1/-/-');
});

test('[BR-ROSE-10] stranded for good she is not out, and holds her tile and the later ones on the table', () => {
  const ships = { beige: '3c1/0/1/6/-', grey: '3b1/0/1/6/-', black: '1e3/5/1/-/-' };
  const before = position(withRose(ships, { river: 'S B5, S A10, S A9, S A11', next: 'black' }));
  expect(legal(before)).toBe('.');
  const after = run(before, '.');
  expect(shipText(after, 'black')).toBe('1e3/5/1/-/-');
  expect(after.river.first).toBe(1);
  expect(orderOf(after)).toContain('black');
});

test('[BR-ROSE-8] [VAR-8] where no ship is pushed astern, the heading a ship ends with can put the Rose in need or at ease', () => {
  const sketch: Sketch = {
    river: 'S A9, S A2',
    seats: 5,
    options: { rose: true, noPushAstern: true },
    ships: {
      beige: '1c1/5/1/0/-',
      grey: '1c4/2/2/2/-',
      brown: '1b4/0/2/2/-',
      red: '1b3/1/2/2/-',
      green: '1d3/4/2/2/-',
      black: '1b1/5/6/-/-',
    },
  };
  expect(legal(position(sketch))).toBe('=1 =2');
  expect(legal(run(position(sketch), '=1 f'))).toBe('l r');
  expect(shipText(run(position(sketch), '=1 f r .'), 'beige')).toBe('1b2/0/1/0/-');
  expect(turnLines(rawPosition(sketch)).filter((line) => line.startsWith('beige:1b2'))).toHaveLength(2);
});
