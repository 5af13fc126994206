import { expect, test } from 'vitest';
import { type Move, boardIn } from '../../game';
import { MOVING, START, type PlannerTable, openPlannerTable as open } from './table-for-tests';

test('hovering shows a plan and chooses none', () => {
  const table = open(MOVING);
  table.hover('r08');
  expect([table.plan(), table.planner.isChosen.value, table.planner.main.value]).toEqual(['s:r06>r08:B1C2', false, 'run']);
  // Neither the button nor Enter loses the hovered meeting, and neither runs it.
  expect(table.planner.isOpen('run')).toBe(false);
  table.key('Enter');
  table.planner.press('run');
  expect(table.played()).toBe('');
  table.hover('r02');
  expect([table.plan(), table.planner.main.value]).toEqual(['', 'end']);
  table.hover('r08');
  table.hover(undefined);
  expect([table.plan(), table.planner.main.value, table.planner.isOpen('end')]).toEqual(['', 'end', true]);
  table.hover('r08');
  table.key('e');
  table.key('e');
  expect(table.played()).toBe('.');
  // Over the place that is planned otherwise, the plan stands.
  const paying = open({ cats: ['r06+r09/-'], catwalks: 'g12=B g11=C g13=A', at: 'moving' });
  paying.point('r08');
  paying.key('o');
  paying.hover('r08');
  expect(paying.plan()).toBe('s:r06>r08:C1');
});

test('a click during the display of a step is planned as soon as it is over, and not run', () => {
  const table = open(MOVING);
  table.showing(() => {
    table.point('r10');
    table.point('r10');
    expect([table.plan(), table.said]).toEqual(['', []]);
    expect(table.planner.pending.value).toMatchObject({ kind: 'pointed', target: { kind: 'roof' } });
  });
  expect(table.planner.pending.value).toEqual({ kind: 'none' });
  expect([table.plan(), table.planner.isChosen.value, table.played()]).toEqual(['s:r06>r10:B1C3', true, '']);
  expect(table.said.at(-1)).toMatch(/^Meet at /);
  // Also why not; but nothing about dumpsters, which are clicked twice.
  const barred = open(MOVING);
  barred.showing(() => barred.point('r02'));
  expect(barred.whyNot()).toBe('no-way');
  const twice = open(MOVING);
  twice.showing(() => twice.point('home1'));
  expect(twice.whyNot()).toBe('');
});

test('an early click counts for this turn only, and not in that of others', () => {
  const table = open(MOVING);
  table.showing(() => {
    table.point('r10');
    table.others('. shelter - . shelter - . catwalk -');
  });
  expect([table.planner.question.value, table.plan()]).toEqual(['move', '']);
  const waiting = open(MOVING);
  waiting.showing(() => {
    waiting.others('.');
    waiting.point('r10');
    waiting.others('shelter - . shelter - . shelter -');
  });
  expect([waiting.planner.question.value, waiting.plan(), waiting.whyNot()]).toEqual(['move', '', '']);
  waiting.planner.close();
  waiting.showing(() => waiting.point('r10'));
  expect(waiting.plan()).toBe('');
});

test('a reason disappears with the next plan, the next cat and the next reason', () => {
  const table = open(MOVING);
  const steps: readonly (readonly [does: () => void, whyNot: string])[] = [
    [() => table.point('r02'), 'no-way'],
    [() => table.point('r08'), ''],
    [() => table.point('r02'), 'no-way'],
    [() => table.point('catwalk'), 'dived-already'],
    [() => table.planner.press('other'), ''],
    [() => table.point('r02'), 'no-way'],
    [() => table.key('k'), ''],
    [() => table.key('n'), 'nothing-to-decline'],
    [() => table.key('ArrowLeft'), ''],
    [() => table.point('r02'), 'no-way'],
    [() => table.key('Escape'), ''],
  ];
  for (const [i, [does, whyNot]] of steps.entries()) {
    does();
    expect([i, table.whyNot()]).toEqual([i, whyNot]);
  }
});

