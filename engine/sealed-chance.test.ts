import { describe, expect, test } from 'vitest';
import { chooseChance } from './chance';
import { type ToyMove, toy } from './conformance/toy';
import { unwrap } from './result';
import { type Disclosure, commitment, drawFraction, verifyDraws } from './sealed-chance';
import { setUp } from './setup';

const SEED = '0000000000000000000000000000000000000000000000000000000000000001';
const PROMISE = 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5';

// The expected values come from another implementation (Python's hashlib and hmac).

test('the commitment is the SHA-256 of the bytes of the seed', () => {
  expect(commitment('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(commitment(SEED)).toBe(PROMISE);
});

test('a draw is the first 53 bits of HMAC-SHA-256(seed, [table, index, salts])', () => {
  expect(drawFraction({ seed: SEED, table: 't1', index: 0, salts: ['a', 'b'] })).toBe(0.023617191373534685);
  expect(drawFraction({ seed: SEED, table: 't1', index: 1, salts: ['a', 'b'] })).toBe(0.3427197443359614);
  expect(drawFraction({ seed: 'ffee', table: 'Tür 7', index: 12, salts: ['ü', '"'] })).toBe(0.8988478113014527);
});

test('salts that concatenate to the same text are still different salts', () => {
  expect(drawFraction({ seed: SEED, table: 't1', index: 0, salts: ['ab'] })).toBe(0.9667847666254997);
  expect(drawFraction({ seed: SEED, table: 't1', index: 0, salts: [] })).toBe(0.08144206393186171);
});

describe('verifyDraws', () => {
  /** Chance moves as drawn for this table; seats always walk. */
  const playedMoves = (): ToyMove[] => {
    const moves: ToyMove[] = [];
    let state = unwrap(setUp(toy, { goal: 5 }));
    let draws = 0;
    while (toy.actor(state) !== 'nobody') {
      const isChance = toy.actor(state) === 'chance';
      const fraction = isChance ? drawFraction({ seed: SEED, table: 't1', index: draws, salts: ['a', 'b'] }) : 0;
      if (isChance) draws++;
      const move = isChance ? chooseChance(toy.chances(state), fraction) : toy.legalMoves(state)[0];
      moves.push(move);
      state = toy.apply(state, move);
    }
    return moves;
  };
  const fair: Disclosure<ToyMove> = {
    seed: SEED,
    commitment: PROMISE,
    table: 't1',
    salts: ['a', 'b'],
    options: { goal: 5 },
    moves: playedMoves(),
  };

  test('a fair game', () => {
    expect(fair.moves.slice(0, 2)).toEqual([
      { kind: 'deal', boost: 1 },
      { kind: 'deal', boost: 1 },
    ]);
    const draws = fair.moves.filter((move) => move.kind === 'deal' || move.kind === 'throw').length;
    expect(verifyDraws(toy, fair)).toEqual({ ok: true, value: { draws } });
  });

  test('an aside is not a draw', () => {
    const moves: ToyMove[] = [...fair.moves.slice(0, 2), { kind: 'resign', seat: 1 }];
    expect(verifyDraws(toy, { ...fair, moves })).toEqual({ ok: true, value: { draws: 2 } });
  });

  test('a seed other than the one committed to', () => {
    const result = verifyDraws(toy, { ...fair, seed: '616263' });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'broken-promise', rule: 'CHANCE', field: 'commitment' } });
  });

  test.each([[''], ['xyz'], ['abc']])('%j is not a seed', (seed) => {
    expect(verifyDraws(toy, { ...fair, seed })).toEqual({
      ok: false,
      refusal: { code: 'bad-seed', rule: 'CHANCE', field: 'seed' },
    });
  });

  test('reports the first chance move that was not drawn', () => {
    const moves = fair.moves.map((move, index) => (index === 1 ? ({ kind: 'deal', boost: 2 } as const) : move));
    expect(verifyDraws(toy, { ...fair, moves })).toEqual({
      ok: false,
      refusal: { code: 'wrong-draw', rule: 'CHANCE', field: 'moves[1]', detail: { draw: 1, drawn: 'deal 1', played: 'deal 2' } },
    });
  });

  test('other salts, other draws', () => {
    expect(verifyDraws(toy, { ...fair, salts: ['b', 'a'] })).toMatchObject({ ok: false, refusal: { code: 'wrong-draw' } });
  });

  test('moves that do not make a game', () => {
    expect(verifyDraws(toy, { ...fair, options: { goal: 99 } })).toMatchObject({ ok: false, refusal: { code: 'bad-option' } });
    expect(verifyDraws(toy, { ...fair, moves: [{ kind: 'walk' }] })).toMatchObject({
      ok: false,
      refusal: { code: 'not-now', field: 'moves[0]' },
    });
  });
});
