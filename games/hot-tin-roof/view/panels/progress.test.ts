import { expect, test } from 'vitest';
import { startOf } from '../../testing/cases';
import { type Sketch, run, sketch } from '../../testing/sketch';
import { progressOf } from './progress';

const progress = (drawn: Sketch, line = ''): ReturnType<typeof progressOf> => progressOf(run(sketch(drawn), line));

const START: Sketch = { open: 'h01 h02 h03' };

test('[HTR-TURN-1] the ante is behind once a dumpster is chosen, not before', () => {
  expect(progress(START)).toEqual({ done: 0, now: 1 });
  for (const line of ['home1', 'home1 +s', 'catwalk', 'shelter'])
    expect([line, progress(START, line)]).toEqual([line, { done: 1, now: 1 }]);
  for (const line of ['home1 +s home1=h04', 'catwalk -', 'shelter -'])
    expect([line, progress(START, line)]).toEqual([line, { done: 2, now: 2 }]);
});

test('[HTR-TURN-4] who is too poor for the ante is still there', () => {
  expect(progress({ ...START, cans: [4] })).toEqual({ done: 0, now: 0 });
});

test('before the first turn and after the last there are no steps', () => {
  expect(progressOf(startOf({ seats: 3 }))).toBeUndefined();
  const end: Sketch = { fish: [4, 3, 3], cats: ['r06+r08/-'], catwalks: 'g12=A', at: 'moving' };
  expect(progress(end, 's:r06>r08')).toBeUndefined();
});
