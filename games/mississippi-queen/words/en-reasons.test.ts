import { expect, test } from 'vitest';
import { REASONS, type ReasonCode as Found } from '../bot/reasons';
import { en } from './en';
import { REASON_CODES, type ReasonCode as Said } from './words';

// Words know nothing of bots: here the compiler holds what is found against what is said.
const SAID: readonly Said[] = REASONS;
const FOUND: readonly Found[] = REASON_CODES;

const DETAIL = { place: 1, tile: 3, aboard: 2, ship: 'black', speed: 2, turns: 1.5, coal: 2, before: 1 };

test('every reason that is found can be said, and no other', () => {
  expect(SAID).toEqual(FOUND);
});

test.each([...REASON_CODES])('%s', (code) => {
  const said = en.sayReason({ code, detail: DETAIL });
  expect(said).toMatch(/^[a-z].*[^.]$/);
  expect(said).not.toMatch(/undefined|object|NaN/);
  expect(said).not.toBe(code);
});

test.each([
  [{ code: 'takes-passenger', detail: { tile: 3, aboard: 1 } }, 'takes the first passenger, on tile 3'],
  [{ code: 'pushes-rival', detail: { ship: 'black', turns: 1 } }, 'costs the Black Rose 1 turn'],
  [{ code: 'gains-turns', detail: { turns: 1.5 } }, 'brings the ship 1.5 turns nearer to the pier'],
  [{ code: 'of-another-game', detail: {} }, 'of-another-game'],
])('%j', (reason, phrase) => {
  expect(en.sayReason(reason)).toBe(phrase);
});
