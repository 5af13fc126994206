import type { Summary } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { isRunning } from '../session/games';
import type { SavedGame, SeatPlan } from '../session/saved';
import { sayAgo } from './ago';
import { type Told, tell } from './told';

const person = (name: string): SeatPlan => ({ kind: 'person', name });
const bot = (name: string): SeatPlan => ({ kind: 'bot', name, level: 'mate', style: 'steady' });

const saved = (seats: readonly SeatPlan[], summary: Partial<Summary>): SavedGame => ({
  id: 'a1',
  game: 'mississippi-queen',
  rules: '1',
  beginning: { kind: 'options', options: {} },
  moves: [],
  seats,
  seed: '00',
  created: 0,
  changed: 0,
  version: 1,
  summary: { number: 5, seat: undefined, places: undefined, ...summary },
});

const told = (game: SavedGame): Told => tell(game, 'Du');

describe('what a list says about a game', () => {
  const ALONE = [person('Mara'), bot('Odile'), bot('Jonas')];

  test('alone against bots it is "your" turn', () => {
    expect(told(saved(ALONE, { seat: 0 }))).toEqual({ others: ['Odile', 'Jonas'], turn: { kind: 'you' } });
    expect(told(saved(ALONE, { seat: 2 })).turn).toEqual({ kind: 'other', name: 'Jonas' });
  });

  test('around one screen everybody has a name', () => {
    expect(told(saved([person('Mara'), person('Theo')], { seat: 0 }))).toEqual({
      others: ['Mara', 'Theo'],
      turn: { kind: 'other', name: 'Mara' },
    });
  });

  test('whoever has no other name is called by the word of the language in use', () => {
    expect(told(saved([person('You'), person('Theo')], { places: [1, 2] }))).toMatchObject({
      others: ['Du', 'Theo'],
      turn: { winners: ['Du'] },
    });
  });

  test('while chance decides it is nobody’s turn, and the game still runs', () => {
    const game = saved(ALONE, {});
    expect(told(game).turn).toEqual({ kind: 'nobody' });
    expect(isRunning(game)).toBe(true);
  });

  test('when it is over, who won and where you came in', () => {
    const game = saved(ALONE, { places: [2, 1, 3] });
    expect(isRunning(game)).toBe(false);
    expect(told(game).turn).toEqual({ kind: 'over', winners: ['Odile'], place: 2 });
    expect(told(saved([bot('Odile'), bot('Jonas')], { places: [2, 3] })).turn).toEqual({
      kind: 'over',
      winners: [],
      place: undefined,
    });
  });
});

test.each([
  [5, 'now'],
  [4 * 60, '4 minutes ago'],
  [26 * 3600, 'yesterday'],
  [15 * 86_400, '2 weeks ago'],
  [-30, 'now'],
])('%i seconds ago', (seconds, words) => {
  expect(sayAgo('en', 0, seconds * 1000)).toBe(words);
});
