import type { PlayerInfo } from '@showboat/ui';
import { expect, test } from 'vitest';
import { story } from '../messages/en/story';
import { captionOf } from './share-key';
import { headlineOf } from './story-head';

const person = (name: string, kind: 'here' | 'elsewhere' = 'elsewhere'): PlayerInfo => ({ kind, name });
const SHIPS = ['Aurora', 'Belle', 'Cora'];
const ship = (seat: number): string => SHIPS[seat];

test('a picture has first names only, and "You" is nobody to others', () => {
  const players = [person('Mara Weber', 'here'), person('Tomas de Vries'), person('You')];
  expect(captionOf([2, 1, 3], players, ship, true, story)).toEqual({
    title: 'Belle wins',
    line: 'Tomas, before Mara and Cora',
    winner: 1,
  });
  expect(captionOf([2, 3, 1], players, ship, true, story)).toEqual({
    title: 'Cora wins',
    line: 'before Mara and Tomas',
    winner: 2,
  });
  // What was shared has no name for them.
  expect(captionOf([2, 3, 1], [person('Mara'), person('Tomas'), person('')], ship, true, story).title).toBe('Cora wins');
  // Where pieces have no names, people win.
  expect(captionOf([1, 2, 3], players, ship, false, story).title).toBe('Mara wins');
  expect(captionOf([1, 1, 3], players, ship, true, story)).toMatchObject({
    title: 'A shared victory',
    line: 'Mara, Tomas, Cora',
  });
});

test('the headline: who won, or by how little it was lost', () => {
  const players = [person('Mara', 'here'), person('Ines'), person('You')];
  const head = (places: readonly number[], self: number | undefined, second?: string) =>
    headlineOf({ places }, players, self, second, ship, story);
  expect(head([1, 2, 3], 0)).toEqual({ title: 'You win!', seat: 0 });
  expect(head([2, 1, 3], 0)).toEqual({ title: 'Ines wins!', seat: 1 });
  expect(head([2, 1, 3], 0, 'Second, by a length')).toEqual({ title: 'Second, by a length', seat: 0 });
  expect(head([3, 1, 2], 0, 'Second, by a length').title).toBe('Ines wins!');
  expect(head([2, 3, 1], undefined).title).toBe('Cora wins!');
  expect(head([2, 3, 4], 0)).toEqual({ title: 'Nobody wins', seat: undefined });
  expect(head([1, 1, 3], 0).title).toBe('Mara and Ines win together!');
});
