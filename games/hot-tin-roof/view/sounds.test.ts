import { expect, test } from 'vitest';
import { heardIn, randomGame } from '../../../ui/testing/sounds';
import { hotTinRoof } from '../game';
import { soundOf } from './sounds';

test('every kind of move sounds like something, or is silent on purpose', () => {
  const games = [{ seats: 4 }, { seats: 3, deluxe: true }].map((options) => randomGame(hotTinRoof, options));
  expect(heardIn(games, soundOf)).toEqual({
    first: '-',
    'turn-up': '- card',
    dive: 'cans',
    poor: 'cans',
    place: 'paws',
    lay: 'plank',
    shelter: 'plank',
    walk: 'paws purr',
    decline: '-',
    end: '-',
  });
});
