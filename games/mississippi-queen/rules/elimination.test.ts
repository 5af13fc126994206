import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { legal, moverId, position, rawPosition, refusalOf, run, shipOf, shipText } from '../testing/sketch';

const REST = { grey: '1c1/0/1/6/-', brown: '1b1/0/1/6/-' };

/** Beige at the left bank of the start tile, heading for it: land to port, the edge ahead and to starboard. */
const atTheBank = (coal: number) => ({ river: 'S A5, S A10', ships: { beige: `0a2/4/1/${coal}/-`, ...REST } });

test('[MQ-ELIM-1] a ship that could move only with more coal than it has is out', () => {
  const state = position(atTheBank(0));
  expect(shipText(state, 'beige')).toBe('out');
  expect(moverId(state)).toBe('grey');
});

test('[MQ-ELIM-1] with the coal it needs it sails on', () => {
  const state = position(atTheBank(1));
  expect(legal(state)).toBe('=1 =2');
  expect(shipText(run(state, '=1 l l f .'), 'beige')).toBe('0b1/2/1/0/-');
});

test('[MQ-ELIM-1] too fast to stop and no coal to brake with: out', () => {
  // With its one free turn it finds at most two spaces ahead; from speed 3 it can brake to 2, from 4 only to 3.
  const fast = (speed: number, coal: number) =>
    position({ river: 'S A5, S A6, S A7', pier: 'L', ships: { beige: `3b3/0/${speed}/${coal}/-`, ...REST } });
  expect(shipText(fast(4, 0), 'beige')).toBe('out');
  expect(shipText(fast(6, 0), 'beige')).toBe('out');
  expect(legal(fast(3, 0))).toBe('=2');
  expect(shipText(run(fast(4, 1), '=2 r f f .'), 'beige')).toBe('3d4/1/2/0/-');
});

test('[MQ-ELIM-2] only its own turn takes a ship out', () => {
  const state = position({ river: 'S A5, S A10', ships: { grey: '1c1/0/1/6/-', beige: '0a2/4/1/0/-', brown: '1b1/0/1/6/-' } });
  expect(shipText(state, 'beige')).toBe('0a2/4/1/0/-');
  const moved = run(state, '=1 f');
  expect(shipText(moved, 'beige')).toBe('0a2/4/1/0/-');
  expect(shipText(run(moved, '.'), 'beige')).toBe('out');
});

test('[MQ-ELIM-2] no coal left is not the end', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/0/-', ...REST } });
  expect(legal(state)).toBe('=1 =2 =3');
  expect(shipText(run(state, '=3 f f f .'), 'beige')).toBe('0c4/0/3/0/-');
});

test('[MQ-ELIM-3] the passengers of a ship that is out go with it, and tiles behind the others are removed', () => {
  const ships = { beige: '0a2/4/1/0/1', grey: '2c2/0/1/6/-', brown: '2b2/0/1/6/-' };
  const sketch = { river: 'S A5, S A10, S A11', waiting: { 1: 1 }, ships };
  expect(rawPosition(sketch).river.first).toBe(0);
  const state = position(sketch);
  expect(shipText(state, 'beige')).toBe('out');
  expect(shipOf(state, 'beige').aboard).toEqual([]);
  expect(state.river.first).toBe(2);
  expect(state.waiting).toEqual([0, 0, 0, 0]);
});

// On B4 the space a3 has the sand bars a2 and b2 behind it, and land or the edge everywhere else.
const HEMMED = { beige: '2a3/0/3/6/-', grey: '2a2/0/1/6/-', brown: '2b2/0/1/6/-' };

test('[MQ-ELIM-4] [AMB-8] a ship hemmed in by others stays where it is, and its speed becomes 1', () => {
  const state = position({ river: 'S A5, S B4, S A10', ships: HEMMED });
  expect(legal(state)).toBe('.');
  const after = run(state, '.');
  expect(shipText(after, 'beige')).toBe('2a3/0/1/6/-');
  expect(moverId(after)).toBe('grey');
});

test('[MQ-ELIM-4] it has not ended a movement: it does not land', () => {
  const state = position({
    river: 'S A5, S A6, S B4',
    pier: 'L',
    ships: { beige: '3a3/0/1/6/1+2', grey: '3a2/0/1/6/-', brown: '3b2/0/1/6/-' },
  });
  expect(legal(state)).toBe('.');
  expect(shipText(run(state, '.'), 'beige')).toBe('3a3/0/1/6/1+2');
});

test('[MQ-ELIM-4] nothing but the end of the turn is left to it', () => {
  const state = position({ river: 'S A5, S B4, S A10', ships: HEMMED });
  expect(game.refuse(state, { kind: 'speed', to: 1 })).toEqual({ code: 'cannot-move', rule: 'MQ-ELIM-4' });
  expect(game.refuse(state, { kind: 'board' })).toEqual({ code: 'cannot-move', rule: 'MQ-ELIM-4' });
});

