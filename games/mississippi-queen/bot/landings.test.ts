import { readFileSync } from 'node:fs';
import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mind, mississippiQueen as game } from '../index';
import type { Sketch } from '../rules/sketch';
import type { State } from '../rules/state';
import { position } from '../testing/sketch';

const best = (state: State) => {
  const [{ moves, wins }] = mind.choices(state);
  let now = state;
  const tokens = moves.map((move) => {
    const token = game.formatMove(now, move);
    now = game.apply(now, move);
    return token;
  });
  return { turn: tokens.join(' '), wins: wins ?? false, state: now };
};

const PIER = { river: 'S A5, S A6, S A9', pier: 'S', first: 0 } as const;
const atThePier = (beige: string, rest: Partial<Sketch> = {}): State =>
  position({ ...PIER, ships: { beige, grey: '1c4/0/2/3/1', brown: '0c1/0/1/6/-' }, ...rest });

test.each([5, 6])('a ship one space from the pier lands, though it must brake from speed %i', (speed) => {
  const file = new URL(`../testing/missed-wins/one-step-from-the-pier-speed-${speed}.json`, import.meta.url);
  const state = unwrap(game.parsePosition(JSON.parse(readFileSync(file, 'utf8'))));
  expect(best(state)).toMatchObject({ turn: '=1 f .', wins: true });
});

test('whatever a landing costs: braking and turning burn all the coal', () => {
  expect(best(atThePier('3b4/2/4/5/1+2'))).toMatchObject({ wins: true });
});

test('to land second is a choice, but no win', () => {
  const landed = { ...PIER, ships: { beige: 'landed', grey: '3c3/0/5/6/1+2', brown: '0c1/0/1/6/-' } } as const;
  const state = position({ ...landed, seats: 3 });
  const landing = mind.choices(state).find((choice) => choice.state.ships[1].status === 'landed');
  expect(landing?.wins ?? false).toBe(false);
  expect(landing?.moves[0]).toMatchObject({ kind: 'speed', to: 1 });
});

test('where ships land at any speed, a rival is pushed off the landing space', () => {
  const ships = { beige: '3b2/0/3/0/1+2', grey: '3b3/0/1/6/-', brown: '0c1/0/1/6/-' };
  const { turn, wins } = best(position({ ...PIER, ships, options: { landingSpeed: 6 } }));
  expect(wins).toBe(true);
  expect(turn).toBe('=3 f x1');
});

test('with two boats the one pushes the other onto the pier', () => {
  const ships = { white: '3b2/0/2/0/-', beige: '3b3/0/1/0/1+2', red: '1c4/0/2/3/-', crimson: '0c1/0/1/6/-' };
  const { wins, state } = best(position({ ...PIER, ships, seats: 2, options: { boatsEach: 2 } }));
  expect(wins).toBe(true);
  expect(state.ships.map(({ status }) => status)).toContain('landed');
});

test('the last rival is out of coal: any turn that leaves it so wins', () => {
  const ships = { beige: '1c3/0/1/6/-', grey: '0a4/5/6/0/-' };
  const state = position({ river: 'S A9, S A10', first: 0, seats: 3, ships });
  expect(best(state).state.phase).toEqual({ kind: 'over', ending: 'survivor' });
});
