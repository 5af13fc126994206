import { expect, test } from 'vitest';
import { legal, moverId, position, refusalOf, run, shipText } from '../testing/sketch';

// Who may push whom, whereto, and what it costs. What the owner of a pushed ship answers is in `push-answers.test.ts`.

/** Beige stands right behind grey in the middle of the start tile. */
const inLine = (speed: number) =>
  position({ river: 'S A5, S A10', ships: { beige: `0c1/0/${speed}/6/-`, grey: '0c2/0/3/2/-', brown: '0a2/0/1/6/-' } });

test('[MQ-PUSH-1] entering the space of a ship and pushing it costs two points and no coal', () => {
  const pushed = run(inLine(2), '=2 f x0 @0');
  expect(shipText(pushed, 'beige')).toBe('0c2/0/2/6/-');
  expect(shipText(pushed, 'grey')).toBe('0c3/0/3/2/-');
  expect(legal(pushed)).toBe('l r .');
});

test('[MQ-PUSH-1] a ship that has entered must push, and without entering there is nothing to push', () => {
  expect(legal(run(inLine(2), '=2 f'))).toBe('x0 x1 x2 x4 x5');
  expect(refusalOf(inLine(2), '=2 x0')).toEqual({ code: 'no-ship-met', rule: 'MQ-PUSH-1' });
});

test('[MQ-PUSH-1] [AMB-27] between entering and pushing there is no turn and no step', () => {
  for (const token of ['l', 'r', 'f', '.'])
    expect(refusalOf(inLine(4), `=4 f ${token}`)).toEqual({ code: 'push-now', rule: 'AMB-27' });
});

test('[MQ-PUSH-2] at speed 1 no ship can be pushed', () => {
  expect(legal(run(inLine(1), '=1'))).toBe('l r');
  expect(refusalOf(inLine(1), '=1 f')).toEqual({ code: 'push-points', rule: 'MQ-PUSH-2', detail: { needed: 2, left: 1 } });
});

test('[MQ-PUSH-2] with one point left a held space is not entered; the point is spent elsewhere', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/6/-', grey: '0c3/0/1/6/-', brown: '0a2/0/1/6/-' } });
  expect(legal(run(state, '=2 f'))).toBe('l r');
  expect(refusalOf(state, '=2 f f')).toEqual({ code: 'push-points', rule: 'MQ-PUSH-2', detail: { needed: 2, left: 1 } });
  expect(shipText(run(state, '=2 f r f .'), 'beige')).toBe('0d3/1/2/6/-');
  expect(legal(run(state, '=3 f'))).toBe('f l r');
});

test('[MQ-PUSH-3] the pusher picks any neighbouring space, ahead, sideways or backwards', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0b2/1/2/6/-', grey: '0c2/0/1/6/-', brown: '0a2/0/1/6/-' } });
  const met = run(state, '=2 f');
  expect(legal(met)).toBe('x0 x1 x2 x3 x5');
  const places = ['x0', 'x1', 'x2', 'x3', 'x5'].map((token) => shipText(run(met, `${token} @0`), 'grey'));
  expect(places).toEqual(['0c3/0/1/6/-', '0d3/0/1/6/-', '0d2/0/1/6/-', '0c1/0/1/6/-', '0b3/0/1/6/-']);
});

test('[MQ-PUSH-4] not onto land, not off the river, not where the pusher came from', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/2/2/6/-', grey: '0d1/0/1/6/-', brown: '0a2/0/1/6/-' } });
  expect(legal(run(state, '=2 f'))).toBe('x0 x1');
  expect(refusalOf(state, '=2 f x2')).toEqual({ code: 'push-onto-land', rule: 'MQ-PUSH-4' });
  expect(refusalOf(state, '=2 f x3')).toEqual({ code: 'push-off-river', rule: 'MQ-PUSH-4' });
  expect(refusalOf(state, '=2 f x4')).toEqual({ code: 'push-off-river', rule: 'MQ-PUSH-4' });
  expect(refusalOf(state, '=2 f x5')).toEqual({ code: 'push-back', rule: 'MQ-PUSH-4' });
});

test('[MQ-PUSH-4] where a tile was removed the river ends', () => {
  const ships = { beige: '1c2/3/2/6/-', grey: '1c1/0/1/6/-', brown: '1a2/0/1/6/-' };
  const removed = position({ river: 'S A5, S A10', first: 1, ships });
  expect(legal(run(removed, '=2 f'))).toBe('x2 x4 x5');
  expect(refusalOf(removed, '=2 f x3')).toEqual({ code: 'push-off-river', rule: 'MQ-PUSH-4' });
});

test('[MQ-PUSH-4] [AMB-3] every space the pusher crossed this turn is barred, not only the one just left', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0b1/0/4/6/-', grey: '0b3/0/1/6/-', brown: '0e3/0/1/6/-' } });
  // 0b1, 0b2, 0c2, and from there to port onto grey: south of grey lies 0b2.
  expect(legal(run(state, '=4 f r f l l f'))).toBe('x0 x1 x4 x5');
  expect(refusalOf(state, '=4 f r f l l f x2')).toEqual({ code: 'push-back', rule: 'MQ-PUSH-4' });
  expect(refusalOf(state, '=4 f r f l l f x3')).toEqual({ code: 'push-back', rule: 'MQ-PUSH-4' });
});

