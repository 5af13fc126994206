import { GRACE } from '@showboat/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOVING, START, openPlannerTable as open } from './table-for-tests';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[HTR-DUMP-15] a turn with nothing left to decide ends by itself', () => {
  const table = open({ ...START, hands: ['0/0/0'] });
  table.playsForced.value = true;
  table.point('catwalk');
  table.point('catwalk');
  expect([table.played(), table.planner.isForcing.value]).toEqual(['catwalk', true]);
  vi.advanceTimersByTime(GRACE);
  expect(table.played()).toBe('catwalk -');
  vi.advanceTimersByTime(GRACE);
  expect(table.played()).toBe('catwalk - .');
});

test('undo leads back to the dumpsters, past what there was no choice about', () => {
  const table = open({ ...START, hands: ['0/0/0'] });
  table.playsForced.value = true;
  table.point('catwalk');
  table.point('catwalk');
  vi.advanceTimersByTime(GRACE);
  table.key('z');
  expect([table.played(), table.planner.question.value]).toEqual(['', 'dive']);
  vi.advanceTimersByTime(3 * GRACE);
  expect(table.played()).toBe('');
});

test('cats that can run, and a player too poor for the ante, are waited for', () => {
  const table = open(MOVING);
  table.playsForced.value = true;
  table.point('r01');
  table.point('r01');
  const poor = open({ cans: [3] });
  poor.playsForced.value = true;
  vi.advanceTimersByTime(3 * GRACE);
  expect([table.played(), poor.played()]).toEqual(['s:r06>r01', '']);
});

test('[HTR-MEET-1] a fish that can be had is asked about once before the turn ends', () => {
  const question = 'Your sitting pair can still meet for 4 cans: a fish. End the turn all the same?';
  const table = open(MOVING);
  table.key('e');
  expect([table.played(), table.planner.whyNot.value?.note, table.said.at(-1)]).toEqual(['', question, question]);
  // Whoever thinks better of it runs.
  table.point('r10');
  expect(table.planner.whyNot.value).toBeUndefined();
  table.key('e');
  expect(table.played()).toBe('.');
  const poor = open({ ...MOVING, cans: [3] });
  poor.key('e');
  expect(poor.played()).toBe('.');
});
