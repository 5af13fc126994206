import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import type { Positions } from '../game';
import { unwrap } from '../result';

/** Positions in a game's folder, with the turns that an independent implementation finds. */
export interface Fixtures {
  readonly count: number;
  /** `expected.txt` has one line each: file, number of outcomes, SHA-256 of all of them. */
  read(name: string): string;
  /** For some positions, `….turns.txt` lists the outcomes themselves. */
  has(name: string): boolean;
}

export const describeFixtures = ({ turns }: Pick<Positions<unknown>, 'turns'>, { count: wanted, read, has }: Fixtures): void => {
  const expected = read('expected.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([file, count, hash]) => ({ file, count: Number(count), hash, list: file.replace('.json', '.turns.txt') }));

  /** As `turns` prints them. */
  const printed = (file: string): string => `${unwrap(turns(JSON.parse(read(file)))).join('\n')}\n`;

  test(`there are ${wanted} positions`, () => {
    expect(expected).toHaveLength(wanted);
  });

  test.each(expected)('$file has $count outcomes, just those that are listed', ({ file, count, hash, list }) => {
    const text = printed(file);
    // First, for it shows what is wrong.
    expect(text).toBe(has(list) ? read(list) : text);
    expect(text.split('\n')).toHaveLength(count + 1);
    expect(bytesToHex(sha256(utf8ToBytes(text)))).toBe(hash);
  });
};
