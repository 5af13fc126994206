import { expect, test } from 'vitest';
import { textToShow } from './phrases';

const GERMAN = { well: 'Gut gespielt!', sorry: 'Tut mir leid!', moment: 'Moment noch' };

test('a phrase that was said by a key is read in the own language', () => {
  expect(textToShow('Sorry!', GERMAN)).toBe('Tut mir leid!');
});

test('anything else stays as it was written', () => {
  for (const text of ['Sorry! I was away', 'sorry!', '<b>Sorry!</b>']) expect(textToShow(text, GERMAN)).toBe(text);
});
