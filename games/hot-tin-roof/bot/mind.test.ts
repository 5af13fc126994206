import { readFileSync, readdirSync } from 'node:fs';
import { STYLES, chooseChance, createRandom, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from '../index';
import { CASES, startOf, wanderFrom } from '../testing/cases';
import { sketch } from '../testing/sketch';
import { casualMoves } from './casual';
import { estimateWay } from './estimate';
import { evaluate, expectedPoints } from './evaluate';
import { createMind } from './mind';
import { WEIGHTS } from './weights';

const mind = createMind();

const wandered = CASES.flatMap(({ name, options }) =>
  [1, 2, 3, 4].map((seed) => ({
    name: `${name}, seed ${seed}`,
    state: wanderFrom(startOf(options), seed * 67, createRandom(seed)),
  })),
);

const fixtures = new URL('../fixtures/', import.meta.url);
const positions = readdirSync(fixtures)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, state: unwrap(game.parsePosition(JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')))) }));

const decisions = [...wandered, ...positions].filter(({ state }) => typeof game.actor(state) === 'number');

test('every move of every choice is legal, and leads where the choice says: to chance, another seat or the end', () => {
  const problems = decisions.flatMap(({ name, state }) =>
    mind.choices(state).flatMap(({ moves, state: end }) => {
      let now = state;
      for (const move of moves) {
        const refusal = game.refuse(now, move);
        if (refusal) return [`${name}: ${JSON.stringify(move)} of ${JSON.stringify(moves)}: ${refusal.code}`];
        now = game.apply(now, move);
      }
      if (JSON.stringify(now) !== JSON.stringify(end)) return [`${name}: ${JSON.stringify(moves)} leads elsewhere`];
      return game.actor(end) === game.actor(state) ? [`${name}: ${JSON.stringify(moves)} stops within the turn`] : [];
    }),
  );
  expect(problems).toEqual([]);
  expect(decisions.length).toBeGreaterThan(50);
});

test('choices come with the best for the seat first, and values between 0 and 1', () => {
  for (const { state } of decisions) {
    const seat = Number(game.actor(state));
    const choices = mind.choices(state);
    expect(choices.length).toBeGreaterThan(0);
    const own = choices.map(({ values }) => values[seat]);
    expect(own).toEqual(own.toSorted((a, b) => b - a));
    for (const { values } of choices) for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
    const likely = mind.choices(state, 'likely');
    expect(likely.length).toBeGreaterThan(0);
    expect(likely.length).toBeLessThanOrEqual(choices.length);
  }
});

test('at every step of a turn there is something to choose', () => {
  for (const line of [['home1'], ['catwalk'], ['shelter'], ['catwalk', '-']]) {
    let state = sketch({ cats: ['r06+r15/-'], catwalks: 'g12=A' });
    for (const token of line) state = game.apply(state, unwrap(game.parseMove(state, token)));
    expect(mind.choices(state).length).toBeGreaterThan(0);
  }
});

test('it takes a fish that it can win, and lays the catwalk that joins a pair', () => {
  const near = sketch({ cats: ['r06+r10/-'], catwalks: 'g12=A g16=B' });
  expect(mind.choices(near)[0].state.players[0].fish).toBe(1);
  const gap = sketch({ cats: ['r06+r10/r01+r13'], catwalks: 'g12=A' });
  const [best] = mind.choices(gap);
  expect(best.state.players[0].fish).toBe(1);
  expect(best.moves[1]).toMatchObject({ kind: 'lay', gap: 15 });
});

test('the way of a pair over laid and open gaps', () => {
  const state = sketch({ cats: ['r06+r10/-'], catwalks: 'g12=B', shelters: 'r08=C' });
  expect(estimateWay(state, 0, 5, 9, WEIGHTS)).toEqual({ pays: [0, 1, 2], price: 3, missing: 1, isThere: true });
  const joined = sketch({ cats: ['r06+r10/-'], catwalks: 'g12=B g16=A' });
  expect(estimateWay(joined, 0, 5, 9, WEIGHTS)).toMatchObject({ price: 1, missing: 0 });
});

test('points: fish, ways and tribute count', () => {
  const [own, rival] = expectedPoints(sketch({ fish: [1, 0, 0] }));
  expect(own).toBeGreaterThan(rival + 5);
  const joined = expectedPoints(sketch({ cats: ['r06+r10/-'], catwalks: 'g12=A g16=A' }));
  const apart = expectedPoints(sketch({ cats: ['r06+r10/-'] }));
  expect(joined[0]).toBeGreaterThan(apart[0]);
});

test('at the end places are worth what they are', () => {
  const over = { ...sketch({ cans: [30, 20, 10] }), phase: { kind: 'over', ending: 'fish' } as const };
  expect(evaluate(over)[0]).toBe(1);
  expect(evaluate(over)[2]).toBe(0);
  const shared = { ...sketch({ cans: [30, 30, 10] }), phase: { kind: 'over', ending: 'fish' } as const };
  const [one, other] = evaluate(shared);
  expect(one).toBe(other);
});

test('styles are between -1 and 1', () => {
  for (const { state } of decisions.slice(0, 20)) {
    for (const choice of mind.choices(state))
      for (const style of STYLES) expect(Math.abs(mind.flavour(state, choice, style))).toBeLessThanOrEqual(1);
  }
});

test('somebody who plays at random thinks of everything', () => {
  const state = startOf({ seats: 3 });
  expect(casualMoves(state, game.legalMoves(state))).toEqual(game.legalMoves(state));
});

/** The place in a game in which one seat does what looks best and the others anything. */
const placeOf = (seats: number, seat: number, seed: string): number => {
  const random = createRandom(seed);
  let state = startOf({ seats, deluxe: seats % 2 === 0 });
  for (let end = game.outcome(state); ; end = game.outcome(state)) {
    if (end) return end.places[seat];
    const actor = game.actor(state);
    if (actor === 'chance') state = game.apply(state, chooseChance(game.chances(state), random()));
    else if (actor === seat) state = mind.choices(state, 'likely')[0].moves.reduce(game.apply, state);
    else state = game.apply(state, game.legalMoves(state)[Math.floor(random() * game.legalMoves(state).length)]);
  }
};

test('what looks best at first glance beats playing at random', () => {
  for (const seats of [3, 4]) {
    const places = Array.from({ length: 12 }, (_, i) => placeOf(seats, i % seats, `greedy/${seats}/${i}`));
    // Far more than an equal share.
    expect(places.filter((place) => place === 1).length).toBeGreaterThan(9);
  }
});
