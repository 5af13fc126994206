import { expect, test } from 'vitest';
import { toy } from './conformance/toy';
import { playRandomly } from './playout';
import { createRandom } from './random';
import { unwrap } from './result';
import { setUp } from './setup';

const start = unwrap(setUp(toy, {}));

test('plays to the end, the same way with the same seed', () => {
  const first = playRandomly(toy, start, createRandom(1), { maxMoves: 100 });
  expect(first.outcome).toEqual(toy.outcome(first.state));
  expect(first.outcome.ending).toBe('goal');
  expect(first.moves.reduce(toy.apply, start)).toEqual(first.state);
  expect(playRandomly(toy, start, createRandom(1), { maxMoves: 100 })).toEqual(first);
  expect(playRandomly(toy, start, createRandom(2), { maxMoves: 100 }).moves).not.toEqual(first.moves);
});

test('reports every move before it is made', () => {
  const told: string[] = [];
  const { moves } = playRandomly(toy, start, () => 0, {
    maxMoves: 100,
    onMove: (state, move) => told.push(`${state.turn} ${move.kind}`),
  });
  expect(told.slice(0, 4)).toEqual(['1 deal', '1 deal', '1 throw', '1 walk']);
  expect(told).toHaveLength(moves.length);
});

test('chance follows its weights, seats choose uniformly', () => {
  const kinds = { walk: 0, boost: 0, deal: 0, throw: 0, resign: 0 };
  for (let seed = 0; seed < 500; seed++) {
    const { moves } = playRandomly(toy, start, createRandom(seed), { maxMoves: 3_000 });
    kinds[moves[3].kind]++;
  }
  expect(kinds.walk + kinds.boost).toBe(500);
  expect(Math.abs(kinds.walk - 250)).toBeLessThan(60);
});

test('an endless game and a stuck game are programming errors', () => {
  expect(() => playRandomly(toy, start, createRandom(1), { maxMoves: 3 })).toThrow('toy is not over after 3 moves');
  const stuck = { ...toy, legalMoves: () => [] };
  expect(() => playRandomly(stuck, start, createRandom(1), { maxMoves: 100 })).toThrow('toy has no legal move after 3 moves');
});
