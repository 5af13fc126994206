import { readFileSync } from 'node:fs';
import { describeMind } from '@showboat/engine/conformance';
import { expect, test } from 'vitest';
import { patrician as game } from '../index';
import { CASES, startOf } from '../testing/cases';
import { type Sketch, run, sketch } from '../testing/sketch';
import { casualMoves } from './casual';
import { createEvaluation } from './evaluate';
import { createMind } from './mind';

const mind = createMind();
const { lookAt, expectedPoints, evaluate } = createEvaluation();

const { decisions } = describeMind(
  { game, mind },
  {
    cases: CASES,
    stride: 47,
    read: (name) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'),
    decisions: 80,
    trials: [
      { options: { messengers: true }, seats: 2, games: 24, wins: 16 },
      { options: {}, seats: 3, games: 24, wins: 16 },
      { options: {}, seats: 5, games: 24, wins: 9 },
    ],
  },
);

test('what was found out about a state before the turn changes nothing', () => {
  const placing = run(
    sketch({
      options: { messengers: true },
      cities: { roma: '-/-/siena-1', lucca: '0/-/-' },
      hands: ['roma-3', 'siena-4', 'siena-5'],
    }),
    'roma-3 A take:roma',
  );
  for (const state of [placing, ...decisions.slice(0, 60).map((one) => one.state)]) {
    const before = lookAt(state);
    for (const { state: end } of mind.choices(state)) expect(evaluate(end, before)).toEqual(evaluate(end));
  }
});

test('it takes a city that it can win', () => {
  const state = sketch({
    cities: { roma: '0001/011/siena-1', siena: '-/-/lucca-1', parma: '1/-/lucca-2' },
    hands: ['roma-1 parma-4 siena-5', 'verona-2 verona-1 lucca-4', 'bologna-3 bologna-4 milano-3'],
    pile: 'milano-1 milano-2 firenze-1 firenze-2',
  });
  const [best] = mind.choices(state);
  expect(best.moves[0]).toEqual({
    kind: 'play',
    card: game.legalMoves(state).flatMap((m) => (m.kind === 'play' ? [m.card] : []))[1],
  });
  expect(best.state.players[0].tokens).toHaveLength(2);
});

test('points in hand count: what is won, sets and majorities', () => {
  const behind = sketch({ cities: { roma: '1/-/-' }, hands: ['siena-4', 'siena-1', 'siena-2'] });
  const [own, rival] = expectedPoints(behind);
  expect(rival).toBeGreaterThan(own);
  const won = sketch({ tokens: [[15], [], []], hands: ['siena-1', 'siena-4', 'siena-2'] });
  expect(expectedPoints(won)[0]).toBeGreaterThan(expectedPoints(won)[2] + 8);
});

test('a crest in hand counts in the city it is of, and most where the others are nearly level', () => {
  const expected = (hand: string, cities: NonNullable<Sketch['cities']>): number =>
    expectedPoints(sketch({ seats: 2, cities, hands: [hand, 'parma-4'] }))[0];
  const gain = (cities: NonNullable<Sketch['cities']>): number => expected('siena-1', cities) - expected('lucca-1', cities);
  expect(gain({ siena: '01/1/-' })).toBeGreaterThan(0.5);
  expect(gain({ siena: '01/1/-' })).toBeGreaterThan(gain({ siena: '0000/0/-' }));
});

test('two portraits of a set are worth more than two of different ones, and nothing where none is left', () => {
  const points = (hand: string, pile: string): number => expectedPoints(sketch({ seats: 2, hands: [hand, 'parma-4'], pile }))[0];
  const left = 'firenze-5 milano-5 verona-4 siena-3 ferrara-2';
  expect(points('roma-3 bologna-4', left)).toBeGreaterThan(points('roma-3 roma-4', left));
  expect(points('bologna-6 bologna-4', '')).toBeCloseTo(points('bologna-6 bologna-3', ''), 9);
});

test('a messenger where one leads is worth more than where one does not', () => {
  const points = (placed: string): readonly number[] =>
    expectedPoints(
      sketch({
        seats: 2,
        options: { messengers: true },
        cities: { lucca: '00/-/-', milano: '0/0/-', bologna: '11/-/-', firenze: '1/1/-' },
        hands: ['parma-4', 'siena-4'],
        placed,
      }),
    );
  expect(points('lucca-milano')[0]).toBeGreaterThan(points('bologna-firenze')[0] + 2);
});

test('who comes next has the first pick of what lies open', () => {
  const at = (turn: number): readonly number[] =>
    expectedPoints(sketch({ seats: 2, turn, cities: { siena: '-/-/roma-1' }, hands: ['siena-4', 'siena-3'] }));
  expect(at(0)[0]).toBeGreaterThan(at(1)[0]);
  expect(at(1)[1]).toBeGreaterThan(at(0)[1]);
});

test('at the end places are worth what they are', () => {
  const over = sketch({ at: 'over', tokens: [[15], [14], [0]] });
  expect(evaluate(over)[0]).toBe(1);
  const shared = sketch({ at: 'over', tokens: [[15], [1], []] });
  const [one, other, last] = evaluate(shared);
  expect(one).toBe(other);
  expect(last).toBe(0);
  expect(one + other + last).toBeCloseTo(
    evaluate(over).reduce((sum, value) => sum + value, 0),
    12,
  );
});

test('a random player considers everything', () => {
  const state = startOf({ seats: 2 });
  expect(casualMoves(state, game.legalMoves(state))).toEqual(game.legalMoves(state));
});
