import { LANGUAGES } from '@showboat/engine';
import { expect, test } from 'vitest';
import type { Sketch } from '../testing/sketch';
import { openPlannerTable } from './planner/table-for-tests';
import { sayPlan, tellPlan } from './say-plan';
import { loadWords } from '../words/load';

interface Told {
  readonly title: string;
  readonly text: string;
  readonly warning: string | undefined;
}

/** What is announced about the plan at a place. */
const told = (drawn: Sketch, places: readonly string[], line = '', people: readonly number[] = [0]): Told => {
  const table = openPlannerTable(drawn, people, line);
  for (const place of places) table.point(place);
  const plan = table.planner.plan.value;
  if (!plan) throw new Error(`no plan at ${places.join(' ')}`);
  const { title, sentences, strong = [], fish = [], warning } = tellPlan(table.props, table.now(), plan);
  const text = [...sentences, ...fish].join(' ');
  // Screen readers get all of it.
  expect(sayPlan(table.props, table.now(), plan)).toBe([`${title}.`, text, ...(warning ? [warning] : [])].join(' '));
  // What is in bold stands there, in that order.
  expect(text).toContain(strong.join(' and ').replace(/ and (\d+ cans?)$/, '. You keep $1'));
  return { title, text, warning };
};

/** Over B's catwalk, into C's shelter, over C's catwalk to the partner. */
const MEETING: Sketch = { cats: ['r06+r10/-'], catwalks: 'g12=B g16=C g03=A', shelters: 'r08=C', at: 'moving' };

test('[HTR-MOVE-6] [HTR-MOVE-7] a run says whom it pays what, and what is kept', () => {
  expect(told(MEETING, ['r08'])).toEqual({
    title: 'Run to Teapot Terrace',
    text: 'Pay Bert 1 and Carla 2. You keep 7 cans.',
    warning: undefined,
  });
  expect(told(MEETING, ['r01'])).toEqual({ title: "Run to Cobbler's Court", text: 'The way is free.', warning: undefined });
});

test('[HTR-MEET-1] a meeting is described as one', () => {
  expect(told(MEETING, ['r10'])).toEqual({
    title: 'Meet at Mandolin House',
    text: 'Pay Bert 1 and Carla 3. You keep 6 cans. The pair meets: one fish.',
    warning: undefined,
  });
});

test('[HTR-END-1] the last fish ends the game, and then there is no warning about the ante', () => {
  expect(told({ ...MEETING, market: 1, cans: [5] }, ['r10'])).toEqual({
    title: 'Meet at Mandolin House',
    text: 'Pay Bert 1 and Carla 3. You keep 1 can. The pair meets: one fish. It is the last fish: the game ends.',
    warning: undefined,
  });
  expect(told({ ...MEETING, market: 2, cans: [5] }, ['r10']).text).not.toContain('last fish');
});

test('[HTR-TURN-4] a player too poor for the next ante is warned, not one can earlier', () => {
  const warning = 'Below 5 cans: next turn you only take 2.';
  expect(told({ ...MEETING, cans: [8] }, ['r10']).warning).toBe(warning);
  expect(told({ ...MEETING, cans: [9] }, ['r10']).warning).toBeUndefined();
  expect(told({ ...MEETING, cans: [7] }, ['r08']).warning).toBe(warning);
  // A player who is poor already spends nothing on a free path.
  expect(told({ ...MEETING, cans: [3] }, ['r01']).warning).toBeUndefined();
});

test('[HTR-MOVE-15] where there is a choice of whom to pay, it is said', () => {
  const drawn: Sketch = { cats: ['r06+r09/-'], catwalks: 'g12=B g11=C g13=A g09=C', at: 'moving' };
  expect(told(drawn, ['r08']).text).toBe('Pay Bert 1. You keep 9 cans. 2 ways to pay: choose with “Other way”.');
  expect(told(drawn, ['r05']).text).toBe('Pay Carla 1. You keep 9 cans.');
});

test('payees and what is kept are bold, in every language; the fish separately', async () => {
  const table = openPlannerTable({ ...MEETING, cans: [5] });
  table.point('r10');
  const plan = table.planner.plan.value;
  if (!plan) throw new Error('no plan');
  expect(tellPlan(table.props, table.now(), plan)).toMatchObject({
    sentences: ['Pay Bert 1 and Carla 3. You keep 1 can.'],
    strong: ['Bert 1', 'Carla 3', '1 can'],
    fish: ['The pair meets: one fish.'],
  });
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    const { sentences, strong = [] } = tellPlan({ ...table.props, words, phrases: words.phrases }, table.now(), plan);
    expect(strong).toHaveLength(3);
    let from = 0;
    for (const part of strong) {
      const at = sentences[0].indexOf(part, from);
      expect([language, part, at >= from]).toEqual([language, part, true]);
      from = at + part.length;
    }
  }
  const free = openPlannerTable(MEETING);
  free.point('r01');
  expect(free.planner.plan.value && tellPlan(free.props, free.now(), free.planner.plan.value)).toMatchObject({
    strong: [],
    fish: [],
  });
});

