import { unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { sketch } from '../testing/sketch';
import { turnLines } from './turns';

describe('outcomes of a turn', () => {
  test('a poor player has one', () => {
    expect(unwrap(turnLines(sketch({ cans: [4], open: 'h01 h02 h03' })))).toEqual([
      'A:6/0/-/-/6/0/3 B:10/0/-/-/6/0/3 C:10/0/-/-/6/0/3 | cans 4+4+4+1+1 | tiles h01+h02+h03 | catwalks - | shelters - | fish 11 | quiet 1 | next',
    ]);
  });

  test('the tile that is turned up is a question mark', () => {
    const lines = unwrap(turnLines(sketch({ open: 'h01 h02 h03' }))).filter((line) => line.includes('?'));
    expect(lines.map((line) => / tiles (\S+) /.exec(line)?.[1])).toEqual([
      '?+h02+h03',
      'h01+?+h03',
      'h01+h02+?',
      '?+h02+h03',
      'h01+?+h03',
      'h01+h02+?',
    ]);
  });

  // The sitting pair meets for B1 or C4, the lying one for B1 or C2.
  const near = {
    cats: ['r01+r03/r04+r05'],
    catwalks: 'g02=B g01=C g04=C g08=B g06=C g07=C',
    shelters: 'r02=C',
    cans: [20, 0, 0],
    hands: ['0/0/0'],
  };

  const met = (fish: number, state = sketch(near)): readonly string[] => [
    ...new Set(
      unwrap(turnLines(state)).flatMap((line) => {
        const [, own, b, c] = /^A:\d+\/(\d+)\/\S+ B:(\d+)\/\S+ C:(\d+)\//.exec(line) ?? [];
        return Number(own) === fish ? [`B${b} C${c}`] : [];
      }),
    ),
  ];

  test('of two that differ only in cans, the one that gives others more is left out', () => {
    expect(met(2).toSorted()).toEqual(['B0 C6', 'B1 C2', 'B2 C0']);
    expect(met(1).toSorted()).toEqual(['B0 C2', 'B0 C4', 'B1 C0']);
  });

  test('with the last fish the game is over, and nobody meets twice', () => {
    const last = sketch({ ...near, market: 1 });
    expect(met(2, last)).toEqual([]);
    const lines = unwrap(turnLines(last)).filter((line) => line.startsWith('A:') && line.endsWith('over fish'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.includes(' | fish 0 | quiet 0 | '))).toBe(true);
  });
});
