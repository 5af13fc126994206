import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { legal, moverId, position, refusalOf, run, shipOf, shipText } from '../testing/sketch';

// What happens to the ship that was pushed, before the pusher goes on.

test('[MQ-PUSH-8] the owner of the pushed ship sets it to any heading at once, free of charge', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/3/6/-', grey: '0c2/0/1/0/-', brown: '0a2/0/1/6/-' } });
  const pushed = run(state, '=3 f x1');
  expect(game.actor(pushed)).toBe(1);
  expect(legal(pushed)).toBe('@0 @1 @2 @3 @4 @5');
  expect(refusalOf(state, '=3 f x1 f')).toEqual({ code: 'align-first', rule: 'MQ-PUSH-8' });
  const aligned = run(pushed, '@3');
  expect(shipText(aligned, 'grey')).toBe('0d3/3/1/0/-');
  expect(game.actor(aligned)).toBe(0);
  expect(legal(aligned)).toBe('f l r');
});

test('[MQ-PUSH-8] nobody aligns a ship that was not pushed', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/1/6/-', grey: '0c3/0/1/6/-', brown: '0a2/0/1/6/-' } });
  expect(refusalOf(state, '=1 @0')).toEqual({ code: 'nothing-to-align', rule: 'MQ-PUSH-8' });
});

test('[MQ-PUSH-8] [AMB-30] a ship pushed onto logs keeps its heading; leaving them on its own turn costs nothing', () => {
  const ships = { beige: '0c4/0/3/6/-', grey: '1c1/5/2/6/-', brown: '0a2/0/1/6/-' };
  const pushed = run(position({ river: 'S B3, S A10', ships }), '=3 f x2');
  expect(shipText(pushed, 'grey')).toBe('1d1/5/2/6/-');
  expect([game.actor(pushed), legal(pushed)]).toEqual([0, 'l r .']);
  const later = position({ river: 'S B3, S A10', ships: { grey: '1d1/5/2/6/-', beige: '0c4/0/3/6/-', brown: '0a2/0/1/6/-' } });
  // Two points are two spaces, and the wheel still shows 2.
  expect(shipText(run(later, '=2 f f .'), 'grey')).toBe('1b2/5/2/6/-');
});

test('[MQ-PUSH-11] a ship pushed onto the foremost tile as the first there extends the river, once it is aligned', () => {
  const state = position({
    river: 'S A5',
    stack: 'A1 A10',
    ships: { beige: '0c3/0/4/6/-', grey: '0c4/0/1/6/-', brown: '0a2/0/1/6/-' },
  });
  const pushed = run(state, '=4 f x0');
  expect(game.actor(pushed)).toBe(1);
  const aligned = run(pushed, '@2');
  expect(game.actor(aligned)).toBe('chance');
  expect(legal(aligned)).toBe('dL A1 dL A10 dS A1 dS A10 dR A1 dR A10');
  const laid = run(aligned, 'dL A10');
  expect(laid.river.tiles.map(({ id, exit }) => `${exit} ${id}`)).toEqual(['S start', 'S A5', 'L A10']);
  // The pusher goes on at once with its two points, and brings no second tile.
  expect(game.actor(laid)).toBe(0);
  const after = run(laid, 'l f r f .');
  expect(shipText(after, 'beige')).toBe('1b2/0/4/5/-');
  expect(moverId(after)).toBe('grey');
  expect(after.river.tiles).toHaveLength(3);
});

const atJetty = (grey: string, waiting: number) =>
  position({
    river: 'S A5, S A6, S A7, S A10',
    waiting: { 1: waiting },
    ships: { beige: '0c4/0/2/6/-', grey, brown: '0a2/0/1/6/-' },
  });

