import { expect, test } from 'vitest';
import { boardIn } from '../../game';
import { MOVING, openPlannerTable as open } from './table-for-tests';

test('[HTR-MOVE-1] the cat that can meet is meant first; others are chosen with their roof, by key, and go round', () => {
  const table = open(MOVING);
  expect([table.planner.question.value, table.cats(), table.cat()]).toEqual(['move', 's:r06 s:r10 l:r01', 's:r06']);
  expect(table.lit()).toBe('r01 r08 r10');
  expect(table.open()).toEqual(['end', 'cat', 'other']);
  table.key('ArrowDown');
  expect([table.cat(), table.said.at(-1)]).toEqual(['s:r10', 'The sitting cat on Mandolin House']);
  table.key('k');
  expect([table.cat(), table.lit()]).toEqual(['l:r01', 'r06 r08 r10']);
  table.key('ArrowDown');
  expect(table.cat()).toBe('s:r06');
  table.key('ArrowUp');
  expect(table.cat()).toBe('l:r01');
  table.key('Escape');
  expect([table.cat(), table.said.at(-1)]).toEqual(['s:r06', 'The plan is dropped.']);
  // The lying cat that can go nowhere is not among them; its roof says why not.
  table.point('r14');
  expect([table.cat(), table.rules()]).toEqual(['s:r06', ['no-way HTR-MOVE-3']]);
});

test('the cat that can meet comes first, wherever it stands in the box', () => {
  const table = open({ ...MOVING, cats: ['r01+r14/r06+r10'] });
  expect(table.cats()).toBe('l:r06 l:r10 s:r01');
});

test('a click on an own cat chooses it, always: also where the chosen one could run to it', () => {
  const table = open(MOVING);
  expect([table.cat(), table.lit()]).toEqual(['s:r06', 'r01 r08 r10']);
  table.point('s:r10');
  expect([table.cat(), table.plan(), table.played()]).toEqual(['s:r10', '', '']);
  expect(table.said.at(-1)).toBe('The sitting cat on Mandolin House');
  table.point('s:r10');
  expect([table.cat(), table.played()]).toEqual(['s:r10', '']);
  // A plan of another cat is dropped; the roof under a cat is still a place to run to.
  table.point('s:r06');
  table.point('r10');
  expect(table.plan()).toBe('s:r06>r10:B1C3');
  table.point('l:r01');
  expect([table.cat(), table.plan()]).toEqual(['l:r01', '']);
  table.point('s:r06');
  table.point('r10');
  table.point('r10');
  expect(table.played()).toBe('s:r06>r10:B1C3');
});

test('[HTR-MOVE-3] [HTR-MOVE-12] a cat that cannot be chosen says why', () => {
  const table = open({ cats: ['r06+r14/-'], catwalks: 'g12=A', at: 'moving' });
  table.point('s:r14');
  expect(table.rules()).toEqual(['no-way HTR-MOVE-3']);
  table.point('r08');
  table.point('r08');
  table.point('s:r08');
  expect(table.rules().at(-1)).toBe('cat-moved-already HTR-MOVE-12');
  const poor = open({ cats: ['r06+r14/-'], catwalks: 'g12=B', cans: [0], at: 'moving' });
  poor.point('s:r06');
  expect(poor.rules()).toEqual(['too-dear HTR-MOVE-11']);
});

test('own cats on a roof that cannot be run to take turns', () => {
  const table = open({ cats: ['r06+r15/r06+r14'], catwalks: 'g09=A g28=A', at: 'moving' });
  expect(table.cats()).toBe('s:r06 s:r15 l:r06 l:r14');
  table.point('r06');
  expect(table.cat()).toBe('l:r06');
  table.point('r06');
  expect(table.cat()).toBe('s:r06');
  table.point('r15');
  expect([table.cat(), table.lit()]).toEqual(['s:r15', 'r14']);
});

