import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { legal, optionsWith, position, refusalOf, run, shipText } from '../testing/sketch';

const stockedWith = (options: Readonly<Record<string, unknown>>, tile: string): number =>
  run(unwrap(game.setup(optionsWith(options))), `dS ${tile}`).waiting[1];

test.each([
  [{ seats: 3 }, 1, 1],
  [{ seats: 4 }, 1, 2],
  [{ seats: 5 }, 2, 2],
  [{ seats: 2, rose: true }, 1, 1],
  [{ seats: 6 }, 2, 2],
])('[MQ-PAS-1] passengers on a new tile with %j: %i under a red roof, %i under a brown one', (options, red, brown) => {
  // A5 … A8 have red roofs, A1 … A4 brown ones.
  expect(['A5', 'A6', 'A7', 'A8'].map((tile) => stockedWith(options, tile))).toEqual([red, red, red, red]);
  expect(['A1', 'A2', 'A3', 'A4'].map((tile) => stockedWith(options, tile))).toEqual([brown, brown, brown, brown]);
});

test('[MQ-PAS-1] nobody waits on a tile without a station', () => {
  expect(['A9', 'A10', 'A11'].map((tile) => stockedWith({ seats: 5 }, tile))).toEqual([0, 0, 0]);
});

test('[MQ-PAS-1] a tile laid during the race is stocked at once', () => {
  const ships = { beige: '0c4/0/1/6/-', grey: '0a2/0/1/6/-', brown: '0e3/0/1/6/-' };
  const state = position({ river: 'S A5', stack: 'A1 A2', seats: 4, ships, waiting: { 1: 1 } });
  expect(run(state, '=1 f . dR A1').waiting).toEqual([0, 1, 2]);
});

// The jetty of A5 reaches into c2, its island is b3.
const nearJetty = (beige: string, waiting = 1, seats = 3) =>
  position({
    river: 'S A5, S A6, S A7, S A10',
    seats,
    waiting: { 1: waiting },
    ships: { beige, grey: '0a2/0/1/6/-', brown: '0e3/0/1/6/-' },
  });

test('[MQ-PAS-2] a ship that ends its movement on the jetty space at speed 1 may take a passenger', () => {
  const stopped = run(nearJetty('1c1/0/1/6/-'), '=1 f');
  expect(legal(stopped)).toBe('l r p .');
  const taken = run(stopped, 'p');
  expect(shipText(taken, 'beige')).toBe('1c2/0/1/6/1');
  expect(taken.waiting).toEqual([0, 0, 0, 0, 0]);
});

test('[MQ-PAS-2] it need not', () => {
  const after = run(nearJetty('1c1/0/1/6/-'), '=1 f .');
  expect(shipText(after, 'beige')).toBe('1c2/0/1/6/-');
  expect(after.waiting).toEqual([0, 1, 0, 0, 0]);
});

test('[MQ-PAS-2] its heading makes no difference', () => {
  const ways = ['p', 'l p', 'l l p', 'l l l p', 'r p', 'r r p'].map((rest) =>
    shipText(run(nearJetty('1c1/0/1/6/-'), `=1 f ${rest}`), 'beige'),
  );
  expect(ways).toEqual(['1c2/0/1/6/1', '1c2/5/1/6/1', '1c2/4/1/5/1', '1c2/3/1/4/1', '1c2/1/1/6/1', '1c2/2/1/5/1']);
});

test('[MQ-PAS-2] not at a higher speed, and not in passing', () => {
  const state = nearJetty('0c4/0/2/6/-');
  expect(legal(run(state, '=2 f f'))).toBe('l r .');
  expect(refusalOf(state, '=2 f f p')).toEqual({ code: 'docking-speed', rule: 'MQ-PAS-2', detail: { speed: 2 } });
  expect(refusalOf(state, '=3 f f p')).toEqual({ code: 'points-left', rule: 'MQ-MOVE-1', detail: { left: 1 } });
});