test('[MQ-PUSH-12] a ship pushed onto a jetty space at speed 1 may take a passenger', () => {
  const state = atJetty('1c1/0/1/6/-', 1);
  const aligned = run(state, '=2 f x0 @0');
  expect(game.actor(aligned)).toBe(1);
  expect(legal(aligned)).toBe('p n');
  expect(refusalOf(state, '=2 f x0 @0 .')).toEqual({ code: 'answer-first', rule: 'MQ-PUSH-12' });
  const taken = run(aligned, 'p');
  expect(shipText(taken, 'grey')).toBe('1c2/0/1/6/1');
  expect(taken.waiting).toEqual([0, 0, 0, 0, 0]);
  const declined = run(aligned, 'n');
  expect(shipText(declined, 'grey')).toBe('1c2/0/1/6/-');
  expect(declined.waiting).toEqual([0, 1, 0, 0, 0]);
  for (const answered of [taken, declined]) expect([game.actor(answered), legal(answered)]).toEqual([0, 'l r .']);
});

test.each([
  ['at a higher speed', '1c1/0/2/6/-', 1],
  ['with two passengers aboard', '1c1/0/1/6/2+3', 1],
  ['with a passenger of the same island aboard', '1c1/0/1/6/1', 1],
  ['where nobody waits', '1c1/0/1/6/-', 0],
])('[MQ-PUSH-12] a ship pushed onto a jetty space %s is offered nothing', (_, grey, waiting) => {
  const state = atJetty(grey, waiting);
  const aligned = run(state, '=2 f x0 @0');
  expect([game.actor(aligned), legal(aligned)]).toEqual([0, 'l r .']);
  expect(refusalOf(state, '=2 f x0 @0 n')).toEqual({ code: 'nothing-offered', rule: 'MQ-PUSH-12' });
});

const atPier = (grey: string, options = {}) =>
  position({
    river: 'S A5, S A6, S A7',
    pier: 'S',
    options,
    ships: { beige: '3b2/0/3/6/-', grey, brown: '0a2/0/1/6/-' },
  });

test('[MQ-PUSH-13] a ship pushed onto a landing space at speed 1 with two passengers has finished; the pusher goes on', () => {
  const pushed = run(atPier('3b3/0/1/6/1+2'), '=3 f x0');
  expect(shipText(pushed, 'grey')).toBe('landed');
  expect(shipOf(pushed, 'grey').place).toBe(1);
  expect([game.actor(pushed), legal(pushed)]).toEqual([0, 'f l r']);
  // It has left the river: its space is free.
  expect(shipText(run(pushed, 'f .'), 'beige')).toBe('3b4/0/3/6/-');
});

test('[MQ-PUSH-13] at speed 2 the landing space is water like any other, and the ship is aligned', () => {
  const pushed = run(atPier('3b3/0/2/6/1+2'), '=3 f x0');
  expect([game.actor(pushed), legal(pushed)]).toEqual([1, '@0 @1 @2 @3 @4 @5']);
  expect(shipText(run(pushed, '@3'), 'grey')).toBe('3b4/3/2/6/1+2');
});

test('[MQ-PUSH-13] the option landingSpeed holds for pushed ships, too', () => {
  expect(shipText(run(atPier('3b3/0/2/6/1+2', { landingSpeed: 2 }), '=3 f x0'), 'grey')).toBe('landed');
  expect(shipText(run(atPier('3b3/0/3/6/1+2', { landingSpeed: 2 }), '=3 f x0'), 'grey')).toBe('3b4/0/3/6/1+2');
  expect(shipText(run(atPier('3b3/0/6/6/1+2', { landingSpeed: 6 }), '=3 f x0'), 'grey')).toBe('landed');
});

test('[MQ-PUSH-13] in the driving school a ship lands by a push at any speed', () => {
  expect(shipText(run(atPier('3b3/0/5/6/-', { mode: 'school' }), '=3 f x0'), 'grey')).toBe('landed');
});

test('[MQ-PUSH-13] [AMB-29] a pushed ship needs its two passengers to land', () => {
  expect(shipText(run(atPier('3b3/0/1/6/1'), '=3 f x0 @1'), 'grey')).toBe('3b4/1/1/6/1');
});
