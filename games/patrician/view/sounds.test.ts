import { expect, test } from 'vitest';
import { heardIn, randomGame } from '../../../ui/testing/sounds';
import { patrician } from '../game';
import { soundOf } from './sounds';

test('every kind of move sounds like something, or is silent on purpose', () => {
  const games = [{ seats: 4 }, { seats: 5, messengers: true }].map((options) => randomGame(patrician, options));
  expect(heardIn(games, soundOf)).toEqual({
    first: '-',
    deal: '-',
    'turn-up': '- card',
    play: 'card',
    build: 'bell trowel',
    move: 'trowel',
    take: 'card',
    messenger: 'paws',
    decline: '-',
  });
});
