import { type Advisor, type Mind, type Player, createRandom } from '@showboat/engine';
import { expect, test } from 'vitest';
import { type ToyMove, type ToyOptions, type ToyState, toy } from '../engine/conformance/toy';
import { advise } from './advice';
import { expectedPlace } from './places';
import { choiceOf, weigh } from './weigh';

/** The further a runner has come, the more it may expect. */
const evaluate = (state: ToyState): readonly number[] => {
  const outcome = toy.outcome(state);
  const { seats, goal } = state.options;
  if (outcome) return outcome.places.map((place) => (seats - place) / (seats - 1));
  return state.at.map((at) => at / goal);
};

const mind: Mind<ToyState, ToyMove> = {
  choices: (state) => toy.legalMoves(state).map((move) => choiceOf({ game: toy, mind }, state, [move])),
  evaluate,
  flavour: () => 0,
};

const player: Player<ToyState, ToyMove, ToyOptions> = { game: toy, mind };

/** Red threw a 3 and has a boost of 2, enough to reach the goal. */
const state: ToyState = {
  options: { seats: 2, goal: 10 },
  at: [5, 8],
  boosts: [2, 1],
  turn: 7,
  phase: { kind: 'choose', pips: 3 },
};
const view = toy.view(state, 0);

const advisor: Advisor<ToyState, ToyMove> = {
  reasons: (_, { moves }, others) => [{ code: 'instead-of', detail: { move: moves[0].kind, others: others.length } }],
};

test('the turn that wins comes first, with its place and its reasons', () => {
  const advice = advise(player, view, 0, { iterations: 100, random: createRandom('toy'), advisor });
  expect(advice).toMatchObject([
    {
      moves: [{ kind: 'boost' }],
      values: [1, 0],
      expectedPlace: 1,
      reasons: [{ code: 'instead-of', detail: { move: 'boost', others: 1 } }],
    },
    { moves: [{ kind: 'walk' }], reasons: [{ code: 'instead-of', detail: { move: 'walk', others: 1 } }] },
  ]);
  expect(advice[0].visits).toBeGreaterThan(advice[1].visits);
  expect(advice.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
  expect(advice[1].expectedPlace).toBeGreaterThanOrEqual(1.5);
});

test('a turn that wins is first although the search liked another one better', () => {
  const blind = { game: toy, mind: { ...mind, evaluate: () => [0.5, 0.5] as const } };
  const [first] = advise(blind, state, 0, { iterations: 1, random: createRandom('toy') });
  expect(first.moves).toEqual([{ kind: 'boost' }]);
});

test('returns no more turns than asked for, and no reasons without an advisor', () => {
  const advice = advise(player, view, 0, { iterations: 20, random: createRandom('toy'), count: 1 });
  expect(advice).toHaveLength(1);
  expect(advice[0].reasons).toEqual([]);
});

test('turns that lead to the same are told once', () => {
  // Both win at once.
  const near = toy.view({ ...state, at: [7, 8] }, 0);
  expect(toy.legalMoves(near)).toHaveLength(2);
  const advice = advise(player, near, 0, { iterations: 100, random: createRandom('toy') });
  expect(advice.map(({ values }) => values)).toEqual([[1, 0]]);
});

test('turns that the same thing speaks for are one idea', () => {
  const same: Advisor<ToyState, ToyMove> = { reasons: () => [{ code: 'nearer', detail: {} }] };
  const asked = { iterations: 100, random: createRandom('toy') };
  expect(advise(player, view, 0, asked)).toHaveLength(2);
  expect(advise(player, view, 0, { ...asked, advisor: same }).map(({ moves }) => moves[0].kind)).toEqual(['boost']);
});

test('it stops when time is up', () => {
  const advice = advise(player, view, 0, { iterations: 1e9, isTimeUp: () => true, random: createRandom('toy') });
  expect(advice.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(100);
});

test('a turn is weighed on its own, in every possible world', () => {
  const weighed = (move: ToyMove): readonly number[] => weigh(player, view, 0, [move], { iterations: 200 }, createRandom('toy'));
  expect(weighed({ kind: 'boost' })).toEqual([1, 0]);
  // Blue wins with any throw but a 1, and even with that if it boosts.
  const [own, other] = weighed({ kind: 'walk' });
  expect(own).toBeLessThan(0.5);
  expect(other).toBeGreaterThan(0.5);
  expect(weighed({ kind: 'walk' })).toEqual([own, other]);
});

test('places are estimated from values', () => {
  expect(expectedPlace([0.4, 0.4, 0.4], 1)).toBe(2);
  expect(expectedPlace([0, 0], 0)).toBe(1.5);
  expect(expectedPlace([1, 0, 0, 0], 0)).toBe(1);
  expect(expectedPlace([1, 0, 0, 0], 3)).toBe(3);
  const values = [0.5, 0.3, 0.15, 0.05];
  const places = values.map((_, seat) => expectedPlace(values, seat));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(places.reduce((sum, place) => sum + place, 0)).toBeCloseTo(10, 12);
});
