import { createRandom } from '@showboat/engine';
import { expect, test } from 'vitest';
import { pickBotNames } from './bot-names';
import { seatAlone } from './seating';

test('bots have names of their own, and none that somebody has already', () => {
  const names = pickBotNames(createRandom(1), 8, ['odile', 'Jonas']);
  expect(new Set(names).size).toBe(8);
  expect(names).not.toContain('Odile');
  expect(names).not.toContain('Jonas');
});

test('there is an end to names', () => {
  expect(() => pickBotNames(createRandom(1), 1000)).toThrow('1000');
});

test('somebody who comes alone sits first, and bots of the level take the other seats', () => {
  const [first, ...others] = seatAlone('Mara', 4, 'captain');
  expect(first).toEqual({ kind: 'person', name: 'Mara' });
  expect(others.map((seat) => seat.kind === 'bot' && seat.level)).toEqual(['captain', 'captain', 'captain']);
});
