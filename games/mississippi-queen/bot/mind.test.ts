import { readFileSync } from 'node:fs';
import { describeMind } from '@showboat/engine/conformance';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { carryOut } from '../rules/actions';
import type { State } from '../rules/state';
import { CASES } from '../testing/cases';
import { position, run } from '../testing/sketch';
import { evaluate } from './evaluate';
import { createMind } from './mind';
import { turnsToFinish } from './turns';
import { movesOf, voyagesFrom } from './voyages';

const mind = createMind();

const { decisions } = describeMind(
  { game, mind },
  {
    cases: CASES,
    stride: 17,
    read: (name) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'),
    decisions: 80,
    // Who has pushed has the pushed ship turned first; a seat with two boats may be next itself.
    isWhole: (state, { moves, state: end }) =>
      state.phase.kind !== 'speed' ||
      ['end', 'push', 'astern'].includes(moves[moves.length - 1].kind) ||
      game.actor(end) !== game.actor(state),
    isLikelyFewer: false,
    trials: [{ options: {}, seats: 3, games: 12, wins: 9 }],
  },
);

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
