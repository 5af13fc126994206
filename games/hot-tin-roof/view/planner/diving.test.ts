import { expect, test } from 'vitest';
import { START, type PlannerTable, openPlannerTable as open } from './table-for-tests';

test('[HTR-TURN-5] all five dumpsters are lit; a home dumpster and its pair are one plan', () => {
  const table = open(START);
  expect(table.planner.question.value).toBe('dive');
  expect(table.lit()).toBe('catwalk home1 home2 home3 shelter');
  expect(table.plans()).toEqual(['home1 +s', 'home1 +l', 'home2 +s', 'home2 +l', 'home3 +s', 'home3 +l', 'catwalk', 'shelter']);
  expect([table.plan(), table.open(), table.planner.main.value]).toEqual(['', ['other'], 'dive']);
  table.point('home2');
  expect([table.plan(), table.played(), table.planner.isChosen.value]).toEqual(['home2 +s', '', true]);
  expect(table.open()).toEqual(['dive', 'other', 'undo']);
  expect(table.said).toEqual([
    "Dive into the home dumpster 2. You pay 5 cans and take 5 cans. Your sitting pair goes to Cobbler's Court and Mandolin House. They are 3 roofs apart.",
  ]);
  table.point('home2');
  expect(table.played()).toBe('home2 +s');
  // The next tile is chance: nobody is asked.
  expect([table.planner.question.value, table.lit(), table.open()]).toEqual([undefined, '', []]);
});

test('[HTR-DUMP-2] the other pair is one key away, and only where both are in hand', () => {
  const table = open(START);
  table.point('home1');
  table.planner.press('other');
  expect(table.plan()).toBe('home1 +l');
  table.planner.press('other');
  expect(table.plan()).toBe('home1 +s');
  table.key('o');
  table.point('home1');
  expect(table.played()).toBe('home1 +l');
  const single = open({ ...START, cats: ['-/r01+r14'] });
  expect(single.plans()).toEqual(['home1 +s', 'home2 +s', 'home3 +s', 'catwalk', 'shelter']);
});

test('[HTR-DUMP-3] without a pair in hand a home dumpster is barred and says why', () => {
  const table = open({ ...START, cats: ['r06+r15/r01+r14'] });
  expect(table.lit()).toBe('catwalk shelter');
  table.point('home3');
  table.key('1');
  expect([table.rules(), table.plan()]).toEqual([['no-pair-in-hand HTR-DUMP-3', 'no-pair-in-hand HTR-DUMP-3'], '']);
  table.hover('home3');
  expect(table.plan()).toBe('');
});

test('a small dumpster is a plan of its own, and asks then', () => {
  const table = open(START);
  table.point('shelter');
  expect(table.said.at(-1)).toBe(
    'Dive into the shelter dumpster. You pay 5 cans and take 2 cans. Then you may put up a shelter.',
  );
  table.key('Enter');
  expect([table.played(), table.planner.question.value]).toEqual(['shelter', 'shelter']);
});

test('[HTR-DUMP-2] a pair that is still to be placed: the only one needs no choice', () => {
  const table = open({ ...START, cats: ['r06+r15/-'] }, [0], 'home1');
  expect([table.planner.question.value, table.plan(), table.planner.isChosen.value]).toEqual(['place', '+l', true]);
  expect([table.open(), table.planner.main.value]).toEqual([['place'], 'place']);
  table.key('Enter');
  expect(table.played()).toBe('+l');
  const both = open(START, [0], 'home1');
  expect([both.plans(), both.plan(), both.open()]).toEqual([['+s', '+l'], '', ['other']]);
  both.key('Enter');
  expect(both.played()).toBe('');
  both.key('ArrowLeft');
  expect([both.plan(), both.said.at(-1)]).toEqual([
    '+l',
    "Place the lying pair. Your lying pair goes to Cobbler's Court and Weathercock Hall. They are 3 roofs apart.",
  ]);
  both.planner.press('place');
  expect(both.played()).toBe('+l');
});

test('[HTR-TURN-4] who is too poor only takes what they get, with Enter or the button', () => {
  for (const act of [(table: PlannerTable) => table.key('Enter'), (table: PlannerTable) => table.planner.press('poor')]) {
    const table = open({ ...START, cans: [4] });
    expect([table.planner.question.value, table.lit(), table.plan(), table.open()]).toEqual(['poor', '', 'poor', ['poor']]);
    table.point('home1');
    expect(table.rules()).toEqual(['too-poor HTR-TURN-4']);
    act(table);
    expect(table.played()).toBe('poor');
  }
});