test('[HTR-TURN-1] [HTR-DUMP-4] a click on anything but what is asked for shows the rule', () => {
  for (const [line, place, whyNot] of [
    ['', 'r05', 'dive-first'],
    ['home1', 'r05', 'place-first'],
    ['home1', 'home2', 'dived-already'],
    ['catwalk', 'shelter', 'dived-already'],
    ['shelter', 'catwalk', 'dived-already'],
    ['shelter -', 'home1', 'dived-already'],
  ]) {
    const table = open(START, [0], line);
    table.point(place);
    expect([line, place, table.whyNot()]).toEqual([line, place, whyNot]);
  }
  const poor = open({ ...START, cans: [4] });
  poor.point('r05');
  expect(poor.whyNot()).toBe('too-poor');
});

test('a plan is dropped with its moment', () => {
  const table = open(MOVING);
  table.key('k');
  table.key('k');
  table.point('r06');
  table.key('Enter');
  expect(table.played()).toBe('l:r01>r06');
  expect([table.plan(), table.cat()]).toEqual(['', 's:r06']);
});

const hintOf = (...moves: readonly Move[]): PlannerTable['hints']['value'][number] => ({ moves, reasons: [], expectedPlace: 1 });

test('a hint is shown as a plan, and Enter plays only what answers the question', () => {
  const table = open(START);
  table.hints.value = [
    hintOf({ kind: 'dive', dumpster: 1 }, { kind: 'place', pose: 'l' }, { kind: 'end' }),
    hintOf({ kind: 'dive', dumpster: 3 }, { kind: 'lay', gap: 0, isDeluxe: false }),
  ];
  expect([table.plan(), table.planner.isChosen.value, table.open()]).toEqual(['home2 +l', true, ['dive', 'other']]);
  table.hint.value = 1;
  expect(table.plan()).toBe('catwalk');
  table.point('home1');
  expect(table.plan()).toBe('home1 +s');
  table.key('Escape');
  table.hint.value = 0;
  table.key('Enter');
  expect(table.played()).toBe('home2 +l');
});

test('a hint about any cat is shown and run, even if another one is active', () => {
  const table = open(MOVING);
  const { roofs } = boardIn(table.now());
  const walk: Move = { kind: 'walk', pose: 'l', from: roofs.indexOf('r01'), to: roofs.indexOf('r08'), pays: [0, 1, 2] };
  table.hints.value = [hintOf(walk)];
  expect([table.plan(), table.cat(), table.planner.main.value]).toEqual(['l:r01>r08:B1C2', 's:r06', 'run']);
  table.key('Enter');
  expect(table.played()).toBe('l:r01>r08:B1C2');
  // A hint to end the turn is what Enter does anyway.
  table.hints.value = [hintOf({ kind: 'end' })];
  expect([table.plan(), table.planner.main.value]).toEqual(['', 'end']);
});

test('numbers choose dumpsters, arrows go through the plans, Enter carries out', () => {
  const table = open(START);
  table.key('4');
  expect(table.plan()).toBe('catwalk');
  table.key('ArrowRight');
  expect(table.plan()).toBe('shelter');
  table.key('ArrowRight');
  expect(table.plan()).toBe('home1 +s');
  table.key('ArrowLeft');
  expect(table.plan()).toBe('shelter');
  table.key('6');
  expect(table.plan()).toBe('shelter');
  table.key('2');
  table.key('2');
  expect(table.played()).toBe('home2 +s');
  const moving = open(MOVING);
  moving.key('2');
  expect(moving.plan()).toBe('');
  const seen: string[] = [];
  for (let i = 0; i < 4; i++) {
    moving.key('ArrowRight');
    seen.push(moving.plan());
  }
  expect(seen).toEqual(['s:r06>r01', 's:r06>r08:B1C2', 's:r06>r10:B1C3', 's:r06>r01']);
  moving.key('Enter');
  expect(moving.played()).toBe('s:r06>r01');
  moving.key('e');
  moving.key('e');
  expect(moving.played()).toBe('s:r06>r01 .');
});

test('E ends the turn while cats move, even with a plan; before, it says what comes first', () => {
  const table = open(MOVING);
  table.point('r08');
  table.key('e', { repeat: true });
  expect(table.played()).toBe('');
  table.key('e');
  table.key('e');
  expect(table.played()).toBe('.');
  const early = open(START);
  early.key('e');
  expect([early.played(), early.rules()]).toEqual(['', ['dive-first HTR-TURN-1']]);
});