test('[MQ-ELIM-4] a ship on a sand bar between land and the edge, or logs, is out whatever its coal', () => {
  // B5: the sand bar e3 has land to port, the edge to starboard.
  const betweenLandAndEdge = { river: 'S A5, S B5, S A10', ships: { beige: '2e3/5/1/6/-', ...REST } };
  expect(shipText(position(betweenLandAndEdge), 'beige')).toBe('out');
  expect(shipText(position({ ...betweenLandAndEdge, ships: { beige: '2e3/2/1/6/-', ...REST } }), 'beige')).toBe('out');
  expect(legal(position({ ...betweenLandAndEdge, ships: { beige: '2e3/0/1/6/-', ...REST } }))).toBe('=1');
  // The sand bar a1 of X5 behind the logs b4 of B2.
  const logsAstern = { river: 'S A5, S B2, S X5, S A10', ships: { beige: '3a1/5/1/6/-', ...REST } };
  expect(shipText(position(logsAstern), 'beige')).toBe('out');
});

test('[MQ-ELIM-4] [AMB-8] a ship aground that only another ship keeps from backing off waits', () => {
  const state = position({
    river: 'S A5, S B4, S A10',
    ships: { beige: '2b2/0/1/6/-', grey: '2b1/0/1/6/-', brown: '1b1/0/1/6/-' },
  });
  expect(legal(state)).toBe('.');
  expect(shipText(run(state, '.'), 'beige')).toBe('2b2/0/1/6/-');
});

test.each([
  ['water ahead', '1b1/0/1/6/-', '=1'],
  ['a ship ahead that can be pushed', '2a3/0/1/6/-', '=2'],
])('[MQ-ELIM-4] aground without coal, a ship astern and %s: out by MQ-ELIM-1', (_, brown, speeds) => {
  const aground = (coal: number) =>
    position({ river: 'S A5, S B4, S A10', ships: { beige: `2a2/0/1/${coal}/-`, grey: '2a1/0/1/6/-', brown } });
  expect(shipText(aground(0), 'beige')).toBe('out');
  expect(legal(aground(1))).toBe(speeds);
});

test('[MQ-ELIM-5] [AMB-9] when one player is left he takes the next free place at once', () => {
  const state = position({ river: 'S A5, S A10', ships: { grey: '1c1/0/1/6/-', beige: '0a2/4/1/0/-', brown: 'out' } });
  const after = run(state, '=1 f .');
  expect(game.outcome(after)).toEqual({ places: [2, 1, 3], ending: 'survivor' });
});

test('[MQ-ELIM-5] the last one in the race is placed behind those who landed', () => {
  const ships = { beige: '3c3/0/1/6/1+2', grey: '3b2/0/1/6/-', brown: 'landed' };
  const after = run(position({ river: 'S A5, S A6, S A7', pier: 'S', ships }), '=1 f .');
  expect(game.outcome(after)).toEqual({ places: [2, 3, 1], ending: 'places-settled' });
});

test('[MQ-ELIM-5] a player with two boats is in the race while one of them sails', () => {
  const ships = { beige: '0a2/4/1/0/-', white: '0c2/0/1/6/-', red: '1c1/0/1/6/-', crimson: '1b1/0/1/6/-' };
  const state = position({ river: 'S A5, S A10', seats: 2, options: { boatsEach: 2 }, ships });
  expect(shipText(state, 'beige')).toBe('out');
  expect(game.outcome(state)).toBeUndefined();
  expect(moverId(state)).toBe('white');
});

test('[MQ-ELIM-5] [AMB-9] with nobody left there is no winner', () => {
  const state = position({ ...atTheBank(0), ships: { grey: 'out', brown: 'out', beige: '0a2/4/1/0/-' } });
  expect(game.outcome(state)).toEqual({ places: [2, 4, 3], ending: 'nobody-left' });
});

test('[MQ-ELIM-5] [AMB-9] a ship that cannot get two passengers any more sails on, and may resign', () => {
  // The last tile lies, nobody waits anywhere, nobody has a passenger.
  const ships = { beige: '3b2/0/1/6/-', grey: '3c3/0/1/6/-', brown: '3b3/0/1/6/-' };
  const state = position({ river: 'S A5, S A6, S A7', pier: 'S', ships });
  expect(shipText(run(state, '=1 l f .'), 'beige')).toBe('3a3/5/1/6/-');
  const resigned = run(state, 'resign');
  expect(shipText(resigned, 'beige')).toBe('out');
  expect(moverId(resigned)).toBe('grey');
  expect(game.outcome(run(resigned, 'resign'))).toEqual({ places: [3, 2, 1], ending: 'survivor' });
});

test('[MQ-ELIM-5] [AMB-9] nobody resigns within a turn, or when he is out already', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/1/6/-', grey: '1c1/0/1/6/-', brown: 'out' } });
  expect(refusalOf(state, '=1 resign')).toEqual({ code: 'not-between-turns', rule: 'AMB-9' });
  expect(game.refuse(state, { kind: 'resign', seat: 2 })).toEqual({ code: 'seat-not-in-race', rule: 'AMB-9' });
  expect(game.refuse(state, { kind: 'resign', seat: 1 })).toBeUndefined();
});
