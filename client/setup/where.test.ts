import { expect, test } from 'vitest';
import { whereFrom } from './where';

test.each([
  ['', undefined, 'here'],
  ['', 'link', 'link'],
  ['', 'anything', 'here'],
  ['?by=link', 'here', 'link'],
  ['?by=here', 'link', 'here'],
  ['?by=lobby', undefined, 'link'],
  ['?by=boat', 'link', 'link'],
] as const)('with the address %j, and %j chosen last, one plays %s', (search, last, place) => {
  expect(whereFrom(search, last)).toBe(place);
});