test('a hint about another cat counts that cat’s ways', () => {
  // The sitting cat has two ways to r08, the lying one a single one.
  const table = openPlannerTable({ cats: ['r06+r09/r09+r01'], catwalks: 'g12=B g11=C g13=A g15=A', at: 'moving' });
  expect(table.cat()).toBe('s:r06');
  table.hints.value = [{ moves: [{ kind: 'walk', pose: 'l', from: 8, to: 7, pays: [0, 0, 0] }], reasons: [], expectedPlace: 1 }];
  const plan = table.planner.plan.value;
  if (!plan) throw new Error('no plan');
  expect([table.plan(), tellPlan(table.props, table.now(), plan).sentences]).toEqual(['l:r09>r08', ['The way is free.']]);
});

test('with two players at the screen nobody is "you", not even among the payees', () => {
  const drawn: Sketch = { ...MEETING, turn: 'B', cats: ['-/-', 'r06+r10/-'], catwalks: 'g12=A g16=C' };
  expect(told(drawn, ['r08'], '', [1, 0]).text).toBe('Pay Anna 1 and Carla 2. You keep 7 cans.');
});

test('[HTR-TURN-5] a dive says what it costs and brings, and what comes next', () => {
  const drawn: Sketch = { open: 'h01 h02 h03', dumpsters: [6, 0, 4, 3, 1] };
  expect(told(drawn, ['home1'])).toEqual({
    title: 'Dive into the home dumpster 1',
    text: "You pay 5 cans and take 7 cans. Your sitting pair goes to Cobbler's Court and Weathercock Hall. They are 3 roofs apart.",
    warning: undefined,
  });
  expect(told(drawn, ['home2']).text).toMatch(/^You pay 5 cans and take 1 can\. /);
  expect(told(drawn, ['catwalk']).text).toBe('You pay 5 cans and take 4 cans. Then you may lay a catwalk.');
  expect(told(drawn, ['shelter']).text).toBe('You pay 5 cans and take 2 cans. Then you may put up a shelter.');
});

test('[HTR-DUMP-15] a dive for nothing but its cans says that nothing is left to build', () => {
  const drawn: Sketch = { open: 'h01 h02 h03', dumpsters: [6, 0, 4, 3, 1], hands: ['0/0/0'] };
  const nothing = 'There is nothing left to build: then you move.';
  expect(told(drawn, ['catwalk']).text).toBe(`You pay 5 cans and take 4 cans. ${nothing}`);
  expect(told(drawn, ['shelter']).text).toBe(`You pay 5 cans and take 2 cans. ${nothing}`);
});

test('[HTR-DLX-2] regular catwalks are counted, the deluxe one is told apart', () => {
  const drawn: Sketch = { options: { deluxe: true }, fish: [1, 1, 1], hands: ['3/1/3'] };
  expect(told(drawn, ['g12'], 'catwalk').text).toMatch(/ 2 and the deluxe one left in your hand after that\.$/);
  const laid: Sketch = { ...drawn, hands: ['3/0/3'] };
  expect(told(laid, ['g12'], 'catwalk').text).toMatch(/ 2 left in your hand after that\.$/);
  const last: Sketch = { ...drawn, hands: ['0/1/3'] };
  expect(told(last, ['g12'], 'catwalk').text).toMatch(/ 0 regular left in your hand after that\.$/);
});

test('a building says what others pay, by the numbers of this table', () => {
  const drawn: Sketch = { options: { deluxe: true, tributeCatwalk: 3, tributeShelter: 1 }, fish: [1, 1, 1] };
  expect(told(drawn, ['g12'], 'catwalk').text).toBe(
    'Others pay you 3 cans to cross it. 5 and the deluxe one left in your hand after that.',
  );
  expect(told(drawn, ['r05'], 'shelter').text).toBe('Others pay you 1 can to enter it. 2 left in your hand after that.');
});

test('[HTR-TURN-4] being poor says what is left to do', () => {
  expect(told({ cans: [4] }, [])).toEqual({
    title: 'Too poor for the ante',
    text: 'You have fewer than 5 cans: you take 2 and your turn ends.',
    warning: undefined,
  });
});
