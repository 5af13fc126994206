import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { patrician } from './index';

// Positions with the turns that an independent implementation finds (format: `turns --count`).

const folder = new URL('fixtures/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const expected = read('expected.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([file, count, hash]) => ({ file, count: Number(count), hash }));

test('there are 72 positions', () => {
  expect(expected).toHaveLength(72);
});

test.each(expected)('$file has $count outcomes', ({ file, count, hash }) => {
  const lines = unwrap(patrician.turns(JSON.parse(read(file))));
  expect(lines).toHaveLength(count);
  expect(
    createHash('sha256')
      .update(`${lines.join('\n')}\n`)
      .digest('hex'),
  ).toBe(hash);
});

const listed = expected.filter(({ file }) => existsSync(new URL(file.replace('.json', '.turns.txt'), folder)));

test.each(listed)('$file has just the listed outcomes', ({ file }) => {
  const lines = unwrap(patrician.turns(JSON.parse(read(file))));
  expect(`${lines.join('\n')}\n`).toBe(read(file.replace('.json', '.turns.txt')));
});
