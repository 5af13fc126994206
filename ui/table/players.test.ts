import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { lettersOf } from './letters';
import { callPlayers, isYou, sayPlayer, thirdPerson } from './players';
import type { PlayerInfo } from '../view';

const people = (...names: readonly string[]): readonly PlayerInfo[] => names.map((name) => ({ kind: 'here', name }));

test('every player has a letter from their name that no earlier player has', () => {
  expect(lettersOf(people('Ada', 'Ben', 'Cleo'))).toEqual(['A', 'B', 'C']);
  expect(lettersOf(people('Ada', 'Anna', 'Anna'))).toEqual(['A', 'N', '3']);
  expect(lettersOf(people('élodie', '  Érik', '7 of 9'))).toEqual(['É', 'R', '7']);
  expect(lettersOf(people('…', '', 'Łukasz'))).toEqual(['1', '2', 'Ł']);
});

test('no two letters are the same, whatever the names', () => {
  for (const names of [
    ['2', '', ''],
    ['Al', 'La', 'Al', 'La', 'Al'],
    ['5', '4', '3', '2', '1'],
    ['3', '', '', '3', '3'],
  ]) {
    const letters = lettersOf(people(...names));
    expect([...new Set(letters)]).toEqual(letters);
  }
});

test('only a player who is alone at the screen is "you"', () => {
  const alone: readonly PlayerInfo[] = [
    { kind: 'here', name: 'Ada' },
    { kind: 'bot', name: 'Jonas', level: 'Mate' },
    { kind: 'elsewhere', name: 'Cleo' },
  ];
  expect([isYou(alone, 0), isYou(alone, 1), isYou(alone, 2), sayPlayer(alone, 'You', 0), sayPlayer(alone, 'You', 1)]).toEqual([
    true,
    false,
    false,
    'You',
    'Jonas',
  ]);
  expect(isYou(people('Ada', 'Ben'), 0)).toBe(false);
  expect(sayPlayer(people('Ada', 'Ben'), 'You', 1)).toBe('Ben');
  expect(isYou([], 0)).toBe(false);
});

test('sentences in the third person use an unambiguous name', () => {
  const called = (...names: readonly string[]): readonly string[] =>
    names.map((_, seat) => thirdPerson(people(...names), seat, ['Ginger', 'Cream', 'Midnight'][seat]));
  expect(called('Tess', 'Odile', 'Jonas')).toEqual(['Tess', 'Odile', 'Jonas']);
  // Two of one name; and nobody wants "You walks".
  expect(called('Odile', 'Tess', ' odile')).toEqual(['Ginger (Odile)', 'Tess', 'Midnight (odile)']);
  expect(called('You', 'Odile', 'Jonas')).toEqual(['Ginger (You)', 'Odile', 'Jonas']);
  expect(called('Du', 'VOUS', 'Jij')).toEqual(['Ginger (Du)', 'Cream (VOUS)', 'Midnight (Jij)']);
  expect(called('', '  ', 'Jonas')).toEqual(['Ginger', 'Cream', 'Jonas']);
  expect(thirdPerson([], 0, 'Ginger')).toBe('Ginger');
});

test('a player who changes their name is called by the new one', () => {
  const players = signal(people('Tess', 'Odile'));
  const call = callPlayers(players);
  expect(call(1, 'Cream')).toBe('Odile');
  players.value = people('Tess', 'Pilar');
  expect(call(1, 'Cream')).toBe('Pilar');
});
