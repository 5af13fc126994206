import { createRandom } from '@showboat/engine';
import { expect, test } from 'vitest';
import { pickBotNames } from './bot-names';
import { seatAlone } from './seating';

test('bots have different names, none of them taken', () => {
  const names = pickBotNames(createRandom(1), 8, ['odile', 'Jonas']);
  expect(new Set(names).size).toBe(8);
  expect(names).not.toContain('Odile');
  expect(names).not.toContain('Jonas');
});

test('names can run out', () => {
  expect(() => pickBotNames(createRandom(1), 1000)).toThrow('1000');
});

test('a single player sits first, and bots of the level take the other seats', () => {
  const [first, ...others] = seatAlone('Mara', 4, 'captain');
  expect(first).toEqual({ kind: 'person', name: 'Mara' });
  expect(others.map((seat) => seat.kind === 'bot' && seat.level)).toEqual(['captain', 'captain', 'captain']);
});
