import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, legal, moverId, optionsWith, position, refusalOf, run, shipText } from '../testing/sketch';
import type { State } from './state';

const start = (options: Readonly<Record<string, unknown>>): State => unwrap(game.setup(optionsWith(options)));

test('[VAR-1] the driving school: three tiles of the eleven, then the pier, and no passengers', () => {
  expect(start({ mode: 'school' }).stack).toHaveLength(11);
  const ships = { beige: '1c4/0/1/6/-', grey: '0a2/0/1/6/-', brown: '0e3/0/1/6/-' };
  const state = position({ river: 'S A10, S A9', stack: 'A1 A5 A6', options: { mode: 'school' }, ships });
  const third = run(state, '=1 f . dL A1');
  expect(legal(third)).toBe('dL pier dS pier dR pier');
  const ready = run(third, 'dR pier');
  expect([ready.stack, ready.waiting, ready.river.pier]).toEqual([[], [0, 0, 0, 0], 'R']);
  // The passenger game has more to come, and somebody waits on A1.
  const race = run(position({ river: 'S A10, S A9', stack: 'A1 A5 A6', ships }), '=1 f . dL A1');
  expect([race.stack, race.waiting, race.river.pier]).toEqual([['A5', 'A6'], [0, 0, 0, 1], 'none']);
});

const PIER = { river: 'S A5, S A6, S A7', pier: 'S' } as const;

test('[VAR-7] the race ends at the first landing, or goes on for all places', () => {
  const ships = { beige: '3c3/0/1/6/1+2', grey: '3d3/5/1/6/1+2', brown: '0e3/0/1/6/-' };
  const first = run(position({ ...PIER, ships, options: { playOn: false } }), '=1 f .');
  expect(game.outcome(first)).toEqual({ places: [1, 2, 3], ending: 'first-landing' });
  const on = run(position({ ...PIER, ships }), '=1 f .');
  expect([game.outcome(on), moverId(on)]).toEqual([undefined, 'grey']);
  expect(game.outcome(run(on, '=1 r f .'))).toEqual({ places: [1, 2, 3], ending: 'places-settled' });
});

test('[VAR-8] landing at speed 2, or at any speed', () => {
  const rest = { grey: '0a2/0/1/6/-', brown: '0e3/0/1/6/-' };
  const landing = (beige: string, line: string, options: Readonly<Record<string, unknown>>): string =>
    shipText(run(position({ ...PIER, ships: { beige, ...rest }, options }), line), 'beige');
  expect(landing('3b2/0/2/6/1+2', '=2 f f .', {})).toBe('3b4/0/2/6/1+2');
  expect(landing('3b2/0/2/6/1+2', '=2 f f .', { landingSpeed: 2 })).toBe('landed');
  expect(landing('3b1/0/3/6/1+2', '=3 f f f .', { landingSpeed: 2 })).toBe('3b4/0/3/6/1+2');
  expect(landing('2b2/0/6/6/1+2', '=6 f f f f f f .', { landingSpeed: 6 })).toBe('landed');
  expect(landing('2b2/0/6/6/1', '=6 f f f f f f .', { landingSpeed: 6 })).toBe('3b4/0/6/6/1');
});

const ASIDE: Sketch = { river: 'S A5, S A10', ships: { beige: '0b2/1/2/6/-', grey: '0c2/0/1/6/-', brown: '0a2/0/1/6/-' } };

test('[VAR-8] no push to the space straight behind the pushed ship', () => {
  const options = { noPushAstern: true };
  expect(legal(run(position(ASIDE), '=2 f'))).toBe('x0 x1 x2 x3 x5');
  expect(legal(run(position({ ...ASIDE, options }), '=2 f'))).toBe('x0 x1 x2 x5');
  expect(refusalOf(position({ ...ASIDE, options }), '=2 f x3')).toEqual({ code: 'push-astern', rule: 'VAR-8' });
  const turned = position({ ...ASIDE, options, ships: { ...ASIDE.ships, grey: '0c2/4/1/6/-' } });
  expect(legal(run(turned, '=2 f'))).toBe('x0 x2 x3 x5');
});

