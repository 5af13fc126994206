import type { OptionValues } from '@showboat/engine';
import type { Turns } from '@showboat/bots/turns';
import { findTested } from '@showboat/games/testing';
import { expect, test } from 'vitest';
import { measureLeftOut } from './left-out';

const PLAN = { positions: 12, iterations: 60, seed: 'quick' };

/** The same player, who thinks of one turn only, and that the worst. */
const narrow = <State, Move, Options extends OptionValues>(turns: Turns<State, Move, Options>): typeof turns => ({
  ...turns,
  mind: { ...turns.mind, choices: (state, which) => turns.mind.choices(state, which).slice(-1) },
});

const turns = findTested('patrician').turns;

test('in Patrician every turn is a choice, but for those that another one mirrors', () => {
  const found = turns?.use((one) => measureLeftOut(one, PLAN));
  expect(found).toMatchObject({ positions: 12, byEvaluation: { count: 0 } });
});

test('whoever thinks of one turn only leaves out the best', () => {
  const found = turns?.use((one) => measureLeftOut(narrow(one), PLAN));
  expect(found?.byEvaluation.count).toBeGreaterThan(5);
  expect(found?.bySearch.count).toBeGreaterThan(0);
});
