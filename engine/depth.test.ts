import { expect, test } from 'vitest';
import { DEEPEST, isTooDeep } from './depth';

const nested = (levels: number): string => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

test('brackets are counted where they open something', () => {
  expect(isTooDeep(nested(DEEPEST))).toBe(false);
  expect(isTooDeep(nested(DEEPEST + 2))).toBe(true);
  expect(isTooDeep('['.repeat(200_000))).toBe(true);
});

test('not in texts, and not side by side', () => {
  expect(isTooDeep(JSON.stringify({ text: `${'['.repeat(500)}\\"${'{'.repeat(500)}` }))).toBe(false);
  expect(isTooDeep(JSON.stringify(Array.from({ length: 500 }, () => [[]])))).toBe(false);
});
