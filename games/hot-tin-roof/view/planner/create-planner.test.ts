import { expect, test } from 'vitest';
import { type Move, boardIn } from '../../game';
import type { Sketch } from '../../testing/sketch';
import { type PlannerTable, openPlannerTable as open } from './table-for-tests';

const START: Sketch = { open: 'h01 h02 h03' };

/** Sitting cats that can meet over B's catwalk, C's shelter and C's catwalk; a lying one that can only walk. */
const MOVING: Sketch = {
  cats: ['r06+r10/r01+r14'],
  catwalks: 'g12=B g16=C g03=A',
  shelters: 'r08=C',
  at: 'moving',
};

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

test('[HTR-DUMP-10] [HTR-DUMP-11] a catwalk goes on any free gap; a taken one says why not', () => {
  const table = open({ ...START, catwalks: 'g03=B g04=A' }, [0], 'catwalk');
  expect(table.planner.question.value).toBe('lay');
  expect(table.lit().split(' ')).toHaveLength(26);
  expect(table.open()).toEqual(['other', 'decline']);
  table.point('g03');
  expect(table.rules()).toEqual(['gap-taken HTR-DUMP-11']);
  table.point('r01');
  expect(table.rules().at(-1)).toBe('no-shelter-now HTR-DUMP-12');
  table.point('g12');
  expect([table.plan(), table.said.at(-1)]).toEqual([
    'g12',
    'Catwalk from Thimble Corner to Teapot Terrace. Others pay you 1 can to cross it. 4 left in your hand after that.',
  ]);
  table.point('g13');
  expect(table.plan()).toBe('g13');
  table.point('g13');
  expect([table.played(), table.planner.question.value]).toEqual(['g13', 'move']);
});

test('[HTR-DLX-3] [HTR-DLX-4] the same gap is laid with the deluxe catwalk by the key for the other, once all have a fish', () => {
  const drawn: Sketch = { ...START, options: { deluxe: true }, fish: [1, 1, 1] };
  const table = open(drawn, [0], 'catwalk');
  table.point('g12');
  table.key('o');
  expect([table.plan(), table.said.at(-1)]).toEqual([
    'g12*',
    'Deluxe catwalk from Thimble Corner to Teapot Terrace. Others pay you 2 cans to cross it. 6 regular left in your hand after that.',
  ]);
  table.key('o');
  expect(table.plan()).toBe('g12');
  table.key('o');
  table.point('g12');
  expect(table.played()).toBe('g12*');
  const early = open({ ...drawn, fish: [1, 1, 0] }, [0], 'catwalk');
  expect(early.plans()).toHaveLength(28);
  // The last piece: only the deluxe one is left.
  const last = open({ ...drawn, hands: ['0/1/3'] }, [0], 'catwalk');
  last.point('g12');
  expect(last.plan()).toBe('g12*');
});

test('[HTR-DUMP-12] [HTR-DUMP-13] a shelter goes on any patio without one; a taken one says why not', () => {
  const table = open({ ...START, shelters: 'r08=C' }, [0], 'shelter');
  expect([table.planner.question.value, table.lit().split(' ').length]).toEqual(['shelter', 14]);
  table.point('r08');
  expect(table.rules()).toEqual(['patio-taken HTR-DUMP-13']);
  table.point('r05');
  expect(table.said.at(-1)).toBe(
    'Shelter on Old Chimney House. Others pay you 2 cans to enter it. 2 left in your hand after that.',
  );
  table.planner.press('shelter');
  expect(table.played()).toBe('r05');
});

test('[HTR-DUMP-15] nothing need be built, and with nothing in hand nothing can be', () => {
  for (const [dive, id] of [
    ['catwalk', 'g12'],
    ['shelter', 'r05'],
  ]) {
    const table = open(START, [0], dive);
    table.point(id);
    table.planner.press('decline');
    expect([table.played(), table.planner.question.value]).toEqual(['-', 'move']);
    const bare = open({ ...START, hands: ['0/0/0'] }, [0], dive);
    expect([bare.lit(), bare.open()]).toEqual(['', ['decline']]);
    bare.key('n');
    expect(bare.played()).toBe('-');
  }
  // Where nothing is asked about building, the key does nothing but tell the rule.
  const table = open(START);
  table.key('n');
  expect([table.played(), table.rules()]).toEqual(['', ['dive-first HTR-TURN-1']]);
});

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
  expect(moving.played()).toBe('s:r06>r01 .');
});

test('E ends the turn while cats move, even with a plan; before, it says what comes first', () => {
  const table = open(MOVING);
  table.point('r08');
  table.key('e', { repeat: true });
  expect(table.played()).toBe('');
  table.key('e');
  expect(table.played()).toBe('.');
  const early = open(START);
  early.key('e');
  expect([early.played(), early.rules()]).toEqual(['', ['dive-first HTR-TURN-1']]);
});
