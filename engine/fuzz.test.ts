import { expect, test } from 'vitest';
import { type ToyMove, type ToyState, toy } from './conformance/toy';
import { type FuzzPlan, createFuzz } from './fuzz';
import { parseRecord } from './record';
import { unwrap } from './result';

const plan: FuzzPlan<ToyState, ToyMove> = {
  cases: [
    { name: 'two', options: {} },
    { name: 'four', options: { seats: 4 } },
  ],
  mostMoves: 500,
  watch: () => () => [],
};

test('sound games are played in turn, until the time is up', () => {
  const fuzz = createFuzz(toy, plan);
  const { games, endings, failures } = fuzz(200, 'sound');
  expect([games, failures]).toEqual([200, []]);
  // Some games include a resignation.
  expect(Object.keys(endings).toSorted()).toEqual(['goal', 'resigned']);
  let left = 3;
  expect(fuzz(200, 'sound', () => left-- === 0).games).toBe(3);
  expect(fuzz(20, 'sound')).toEqual(fuzz(20, 'sound'));
});

test('moves may be picked from fewer than the legal ones, and differently from lap to lap', () => {
  const seen = new Set<string>();
  const movesFrom = (state: ToyState, lap: number): readonly ToyMove[] => toy.legalMoves(state).slice(0, lap === 0 ? 1 : 9);
  const watch = () => (_before: ToyState, move: ToyMove) => (seen.add(move.kind), []);
  const fuzz = createFuzz(toy, { ...plan, watch, movesFrom });
  expect([fuzz(2, 'laps').failures, seen.has('boost')]).toEqual([[], false]);
  expect([fuzz(20, 'laps').failures, seen.has('boost')]).toEqual([[], true]);
});

test.each([
  ['a crash', /^two, game 0, seed broken: oh$/, { apply: () => crash() }, {}],
  ['a dead end', /: dead end: chance is to act$/, { legalMoves: () => [] }, {}],
  ['no end', /: no end$/, {}, { mostMoves: 5 }],
  ['a broken law', /: too far; much too far$/, {}, { watch: () => () => ['too far', 'much too far'] }],
])('%s is told', (_title, told, change, others) => {
  const { games, failures } = createFuzz({ ...toy, ...change }, { ...plan, ...others })(100, 'broken');
  expect(failures[0].problem).toMatch(told);
  // It stops at the first failure.
  expect([games, failures.length]).toEqual([10, 10]);
});

test('some laws are about the whole game, and a failure can be replayed', () => {
  const watch = () => {
    let walks = 0;
    return (_before: ToyState, move: ToyMove) => (move.kind === 'walk' && ++walks > 2 ? ['a third walk'] : []);
  };
  const [{ problem, record }] = createFuzz(toy, { ...plan, watch })(5, 'walks').failures;
  expect(problem).toContain('a third walk');
  const { moves } = unwrap(parseRecord(toy, record)).record;
  expect(moves.filter(({ kind }) => kind === 'walk')).toHaveLength(3);
  expect(moves.at(-1)).toEqual({ kind: 'walk' });
});

const crash = (): never => {
  throw new Error('oh');
};
