import { describe, expect, test } from 'vitest';
import { hotTinRoof as game } from '../index';
import { cansIn } from '../testing/invariants';
import { cansOf, catsOf, may, run, sketch, whyNot } from '../testing/sketch';
import { ISLAND } from '../testing/island';
import { DUMPSTERS, boardIn } from './state';

const START = sketch({});

describe('a turn', () => {
  test('[HTR-TURN-1] [HTR-TURN-2] ante, dumpster and its action, then movement; building and moving are choices', () => {
    expect(may(START)).toEqual(DUMPSTERS);
    expect(may(START, 'shelter')).toContain('-');
    expect(may(START, 'catwalk')).toContain('-');
    expect(may(START, 'home1')).toEqual(['+s', '+l']);
    expect(may(START, 'catwalk -')).toEqual(['.']);
    expect(whyNot(START, '.')).toBe('dive-first HTR-TURN-1');
    expect(whyNot(run(START, 'catwalk'), '.')).toBe('build-or-decline HTR-TURN-1');
  });

  test('[HTR-TURN-3] [HTR-TURN-5] [HTR-SETUP-3] T1: a can on each dumpster, then all of one', () => {
    const dived = run(START, 'home1');
    expect(cansOf(dived)).toEqual([10, 10, 10]);
    expect(dived.dumpsters).toEqual([0, 5, 5, 2, 2]);
    expect(whyNot(START, 'poor')).toBe('not-poor HTR-INC-4');
    expect(whyNot(dived, 'home2')).toBe('dived-already HTR-TURN-5');
  });

  test('[HTR-TURN-3] a larger ante goes on the dumpsters in fifths', () => {
    const dived = run(sketch({ options: { ante: 10 }, cans: [10] }), 'shelter');
    expect(dived.dumpsters).toEqual([6, 6, 6, 3, 0]);
    expect(dived.players[0].cans).toBe(3);
    expect(may(sketch({ options: { ante: 10 }, cans: [9] }))).toEqual(['poor']);
    expect(may(sketch({ options: { ante: 0 }, cans: [0] }))).toEqual(DUMPSTERS);
  });

  test('[HTR-TURN-4] T2: with fewer than five cans nothing but two from the supply, and the turn is over', () => {
    const poor = sketch({ cans: [4, 10, 10], cats: ['r01+r09/-'] });
    expect(may(poor)).toEqual(['poor']);
    const after = run(poor, 'poor');
    expect(cansOf(after)).toEqual([6, 10, 10]);
    expect(after.dumpsters).toEqual([4, 4, 4, 1, 1]);
    expect(after).toMatchObject({ turn: 1, quiet: 1, phase: { kind: 'diving' } });
    expect(whyNot(poor, 'catwalk')).toBe('too-poor HTR-TURN-4');
    expect(whyNot(poor, 's:r01>r02')).toBe('too-poor HTR-TURN-4');
  });

  test('[HTR-TURN-6] cans of the dive can be spent in the same turn', () => {
    const broke = sketch({ cans: [5], cats: ['r01+r09/-'], catwalks: 'g01=B', dumpsters: [4, 4, 4, 1, 3] });
    expect(may(broke, 'shelter -')).toContain('s:r01>r02:B1');
    expect(cansOf(run(broke, 'shelter - s:r01>r02:B1'))).toEqual([3, 11, 10]);
  });
});

