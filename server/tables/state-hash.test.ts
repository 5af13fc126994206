import { createHash } from 'node:crypto';
import { chooseChance, createRandom, pick, setUp, unwrap } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import { describe, expect, test } from 'vitest';
import { createHashing } from './state-hash';

const plainHash = (state: unknown): string => createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 32);

describe.each(CATALOG)('$id', ({ use }) => {
  test('the hash is that of the whole state, whatever was remembered', () => {
    use(({ game }) => {
      const random = createRandom('hash');
      const hashOf = createHashing();
      let state = unwrap(setUp(game, { seats: 3 }));
      for (let moves = 0; moves < 60 && !game.outcome(state); moves++) {
        const isDrawn = game.actor(state) === 'chance';
        state = game.apply(state, isDrawn ? chooseChance(game.chances(state), random()) : pick(random, game.legalMoves(state)));
        expect(hashOf(state)).toBe(plainHash(state));
      }
    });
  });
});

test.each([{ a: undefined, b: [], c: null }, [1, 2], 7, {}])('also of %j', (state) => {
  expect(createHashing()(state)).toBe(plainHash(state));
});