test('[HTR-MOVE-6] [HTR-MOVE-7] the first click plans a run with its price, the second runs; then the next cat is asked for', () => {
  const table = open(MOVING);
  table.point('r08');
  expect([table.plan(), table.planner.main.value]).toEqual(['s:r06>r08:B1C2', 'run']);
  expect(table.planner.plan.value?.way.map(({ to, toll, rent }) => [boardIn(table.now()).roofs[to], toll, rent])).toEqual([
    ['r08', { seat: 1, cans: 1 }, { seat: 2, cans: 2 }],
  ]);
  expect(table.open()).toEqual(['run', 'end', 'cat', 'other', 'undo']);
  table.point('r10');
  expect(table.plan()).toBe('s:r06>r10:B1C3');
  table.point('r10');
  expect([table.played(), table.now().players[0].fish]).toEqual(['s:r06>r10:B1C3', 1]);
  expect([table.cats(), table.planner.main.value]).toEqual(['l:r01', 'end']);
  table.key('Enter');
  expect(table.played()).toBe('s:r06>r10:B1C3 .');
  expect(table.planner.question.value).toBeUndefined();
});

test('[HTR-MOVE-11] a roof that is too dear is among the goals, is not lit, and says why', () => {
  const table = open({ ...MOVING, cans: [2] });
  const { roofs } = boardIn(table.now());
  expect(table.cats()).toBe('s:r06 l:r01');
  expect(table.planner.goals.value.map(({ roof, fares }) => [roofs[roof], fares[0].price, fares[0].isAffordable])).toEqual([
    ['r01', 0, true],
    ['r08', 3, false],
    ['r10', 4, false],
  ]);
  expect(table.lit()).toBe('r01');
  table.point('r10');
  expect([table.rules(), table.explained[0].detail]).toEqual([
    ['too-dear HTR-MOVE-11'],
    { pose: 's', from: 'r06', to: 'r10', price: 4, cans: 2 },
  ]);
  expect(table.plan()).toBe('');
});

test('[HTR-MOVE-11] where every way is too dear, a roof still says so', () => {
  const table = open({ cats: ['r06+r15/-'], catwalks: 'g12=B g16=A', shelters: 'r08=C', cans: [2], at: 'moving' });
  expect([table.cats(), table.lit(), table.planner.main.value]).toEqual(['', '', 'end']);
  table.point('r10');
  table.point('r07');
  expect(table.rules()).toEqual(['too-dear HTR-MOVE-11', 'no-way HTR-MOVE-3']);
  const none = open({ at: 'moving' });
  none.point('r07');
  expect([none.rules(), none.open()]).toEqual([['no-such-cat HTR-MOVE-13'], ['end']]);
});

test('[HTR-MOVE-15] the payee is chosen with the key for the other, and announced', () => {
  const table = open({ cats: ['r06+r09/-'], catwalks: 'g12=B g11=C g13=A', at: 'moving' });
  table.point('r08');
  expect([table.plan(), table.said.at(-1)]).toEqual([
    's:r06>r08:B1',
    'Run to Teapot Terrace. Pay Bert 1. You keep 9 cans. 2 ways to pay: choose with “Other way”.',
  ]);
  table.key('o');
  expect(table.plan()).toBe('s:r06>r08:C1');
  table.key('o');
  expect(table.plan()).toBe('s:r06>r08:B1');
  table.key('o');
  table.point('r08');
  expect(table.played()).toBe('s:r06>r08:C1');
});

test('the key for the other says what it changes', () => {
  const table = open({ options: { deluxe: true }, fish: [1, 1, 1], open: 'h01 h02 h03' });
  const variety = (): string => table.planner.variety.value;
  expect(variety()).toBe('dumpster');
  table.point('home1');
  expect(variety()).toBe('pair');
  table.point('catwalk');
  expect(variety()).toBe('dumpster');
  table.key('Enter');
  expect(variety()).toBe('gap');
  table.point('g12');
  expect(variety()).toBe('catwalk');
  const sheltering = open({}, [0], 'shelter');
  expect(sheltering.planner.variety.value).toBe('roof');
  const moving = open({ cats: ['r06+r09/-'], catwalks: 'g12=B g11=C g13=A', at: 'moving' });
  expect(moving.planner.variety.value).toBe('roof');
  moving.point('r08');
  expect(moving.planner.variety.value).toBe('way');
});
