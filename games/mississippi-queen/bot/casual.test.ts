import { chooseChance, createRandom, pick, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
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

test('it burns no coal that it need not, and ends its turn without turning about', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/6/-', grey: '0e2/0/1/6/-', brown: '0a2/0/1/6/-' } });
  const tokens = (line: string): readonly string[] => {
    const now = line === '' ? state : run(state, line);
    return [...new Set(casualMoves(now, game.legalMoves(now)).map((move) => game.formatMove(now, move)))];
  };
  expect(tokens('')).toEqual(['=1', '=2', '=3']);
  expect(tokens('=2 r')).toEqual(['f']);
  expect(tokens('=2 f f')).toEqual(['.']);
});
