import { expect, test } from 'vitest';
import { isYou, lettersOf, sayPlayer, thirdPerson } from './players';
import type { PlayerInfo } from '../view';

const people = (...names: readonly string[]): readonly PlayerInfo[] => names.map((name) => ({ name, isHere: true }));

test('every player has a letter of the own name that no player before has', () => {
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

test('only who is alone at the screen is you', () => {
  const alone: readonly PlayerInfo[] = [
    { name: 'Ada', isHere: true },
    { name: 'Jonas', bot: 'Mate', isHere: false },
  ];
  expect([isYou(alone, 0), isYou(alone, 1), sayPlayer(alone, 'You', 0), sayPlayer(alone, 'You', 1)]).toEqual([
    true,
    false,
    'You',
    'Jonas',
  ]);
  expect(isYou(people('Ada', 'Ben'), 0)).toBe(false);
  expect(sayPlayer(people('Ada', 'Ben'), 'You', 1)).toBe('Ben');
  expect(isYou([], 0)).toBe(false);
  expect([thirdPerson(alone, 0), thirdPerson(alone, 1), thirdPerson(people('Ada', 'Ben'), 0)]).toEqual([
    undefined,
    'Jonas',
    'Ada',
  ]);
});
