import { GRACE } from '@showboat/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sketch } from '../../testing/sketch';
import { START, openPlannerTable as open } from './table-for-tests';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[PAT-REFILL-1] the only possible card is taken by itself, after a moment', () => {
  const table = open(START);
  table.playsForced.value = true;
  table.point('milano:A');
  table.point('milano:A');
  expect([table.planner.question.value, table.planner.isForcing.value]).toEqual(['take', true]);
  vi.advanceTimersByTime(GRACE - 1);
  expect(table.played()).toBe('milano-4 A');
  vi.advanceTimersByTime(1);
  expect([table.played(), table.planner.isForcing.value]).toEqual(['milano-4 A take:milano', false]);
});

test('an undo in that moment leads back to the decision, and nothing is taken', () => {
  const table = open(START);
  table.playsForced.value = true;
  table.point('milano:A');
  table.point('milano:A');
  table.key('z');
  expect([table.played(), table.planner.question.value, table.planner.isForcing.value]).toEqual(['milano-4', 'build', false]);
  table.key('z');
  vi.advanceTimersByTime(2 * GRACE);
  expect([table.played(), table.planner.question.value]).toEqual(['', 'build']);
});

test('where there is a choice, with the setting off, and in a game just opened, people decide', () => {
  const choice = open(START);
  choice.playsForced.value = true;
  choice.point('siena:B');
  choice.point('siena:B');
  const off = open(START);
  off.point('milano:A');
  off.point('milano:A');
  const opened = open(START, [0], 'milano-4 A');
  opened.playsForced.value = true;
  vi.advanceTimersByTime(2 * GRACE);
  expect([choice.played(), off.played(), opened.played()]).toEqual(['siena-5 B', 'milano-4 A', '']);
});

test('after the table is closed nothing is done by itself', () => {
  const table = open(START);
  table.playsForced.value = true;
  table.point('milano:A');
  table.point('milano:A');
  table.planner.close();
  vi.advanceTimersByTime(2 * GRACE);
  expect(table.played()).toBe('milano-4 A');
});

/** With messengers: Siena's star card was played, and no other star can come. */
const LAST: Sketch = {
  options: { messengers: true },
  hands: ['siena-3 roma-1 milano-1'],
  cities: { siena: '0/-/lucca-4', milano: '-/-/verona-4' },
  pile: '',
};

test('[PAT-MSG-14] the last messenger that could be placed is asked about once', () => {
  const question = 'This is your last chance to place a messenger. Leave him out all the same?';
  const table = open(LAST, [0], 'siena-3 B take:siena');
  expect(table.planner.question.value).toBe('place');
  table.planner.press('decline');
  expect([table.played(), table.planner.whyNot.value?.note, table.said.at(-1)]).toEqual(['', question, question]);
  table.planner.press('decline');
  expect(table.played()).toBe('n');
  const another = open({ ...LAST, hands: ['siena-3 roma-3 milano-1'] }, [0], 'siena-3 B take:siena');
  another.planner.press('decline');
  expect(another.played()).toBe('n');
});
