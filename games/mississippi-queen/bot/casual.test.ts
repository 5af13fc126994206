import { chooseChance, createRandom, pick, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import type { State } from '../rules/state';
import { position, run } from '../testing/sketch';
import { casualMoves } from './casual';

test('it chooses among legal moves, and comes to the end of a race', () => {
  for (const [index, preset] of game.presets.entries()) {
    const random = createRandom(index);
    let state = unwrap(setUp(game, { ...preset.options, seats: preset.seats[0], roundLimit: 8 }));
    while (game.outcome(state) === undefined) {
      const legal = game.legalMoves(state);
      const isChance = game.actor(state) === 'chance';
      const casual = isChance ? legal : casualMoves(state, legal);
      expect(casual.length).toBeGreaterThan(0);
      expect(casual.every((move) => legal.includes(move))).toBe(true);
      state = game.apply(state, isChance ? chooseChance(game.chances(state), random()) : pick(random, casual));
    }
  }
});

const casual = (state: State): readonly string[] => [
  ...new Set(casualMoves(state, game.legalMoves(state)).map((move) => game.formatMove(state, move))),
];

test('it burns no coal that it need not, and ends its turn without turning about', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/6/-', grey: '0e2/0/1/6/-', brown: '0a2/0/1/6/-' } });
  expect(casual(state)).toEqual(['=1', '=2', '=3']);
  expect(casual(run(state, '=2 r'))).toEqual(['f']);
  expect(casual(run(state, '=2 f f'))).toEqual(['.']);
});

test('it sets out downstream, takes whom it can, and goes no faster than is easy', () => {
  const random = createRandom(1);
  let start = unwrap(setUp(game, { seats: 3 }));
  while (start.phase.kind !== 'placing') start = game.apply(start, chooseChance(game.chances(start), random()));
  expect(casual(start)).toEqual(['@0']);
  const jetty = position({ river: 'S A5, S A10', waiting: { 1: 1 }, ships: { beige: '1c1/0/1/6/-', grey: '0e2/0/1/6/-' } });
  expect(casual(run(jetty, '=1 f'))).toEqual(['p']);
  const fast = position({ river: 'S A10, S A9, S A6', ships: { beige: '0c1/0/6/6/-', grey: '0e2/0/1/6/-' } });
  expect(casual(fast)).toEqual(['=4', '=5']);
});
