import { expect, test } from 'vitest';
import type { Sketch } from '../../testing/sketch';
import { START, openPlannerTable as open } from './table-for-tests';

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
  // With only the deluxe one in hand, that is the reason, not that all are laid.
  const alone = open({ ...drawn, fish: [1, 1, 0], hands: ['0/1/3'] }, [0], 'catwalk');
  alone.point('g12');
  expect(alone.rules()).toEqual(['deluxe-too-early HTR-DLX-3']);
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
