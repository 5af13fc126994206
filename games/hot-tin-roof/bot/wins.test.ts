import { readFileSync } from 'node:fs';
import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { hotTinRoof as game, mind } from '../index';
import type { State } from '../rules/state';
import { sketch } from '../testing/sketch';

const LAST_FISH = new URL('../testing/missed-wins/last-fish.json', import.meta.url);

/** The first choice with the state after it, and whether it wins though chance is still to draw. */
const best = (state: State) => {
  const [choice] = mind.choices(state);
  return { kinds: choice.moves.map(({ kind }) => kind).join(' '), wins: choice.wins ?? false, state: choice.state };
};

test('the last fish is taken though it costs all that is in the purse', () => {
  const { kinds, state } = best(unwrap(game.parsePosition(JSON.parse(readFileSync(LAST_FISH, 'utf8')))));
  expect(kinds).toBe('dive lay walk walk');
  expect(game.outcome(state)?.places[0]).toBe(1);
});

test('a pair that is brought out takes the last fish in the same turn', () => {
  const state = sketch({ catwalks: 'g03=A g12=A g15=A', cans: [9, 3, 3], fish: [4, 4, 4], market: 1 });
  const { kinds, wins } = best(state);
  expect(kinds).toBe('dive place');
  expect(wins).toBe(true);
});

test('who leads ends the game by the last quiet turn', () => {
  const state = sketch({ cats: ['r01+r09/-', '-/-', '-/-'], cans: [40, 3, 3], fish: [4, 1, 1], market: 3, quiet: 29 });
  const quiet = { ...state, quiet: state.options.noProgressRounds * state.options.seats - 1 };
  expect(best(quiet).state.phase).toEqual({ kind: 'over', ending: 'quiet' });
});

test('the last fish that makes somebody else the winner is no such turn', () => {
  const state = sketch({ catwalks: 'g03=A g12=A g15=A', cans: [9, 30, 3], fish: [1, 4, 4], market: 1 });
  expect(mind.choices(state).some(({ wins }) => wins)).toBe(false);
});