test('[MQ-PAS-2] to lie next to the island is not enough', () => {
  // b2 touches the island b3, but the jetty does not reach there.
  const state = nearJetty('1b1/0/1/6/-');
  expect(legal(run(state, '=1 f'))).toBe('l r .');
  expect(refusalOf(state, '=1 f p')).toEqual({ code: 'not-at-jetty', rule: 'MQ-PAS-2' });
});

test('[MQ-PAS-3] one passenger a stop, though two are waiting', () => {
  const state = nearJetty('1c1/0/1/6/-', 2, 5);
  const taken = run(state, '=1 f p');
  expect(shipText(taken, 'beige')).toBe('1c2/0/1/6/1');
  expect(taken.waiting).toEqual([0, 1, 0, 0, 0]);
  expect(legal(taken)).toBe('.');
  expect(refusalOf(state, '=1 f p p')).toEqual({ code: 'docked-already', rule: 'MQ-PAS-3' });
});

test('[MQ-PAS-4] at most two passengers aboard a ship', () => {
  expect(shipText(run(nearJetty('1c1/0/1/6/2'), '=1 f p'), 'beige')).toBe('1c2/0/1/6/1+2');
  const full = nearJetty('1c1/0/1/6/2+3');
  expect(legal(run(full, '=1 f'))).toBe('l r .');
  expect(refusalOf(full, '=1 f p')).toEqual({ code: 'cabins-full', rule: 'MQ-PAS-4' });
});

test('[MQ-PAS-5] never two passengers of the same island', () => {
  const state = nearJetty('1c1/0/1/6/1', 2, 5);
  expect(legal(run(state, '=1 f'))).toBe('l r .');
  expect(refusalOf(state, '=1 f p')).toEqual({ code: 'same-island', rule: 'MQ-PAS-5' });
});

test('[MQ-PAS-6] where nobody is left there is nothing to take', () => {
  const state = nearJetty('1c1/0/1/6/-', 0);
  expect(legal(run(state, '=1 f'))).toBe('l r .');
  expect(refusalOf(state, '=1 f p')).toEqual({ code: 'nobody-waiting', rule: 'MQ-PAS-6' });
});

test('[MQ-PAS-7] a jetty space that is held cannot be taken: at speed 1 nobody is pushed off it', () => {
  const held = (speed: number) =>
    position({
      river: 'S A5, S A6, S A7, S A10',
      waiting: { 1: 1 },
      ships: { beige: `1c1/0/${speed}/6/-`, grey: '1c2/0/1/6/-', brown: '0e3/0/1/6/-' },
    });
  expect(refusalOf(held(1), '=1 f')).toEqual({ code: 'push-points', rule: 'MQ-PUSH-2', detail: { needed: 2, left: 1 } });
  // At speed 2 grey is pushed off, but then the wheel shows 2.
  expect(refusalOf(held(2), '=2 f x0 @0 p')).toEqual({ code: 'docking-speed', rule: 'MQ-PAS-2', detail: { speed: 2 } });
});

test('[MQ-PAS-5] [AMB-28] with two boats the limits hold for each ship by itself', () => {
  const state = (beige: string, white: string) =>
    position({
      river: 'S A5, S A6, S A7, S A10',
      seats: 2,
      options: { boatsEach: 2 },
      waiting: { 1: 1 },
      ships: { white, beige, red: '0a2/0/1/6/-', crimson: '0e3/0/1/6/-' },
    });
  // Beige has a passenger of the same island, then two passengers: its sister ship takes one all the same.
  expect(shipText(run(state('0c3/0/1/6/1', '1c1/0/1/6/-'), '=1 f p'), 'white')).toBe('1c2/0/1/6/1');
  expect(shipText(run(state('0c3/0/1/6/2+3', '1c1/0/1/6/-'), '=1 f p'), 'white')).toBe('1c2/0/1/6/1');
  expect(refusalOf(state('0c3/0/1/6/-', '1c1/0/1/6/1'), '=1 f p')).toEqual({ code: 'same-island', rule: 'MQ-PAS-5' });
});
