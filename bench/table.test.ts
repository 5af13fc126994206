import { expect, test } from 'vitest';
import { formatNumber, formatTable, roundFigure } from './table';

test('columns line up, and nothing trails', () => {
  const rows = [
    ['', 'moves', 'budget'],
    ['ours', '1,000', ''],
    ['theirs', '7', 'met'],
  ];
  expect(formatTable(rows, ['left', 'right', 'left'])).toBe(
    ['        moves  budget', 'ours    1,000', 'theirs      7  met'].join('\n'),
  );
});

test('rows may be shorter than the others', () => {
  expect(formatTable([['a', 'b'], ['longer']], ['left', 'right'])).toBe('a       b\nlonger');
});

test.each([
  [1_064_321, 1_064_000, '1,064,000'],
  [7968.4, 7968, '7,968'],
  [66.9412, 66.94, '66.94'],
  [0.123456, 0.1235, '0.1235'],
  [3, 3, '3'],
])('%d is rounded to four digits that count', (value, rounded, text) => {
  expect(roundFigure(value)).toBe(rounded);
  expect(formatNumber(value)).toBe(text);
});