describe('home dumpsters', () => {
  test('[HTR-DUMP-1] [HTR-DUMP-2] a pair of one pose goes to the two roofs of the tile', () => {
    const state = sketch({ open: 'h12 h40 h07' });
    expect(catsOf(run(state, 'home1 +s'), 'A')).toBe('r02+r11/-');
    expect(catsOf(run(state, 'home1 +l'), 'A')).toBe('-/r02+r11');
    expect(catsOf(run(sketch({ cats: ['r01+r09/-'], open: 'h12 h40 h07' }), 'home2 +l'), 'A')).toBe('r01+r09/r06+r12');
    expect(whyNot(run(sketch({ cats: ['r01+r09/-'] }), 'home1'), '+s')).toBe('pair-not-in-hand HTR-DUMP-2');
    expect(whyNot(run(START, 'catwalk'), '+s')).toBe('nothing-to-place HTR-DUMP-1');
  });

  test('[HTR-DUMP-3] [HTR-DUMP-15] [HTR-DUMP-16] T5: without a pair no home dumpster; the others always, also without pieces', () => {
    const out = sketch({ cats: ['r01+r09/r02+r10'], hands: ['0/0/0'] });
    expect(may(out)).toEqual(['catwalk', 'shelter']);
    expect(may(out, 'catwalk')).toEqual(['-']);
    expect(may(out, 'shelter')).toEqual(['-']);
    expect(whyNot(out, 'home1')).toBe('no-pair-in-hand HTR-DUMP-3');
    expect(run(out, 'catwalk -').players[0].cans).toBe(7);
  });

  test('[HTR-DUMP-4] [HTR-AMB-18] having chosen a home dumpster, the pair must be placed', () => {
    expect(whyNot(run(START, 'home1'), '-')).toBe('place-first HTR-DUMP-4');
    expect(whyNot(run(START, 'home1'), '.')).toBe('place-first HTR-DUMP-4');
  });

  test('[HTR-DUMP-5] [HTR-AMB-23] the tile is discarded and a new one turned up at once, before movement', () => {
    const placed = run(sketch({ open: 'h12 h40 h07', catwalks: 'g04=A' }), 'home1 +s');
    expect(placed.phase).toEqual({ kind: 'refilling', dumpster: 0 });
    expect(may(placed)).toHaveLength(47);
    expect(may(placed)).not.toContain('home1=h12');
    expect(whyNot(placed, '.')).toBe('chance-decides HTR-DUMP-5');
    expect(whyNot(placed, 'home2=h01')).toBe('turn-up-elsewhere HTR-DUMP-5');
    expect(whyNot(placed, 'home1=h12')).toBe('tile-not-in-stack HTR-DUMP-5');
    const next = run(placed, 'home1=h33');
    expect(next.open.map((tile) => boardIn(next).tiles[tile])).toEqual(['h33', 'h40', 'h07']);
    expect(next.discards.map((tile) => boardIn(next).tiles[tile])).toEqual(['h12']);
    expect(may(next)).toContain('s:r02>r03');
  });

  test('[HTR-DUMP-6] [HTR-AMB-19] an empty stack is made of the discards, the tile just used among them', () => {
    const island = sketch({ options: { board: ISLAND }, open: 'h01 h02 h03', discards: 'h04 h05' });
    const placed = run(island, 'home2 +s');
    expect(may(placed)).toEqual(['home2=h02', 'home2=h04', 'home2=h05']);
    expect(placed.discards).toEqual([]);
    expect(run(placed, 'home2=h05').stack.map((tile) => boardIn(placed).tiles[tile])).toEqual(['h02', 'h04']);
  });

  test('[HTR-DUMP-7] [HTR-AMB-6] placing in a shelter costs nothing', () => {
    const state = sketch({ open: 'h12 h40 h07', shelters: 'r02=B r11=C' });
    expect(cansOf(run(state, 'home1 +s'))).toEqual([10, 10, 10]);
  });

  test('[HTR-DUMP-8] any number of cats may be on a patio', () => {
    const state = sketch({ open: 'h12 h40 h07', cats: ['-/r02+r09', 'r02+r11/r02+r15', 'r02+r11/-'] });
    expect(catsOf(run(state, 'home1 +s'), 'A')).toBe('r02+r11/r02+r09');
  });
});

describe('building', () => {
  test('[HTR-DUMP-10] a catwalk on any free gap, wherever it is', () => {
    const state = sketch({ catwalks: 'g03=B g07=A' });
    expect(may(state, 'catwalk')).toHaveLength(27);
    const built = run(state, 'catwalk g20');
    expect(built.players[0].catwalks).toBe(4);
    expect(built.built.catwalks[19]).toBe(0);
    expect(whyNot(run(sketch({ hands: ['0/0/3'] }), 'catwalk'), 'g01')).toBe('no-catwalk-left HTR-DUMP-10');
    expect(whyNot(run(state, 'shelter'), 'g01')).toBe('no-catwalk-now HTR-DUMP-10');
  });

  test('[HTR-DUMP-11] one catwalk for a gap, for good', () => {
    const state = sketch({ catwalks: 'g03=B g07=A' });
    expect(whyNot(run(state, 'catwalk'), 'g03')).toBe('gap-taken HTR-DUMP-11');
    expect(whyNot(run(state, 'catwalk'), 'g07')).toBe('gap-taken HTR-DUMP-11');
  });

  test('[HTR-DUMP-12] [HTR-DUMP-13] a shelter on any patio that has none', () => {
    const state = sketch({ shelters: 'r08=C r01=A' });
    expect(may(state, 'shelter')).toHaveLength(14);
    expect(run(state, 'shelter r09').players[0].shelters).toBe(1);
    expect(whyNot(run(state, 'shelter'), 'r08')).toBe('patio-taken HTR-DUMP-13');
    expect(whyNot(run(sketch({ hands: ['6/0/0'] }), 'shelter'), 'r01')).toBe('no-shelter-left HTR-DUMP-12');
    expect(whyNot(run(state, 'catwalk'), 'r02')).toBe('no-shelter-now HTR-DUMP-12');
  });

  test('[HTR-DUMP-14] cats are no obstacle and pay nothing for a shelter put over them', () => {
    const state = sketch({ cats: ['-/-', 'r08+r15/-'], cans: [10, 3, 10] });
    expect(cansOf(run(state, 'shelter r08'))).toEqual([7, 3, 10]);
  });

  test('[HTR-DUMP-15] [HTR-AMB-4] building may be declined, the cans are taken', () => {
    const state = run(sketch({}), 'catwalk -');
    expect(state.players[0]).toMatchObject({ cans: 7, catwalks: 6 });
    expect(whyNot(state, '-')).toBe('nothing-to-decline HTR-DUMP-15');
  });
});