test('[MQ-PUSH-4] [AMB-39] the space where the pusher began its turn counts as crossed', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0b2/1/3/6/-', grey: '0b3/0/1/6/-', brown: '0e3/0/1/6/-' } });
  expect(legal(run(state, '=3 f l l f'))).toBe('x0 x1 x4 x5');
  expect(refusalOf(state, '=3 f l l f x3')).toEqual({ code: 'push-back', rule: 'MQ-PUSH-4' });
});

test('[MQ-PUSH-4] [AMB-38] a ship may be pushed onto another tile, forwards and backwards', () => {
  const ahead = position({ river: 'S A5, S A10', ships: { beige: '0c3/0/2/6/-', grey: '0c4/0/1/6/-', brown: '0a2/0/1/6/-' } });
  expect(shipText(run(ahead, '=2 f x0 @0'), 'grey')).toBe('1c1/0/1/6/-');
  const back = position({ river: 'S A5, S A10', ships: { beige: '1c2/3/2/6/-', grey: '1c1/0/1/6/-', brown: '0a2/0/1/6/-' } });
  expect(legal(run(back, '=2 f'))).toBe('x2 x3 x4 x5');
  expect(shipText(run(back, '=2 f x3 @0'), 'grey')).toBe('0c4/0/1/6/-');
});

test('[MQ-PUSH-5] [AMB-4] no chain: the space a ship is pushed to must be free', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/6/6/-', grey: '0c2/0/1/6/-', brown: '0c3/0/1/6/-' } });
  expect(legal(run(state, '=6 f'))).toBe('x1 x2 x4 x5');
  expect(refusalOf(state, '=6 f x0')).toEqual({ code: 'push-onto-ship', rule: 'MQ-PUSH-5' });
});

test('[MQ-PUSH-6] the pushed ship moves one space and keeps its speed and coal', () => {
  const after = run(inLine(2), '=2 f x1 @4 .');
  expect(shipText(after, 'grey')).toBe('0d3/4/3/2/-');
  expect(shipText(after, 'brown')).toBe('0a2/0/1/6/-');
});

test('[MQ-PUSH-7] a ship that can be pushed nowhere cannot be entered', () => {
  const ships = { beige: '0c1/2/2/6/-', grey: '0d1/0/1/6/-', brown: '0d2/0/1/6/-' };
  const shut = position({ river: 'S A5, S A10', seats: 4, ships: { ...ships, red: '0e2/0/1/6/-' } });
  expect(legal(run(shut, '=2'))).toBe('l r');
  expect(refusalOf(shut, '=2 f')).toEqual({ code: 'push-nowhere', rule: 'MQ-PUSH-7', detail: { ship: 'grey' } });
  const open = position({ river: 'S A5, S A10', seats: 4, ships: { ...ships, red: '0e3/0/1/6/-' } });
  expect(legal(run(open, '=2'))).toBe('f l r');
});

test('[MQ-PUSH-9] after pushing the pusher goes on with what is left: speed 4 is enter, push and two further steps', () => {
  const pushed = run(inLine(4), '=4 f x1 @0');
  expect(shipText(pushed, 'beige')).toBe('0c2/0/4/6/-');
  expect(legal(pushed)).toBe('f l r');
  const after = run(pushed, 'f f .');
  expect(shipText(after, 'beige')).toBe('0c4/0/4/6/-');
  expect(refusalOf(pushed, 'f .')).toEqual({ code: 'points-left', rule: 'MQ-MOVE-1', detail: { left: 1 } });
  expect(refusalOf(pushed, 'f f f')).toEqual({ code: 'points-spent', rule: 'MQ-MOVE-1' });
});

test('[MQ-PUSH-10] the same ship may be pushed again, for another point', () => {
  const line = '=5 f x0 @0 f x0 @0';
  const twice = run(inLine(5), line);
  expect(shipText(twice, 'beige')).toBe('0c3/0/5/6/-');
  expect(shipText(twice, 'grey')).toBe('0c4/0/3/2/-');
  // Two entries and two pushes leave one point of five: grey cannot be pushed a third time.
  expect(refusalOf(inLine(5), `${line} f`)).toEqual({ code: 'push-points', rule: 'MQ-PUSH-2', detail: { needed: 2, left: 1 } });
  expect(legal(run(inLine(4), '=4 f x0 @0 f x0 @0'))).toBe('l r .');
});

test('[MQ-PUSH-10] several ships may be pushed in one turn', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/4/6/-', grey: '0c2/0/1/6/-', brown: '0c3/0/1/6/-' } });
  const after = run(state, '=4 f x4 @0 f x5 @1 .');
  expect(shipText(after, 'beige')).toBe('0c3/0/4/6/-');
  expect(shipText(after, 'grey')).toBe('0b2/0/1/6/-');
  expect(shipText(after, 'brown')).toBe('0b4/1/1/6/-');
});

test('[MQ-PUSH-14] a push takes nobody out and does not use up the turn of the pushed ship', () => {
  // Without coal and facing the bank grey will be out, but not before its own turn.
  const state = position({ river: 'S A5, S A10', ships: { beige: '0a4/3/2/6/-', grey: '0a3/0/1/0/-', brown: '0e3/0/1/6/-' } });
  const pushed = run(state, '=2 f x3 @4');
  expect(shipText(pushed, 'grey')).toBe('0a2/4/1/0/-');
  const saved = run(state, '=2 f x3 @0 .');
  expect(moverId(saved)).toBe('grey');
  expect(legal(saved)).toBe('=1 =2');
  const after = run(pushed, '.');
  expect(shipText(after, 'grey')).toBe('out');
  expect(moverId(after)).toBe('brown');
});
