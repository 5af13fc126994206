import { readFileSync, readdirSync } from 'node:fs';
import { createRandom, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { carryOut } from '../rules/actions';
import type { State } from '../rules/state';
import { CASES, startOf, wanderFrom } from '../testing/cases';
import { position, run } from '../testing/sketch';
import { evaluate, turnsToFinish } from './evaluate';
import { createMind } from './mind';
import { movesOf, voyagesFrom } from './voyages';

const mind = createMind();

const wandered = CASES.flatMap(({ name, options }) =>
  [1, 2, 3, 4].map((seed) => ({
    name: `${name}, seed ${seed}`,
    state: wanderFrom(startOf(options), seed * 17, createRandom(seed)),
  })),
);

const fixtures = new URL('../fixtures/', import.meta.url);
const positions = readdirSync(fixtures)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, state: unwrap(game.parsePosition(JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')))) }));

const moments = [...wandered, ...positions];

const decisions = moments.filter(({ state }) => typeof game.actor(state) === 'number');

test('every move of every choice is legal, and leads where the choice says', () => {
  const problems = decisions.flatMap(({ name, state }) =>
    mind.choices(state).flatMap(({ moves, state: end }) => {
      let now = state;
      for (const move of moves) {
        const refusal = game.refuse(now, move);
        if (refusal) return [`${name}: ${JSON.stringify(move)} of ${JSON.stringify(moves)}: ${refusal.code}`];
        now = game.apply(now, move);
      }
      return JSON.stringify(now) === JSON.stringify(end) ? [] : [`${name}: ${JSON.stringify(moves)} leads elsewhere`];
    }),
  );
  expect(problems).toEqual([]);
  expect(decisions.length).toBeGreaterThan(80);
});

test('a choice ends where somebody else or chance decides, or the turn is over', () => {
  const unfinished = decisions
    .filter(({ state }) => state.phase.kind === 'speed')
    .flatMap(({ name, state }) => mind.choices(state).map((choice) => ({ name, choice, state })))
    .filter(({ choice, state }) => {
      const last = choice.moves[choice.moves.length - 1].kind;
      return !['end', 'push', 'astern'].includes(last) && game.actor(choice.state) === game.actor(state);
    });
  expect(unfinished.map(({ name, choice }) => `${name}: ${JSON.stringify(choice.moves)}`)).toEqual([]);
});

test('choices come with the best for the seat first, and values between 0 and 1', () => {
  for (const { state } of decisions) {
    const seat = Number(game.actor(state));
    const choices = mind.choices(state);
    const values = choices.map((choice) => choice.values[seat]);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(choices.every((choice) => choice.values.every((value) => value >= 0 && value <= 1))).toBe(true);
  }
});

test('a voyage ends where it says, with the coal it says', () => {
  const turnStarts = decisions.filter(({ state }) => state.phase.kind === 'speed');
  for (const { state } of turnStarts) {
    const index = state.order[state.next];
    for (const voyage of voyagesFrom(state, 2)) {
      const end = movesOf(voyage).reduce(carryOut, state);
      const ship = end.ships[index];
      expect([ship.at, ship.heading]).toEqual([voyage.place, voyage.heading]);
      expect(end.phase.kind).toBe(voyage.meets < 0 ? 'sailing' : 'pushing');
      const left = ship.seat < 0 ? end.turn.roseCoal : ship.coal + end.turn.bonus;
      expect(left).toBe(voyage.coal);
    }
  }
  expect(turnStarts.length).toBeGreaterThan(60);
});

const atThePier = (beige: string): State =>
  position({ river: 'S A5, S A6, S A9', pier: 'S', first: 0, ships: { beige, grey: '1c4/0/2/3/1', brown: '0c1/0/1/6/-' } });

test('a ship that can land does', () => {
  const [best] = mind.choices(atThePier('3c3/0/1/2/1+2'));
  expect(best.state.ships[0].status).toBe('landed');
});

test('fewer turns to go are worth more, and coal is worth turns', () => {
  expect(turnsToFinish(atThePier('3c1/0/1/2/1+2'), 0)).toBeLessThan(turnsToFinish(atThePier('1d4/0/1/2/1+2'), 0));
  expect(turnsToFinish(atThePier('1d4/0/1/4/1+2'), 0)).toBeLessThan(turnsToFinish(atThePier('1d4/0/1/0/1+2'), 0));
});

test('a ship that cannot move any more on its coal counts as lost', () => {
  // Too fast to stop before the bank, and nothing to steer with.
  const doomed = position({ river: 'S A9, S A10', ships: { grey: '0c1/0/1/6/-', beige: '0a4/5/6/0/-', brown: '0e2/0/1/6/-' } });
  expect(turnsToFinish(doomed, 0)).toBe(80);
});

test('who has landed has his place, whatever the others do', () => {
  const landed = run(atThePier('3c3/0/1/2/1+2'), '=1 f .');
  const values = evaluate(landed);
  expect(values[0]).toBeGreaterThan(0.99);
  expect(values[1]).toBeLessThan(0.26);
});

test('a style likes what it is called after', () => {
  const state = position({ river: 'S A9, S A10', ships: { beige: '0c1/0/2/6/-', grey: '0c3/0/1/6/-', brown: '0e2/0/1/6/-' } });
  const choices = mind.choices(state);
  const liked = (style: 'bold' | 'thrifty' | 'pushy') =>
    choices.toSorted((a, b) => mind.flavour(state, b, style) - mind.flavour(state, a, style))[0];
  expect(liked('bold').state.ships[0].speed).toBe(Math.max(...choices.map((choice) => choice.state.ships[0].speed)));
  expect(liked('thrifty').state.ships[0].coal).toBe(6);
  expect(liked('pushy').moves.some(({ kind }) => kind === 'push')).toBe(true);
  expect(choices.map((choice) => mind.flavour(state, choice, 'steady'))).toEqual(choices.map(() => 0));
});
