import { expect, test } from 'vitest';
import { play, unwrap } from '@showboat/engine';
import { hotTinRoof as game } from '../game';
import { type Sketch, run, sketch } from '../testing/sketch';
import { paceOf } from './pace';

/** Milliseconds for the last of these moves. */
const pace = (drawn: Sketch, line: string): number => {
  const words = line.split(' ');
  const before = run(sketch(drawn), words.slice(0, -1).join(' '));
  const move = unwrap(game.parseMove(before, words.at(-1) ?? ''));
  return paceOf(before, move, unwrap(play(game, before, move)));
};

const RUNNING: Sketch = { cats: ['r05+r10/-'], catwalks: 'g09=A g12=B g16=A', at: 'moving' };

test('a cat takes longer the more roofs it crosses, and a meeting gets extra time', () => {
  expect(pace(RUNNING, 's:r05>r06')).toBe(190 + 120);
  expect(pace(RUNNING, 's:r05>r08:B1')).toBe(2 * 190 + 120);
  expect(pace(RUNNING, 's:r05>r10:B1')).toBe(3 * 190 + 700);
});

test('[HTR-END-1] the last fish is a meeting like any other', () => {
  expect(pace({ ...RUNNING, market: 1 }, 's:r05>r10:B1')).toBe(3 * 190 + 700);
});

test('everything else has its own time, and invisible moves take least', () => {
  const start: Sketch = { open: 'h01 h02 h03' };
  const times = ['home1', 'home1 +s', 'home1 +s home1=h04', 'catwalk g12', 'shelter r05'].map((line) => pace(start, line));
  for (const time of times) expect(time).toBeGreaterThanOrEqual(300);
  expect(pace({ cans: [3] }, 'poor')).toBeGreaterThanOrEqual(300);
  for (const line of ['catwalk -', 'catwalk - .']) expect(pace(start, line)).toBeLessThan(150);
});
