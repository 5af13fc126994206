import { play, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { type State, mississippiQueen as game } from '../../game';
import { position } from '../../testing/sketch';
import { placesOf } from './logged';

/** Where each of these moves was made. */
const places = (start: State, ...tokens: readonly string[]): readonly string[] => {
  let now = start;
  return tokens.map((token) => {
    const before = now;
    const move = unwrap(game.parseMove(before, token));
    now = unwrap(play(game, before, move));
    return placesOf(before, move, now).join(' ');
  });
};

const PUSH = position({
  river: 'S A5',
  stack: 'A1 A10',
  ships: { beige: '0c3/0/4/6/-', grey: '0c4/0/1/6/-', brown: '0a2/0/1/6/-' },
});

test('what a ship does on the spot lights its space, a step where it came from and where it is', () => {
  expect(places(PUSH, '=4', 'l', 'f')).toEqual(['0c3', '0c3', '0c3 0b4']);
});

test('a push lights the ways of both ships, a setting of the pushed one its space, and a new tile its middle', () => {
  expect(places(PUSH, '=4', 'f', 'x0', '@2', 'dL A10')).toEqual(['0c3', '0c3 0c4', '0c4 1c1', '1c1', '2c2']);
});

test('who resigns leaves a space, whichever ship is to move', () => {
  const ships = { beige: '1c3/0/1/6/-', grey: '1c2/0/1/6/-', brown: '0c1/0/1/6/-' };
  const now = position({ river: 'S A5, S A10', ships });
  const move = { kind: 'resign', seat: 1 } as const;
  expect(placesOf(now, move, game.apply(now, move))).toEqual(['1c2']);
});