describe('income', () => {
  test('[HTR-INC-1] [HTR-INC-2] only poor turns bring new cans in', () => {
    const state = sketch({ cans: [4, 10, 10], cats: ['-/-', 'r01+r09/-'], catwalks: 'g01=C' });
    expect(cansIn(run(state, 'poor'))).toBe(cansIn(state) + 2);
    const on = run(state, 'poor home1 +l home1=h33 s:r01>r02:C1 .');
    expect(cansIn(on)).toBe(cansIn(state) + 2);
    expect(on.players[2].cans).toBe(11);
  });

  test('[HTR-INC-3] from nothing, three poor turns are enough to act again', () => {
    let state = sketch({ cans: [0, 0, 0] });
    for (let turn = 0; turn < 9; turn++) state = run(state, 'poor');
    expect(cansOf(state)).toEqual([6, 6, 6]);
    expect(may(state)).toEqual(DUMPSTERS);
  });

  test('[HTR-INC-4] with five cans nobody can choose the two instead', () => {
    expect(whyNot(sketch({ cans: [5] }), 'poor')).toBe('not-poor HTR-INC-4');
  });

  test('[HTR-INC-5] the supply never runs out', () => {
    const rich = sketch({ cans: [0, 500, 500] });
    expect(cansIn(run(rich, 'poor'))).toBeGreaterThan(1000);
  });

  test('[HTR-INC-6] everything is open', () => {
    const state = sketch({});
    expect([game.view(state, 1), game.view(state, undefined), game.redeal(state, 1, () => 0.5)]).toEqual([state, state, state]);
  });
});

describe('refusals name the rule', () => {
  const state = sketch({ cats: ['r06+r15/-'], catwalks: 'g12=B g16=A', shelters: 'r08=C' });
  test.each([
    ['', 'home1=h10', 'not-chance HTR-TURN-1'],
    ['', '+s', 'dive-first HTR-TURN-1'],
    ['', 's:r06>r10:B1C2', 'dive-first HTR-TURN-1'],
    ['home1', 'poor', 'dived-already HTR-TURN-5'],
    ['home1', 'first=A', 'not-chance HTR-TURN-1'],
    ['home1 +l', 'first=A', 'turn-up-elsewhere HTR-DUMP-5'],
    ['catwalk', 's:r06>r10:B1C2', 'build-or-decline HTR-TURN-1'],
    ['catwalk', 'poor', 'dived-already HTR-TURN-5'],
    ['catwalk', 'home1=h10', 'not-chance HTR-TURN-1'],
    ['catwalk -', 'catwalk', 'dived-already HTR-TURN-5'],
    ['catwalk -', '+s', 'nothing-to-place HTR-DUMP-1'],
    ['catwalk -', 'g01', 'no-catwalk-now HTR-DUMP-10'],
    ['catwalk -', 'r01', 'no-shelter-now HTR-DUMP-12'],
    ['catwalk -', 'home1=h10', 'not-chance HTR-TURN-1'],
    ['catwalk', 'g01*', 'no-deluxe-left HTR-DLX-2'],
  ])('after "%s", %s: %s', (line, token, refusal) => {
    expect(whyNot(run(state, line), token)).toBe(refusal);
  });

  test('and so do those of chance', () => {
    const { phase: _, ...rest } = state;
    const first = { ...rest, phase: { kind: 'first' } as const };
    expect(whyNot(first, 'first=D')).toBe('no-such-seat HTR-SETUP-10');
    expect(whyNot(first, 'home1=h10')).toBe('first-player-drawn HTR-SETUP-10');
    expect(whyNot(first, 'home1')).toBe('chance-decides HTR-DUMP-5');
  });
});