test('[VAR-10] [AMB-3] a push is barred from all spaces crossed this turn, or only from the one just left', () => {
  const sketch: Sketch = { river: 'S A5, S A10', ships: { beige: '0b1/0/4/6/-', grey: '0b3/0/1/6/-', brown: '0e3/0/1/6/-' } };
  const line = '=4 f r f l l f';
  expect(legal(run(position(sketch), line))).toBe('x0 x1 x4 x5');
  const left = position({ ...sketch, options: { pushTaboo: 'left' } });
  expect(legal(run(left, line))).toBe('x0 x1 x3 x4 x5');
  expect(shipText(run(left, `${line} x3 @0`), 'grey')).toBe('0b2/0/1/6/-');
  expect(refusalOf(left, `${line} x2`)).toEqual({ code: 'push-back', rule: 'MQ-PUSH-4' });
});

test('[VAR-11] owners choose the heading of their ships at the start, or all head downstream', () => {
  const free = run(start({}), 'dS A9');
  expect([game.actor(free), legal(free)]).toEqual([0, '@0 @1 @2 @3 @4 @5']);
  const placed = run(free, '@1 @5 @0');
  expect(placed.ships.map(({ heading }) => heading)).toEqual([1, 5, 0]);
  expect(moverId(placed)).toBe('beige');
  const downstream = run(start({ startFacing: 'downstream' }), 'dS A9');
  expect(legal(downstream)).toBe('=1 =2 =3 =4 =5 =6');
  expect(downstream.ships.map(({ heading }) => heading)).toEqual([0, 0, 0]);
});

test('[VAR-12] tiles that all have left are removed, or stay', () => {
  const sketch: Sketch = {
    river: 'S A5, S A6, S A10',
    waiting: { 1: 1, 2: 1 },
    ships: { beige: '1c4/0/1/6/-', grey: '2b2/0/1/6/-', brown: '2b3/0/1/6/-' },
  };
  const removed = run(position(sketch), '=1 f .');
  expect([removed.river.first, removed.waiting]).toEqual([2, [0, 0, 1, 0]]);
  const kept = run(position({ ...sketch, options: { keepTiles: true } }), '=1 f .');
  expect([kept.river.first, kept.waiting]).toEqual([0, [0, 1, 1, 0]]);
});

test('[VAR-13] the classic tiles, or new waters with the same counts', () => {
  expect(start({}).stack.join(' ')).toBe('A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11');
  const fresh = start({ tileSet: 'new-waters', seats: 4 });
  expect(fresh.stack.join(' ')).toBe('R1 R2 R3 R4 W1 W2 W3 W4 I1 I2 I3');
  expect(start({ tileSet: 'new-waters', expansionTiles: 'add' }).stack.slice(11).join(' ')).toBe('X1 X2 X3 X4 X5 X6');
  // Four red roofs, four brown ones, three tiles with islands only: with four players 1, 2 and 0 passengers.
  const stock = fresh.stack.map((tile) => run(fresh, `dS ${tile}`).waiting[1]);
  expect(stock).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0]);
});

const LATE: Sketch = { river: 'S A5, S A10', ships: { beige: '0c1/0/1/6/-', grey: '1c1/0/1/6/-', brown: '1b1/0/1/6/-' } };

test('[VAR-14] the race ends when the last ship has moved in round 100, ranked by MQ-FIN-6', () => {
  const last = run(position({ ...LATE, round: 100, next: 'brown' }), '=1 f .');
  expect(game.outcome(last)).toEqual({ places: [3, 2, 1], ending: 'round-limit' });
  expect(game.outcome(run(position({ ...LATE, round: 100, next: 'grey' }), '=1 f .'))).toBeUndefined();
  expect(run(position({ ...LATE, round: 99, next: 'brown' }), '=1 f .').round).toBe(100);
});

test('[VAR-14] the limit is an option, and 0 is none', () => {
  const at = (roundLimit: number, round: number) =>
    run(position({ ...LATE, round, next: 'brown', options: { roundLimit } }), '=1 f .');
  expect(game.outcome(at(7, 7))?.ending).toBe('round-limit');
  expect(at(7, 6).round).toBe(7);
  expect(at(0, 100).round).toBe(101);
  expect(at(0, 5000).round).toBe(5001);
});
