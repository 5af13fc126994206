import { expect, test } from 'vitest';
import { filesKept, refusedFile, withoutFile } from './given-file';

const GOOD = { name: 'good.json', problems: [] };
const BAD = { name: 'bad.json', problems: ['No roofs.'] };

test('a refused file blocks the start until it is removed or replaced', () => {
  expect(refusedFile({})).toBeUndefined();
  expect(refusedFile({ map: GOOD, board: BAD })).toBe('board');
  expect(refusedFile({ map: GOOD, board: GOOD })).toBeUndefined();
  expect(withoutFile({ map: GOOD, board: BAD }, 'board')).toEqual({ map: GOOD });
});

test('a file stays as long as its option is as it was', () => {
  expect(filesKept({ map: GOOD, board: BAD }, { map: '{}', board: 'ours' }, { map: 'ours', board: 'ours' })).toEqual({
    board: BAD,
  });
});
