import { unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { hotTinRoof as game } from '../index';
import { BROAD, NARROW, turnsFrom } from '../bot/plans';
import { WEIGHTS } from '../bot/weights';
import { parallelWays } from '../testing/hostile';
import { ISLAND } from '../testing/island';
import { cansOf, catsOf, may, run, sketch, whyNot } from '../testing/sketch';
import { boardIn } from './state';
import { wayOf } from './ways';

/** T3: g12 is B's, g16 is A's, r08 has C's shelter. */
const T3 = sketch({ cats: ['r06+r15/-'], catwalks: 'g12=B g16=A', shelters: 'r08=C', at: 'moving' });

/** Of a cat at the near end of such a board. */
const walksOn = (stages: string): readonly string[] =>
  may(run(unwrap(game.parsePosition(parallelWays(stages))), 'catwalk -')).filter((token) => token.startsWith('s:r00'));

describe('boards with many ways side by side', () => {
  test('[HTR-MOVE-17] a cat has 1,000 walks at most, whole prices, the cheapest', () => {
    const walks = walksOn('cscscscccc');
    // Of more than 1,600; with the next price it would be more than 1,000.
    expect(walks).toHaveLength(829);
    const prices = walks.map((token) => (token.match(/\d+(?=[A-D]|$)/g) ?? []).reduce((sum, cans) => sum + Number(cans), 0));
    expect(Math.max(...prices)).toBe(116);
    expect(walksOn('c'.repeat(33)).length).toBeLessThanOrEqual(1000);
  });

  test('[HTR-MOVE-17] a roof that only dearer walks would reach is refused as such', () => {
    const state = run(unwrap(game.parsePosition(parallelWays('cscscscccc'))), 'catwalk -');
    expect(whyNot(state, 's:r00>r19:B60C30D30')).toBe('too-many-ways HTR-MOVE-17');
  });

  test.each(['cscscscccc', 'c'.repeat(33), `${'cs'.repeat(16)}${'c'.repeat(17)}`])(
    '[HTR-MOVE-17] turns refuses to list %s',
    (stages) => {
      expect(game.turns(parallelWays(stages))).toMatchObject({ refusal: { code: 'too-many-outcomes', rule: 'HTR-MOVE-17' } });
    },
  );

  test('a bot weighs only the cheapest, and some of what both pairs can do together', () => {
    // Some hundred payments of one pair, times those of the other, times the pieces.
    const position = unwrap(game.parsePosition(parallelWays('cscscscccc')));
    const counts = [BROAD, NARROW].map((breadth) => turnsFrom(position, breadth, WEIGHTS).length);
    expect(counts).toEqual([2471, 722]);
  });
});

describe('movement', () => {
  test('[HTR-MOVE-1] any number of own cats, each any distance', () => {
    const state = sketch({ cats: ['r01+r15/r02+r14'], catwalks: 'g01=A g05=A g06=A g28=A', at: 'moving' });
    const walked = run(state, 's:r01>r04 l:r02>r03 s:r15>r14 l:r14>r15');
    expect(catsOf(walked, 'A')).toBe('r04+r14/r03+r15');
    expect(may(walked)).toEqual(['.']);
    expect(may(state)).toContain('s:r01>r03');
  });

  test('[HTR-MOVE-2] [HTR-MOVE-3] over laid catwalks, whoever owns them, never over an open gap', () => {
    expect(may(T3)).toEqual(['s:r06>r08:B1C2', 's:r06>r10:B1C2', '.']);
    expect(whyNot(T3, 's:r06>r07')).toBe('no-way HTR-MOVE-3');
    expect(whyNot(T3, 's:r15>r10')).toBe('no-way HTR-MOVE-3');
  });

  test('[HTR-MOVE-4] [HTR-MOVE-5] [HTR-AMB-16] a way leads from patio to patio', () => {
    const { roofs, gaps } = boardIn(T3);
    const walk = { from: 5, to: 9, pays: [0, 1, 2] };
    expect(wayOf(T3, walk).map(({ to, gap, toll, rent }) => [gaps[gap], roofs[to], toll, rent])).toEqual([
      ['g12', 'r08', { seat: 1, cans: 1 }, { seat: 2, cans: 2 }],
      ['g16', 'r10', undefined, undefined],
    ]);
  });

  test('[HTR-MOVE-6] [HTR-MOVE-7] [HTR-AMB-11] T3: one for the catwalk, two for the shelter, also in passing', () => {
    expect(cansOf(run(T3, 's:r06>r10:B1C2'))).toEqual([7, 11, 12]);
    expect(cansOf(run(T3, 's:r06>r08:B1C2'))).toEqual([7, 11, 12]);
  });

  test('[HTR-MOVE-11] [HTR-AMB-5] T3: with two cans not even the first step', () => {
    const poor = sketch({ cats: ['r06+r15/-'], catwalks: 'g12=B g16=A', shelters: 'r08=C', at: 'moving', cans: [2] });
    expect(may(poor)).toEqual(['.']);
    expect(whyNot(poor, 's:r06>r08:B1C2')).toBe('too-dear HTR-MOVE-11');
    expect(whyNot(poor, 's:r06>r08')).toBe('too-dear HTR-MOVE-11');
    const just = sketch({ cats: ['r06+r15/-'], catwalks: 'g12=B g16=A', shelters: 'r08=C', at: 'moving', cans: [3] });
    expect(cansOf(run(just, 's:r06>r10:B1C2'))).toEqual([0, 11, 12]);
  });

  test('[HTR-MOVE-8] T4: leaving a shelter is free', () => {
    const state = sketch({ cats: ['r10+r01/-'], catwalks: 'g17=A', shelters: 'r10=B', at: 'moving' });
    expect(may(state)).toEqual(['s:r10>r09', '.']);
    expect(cansOf(run(state, 's:r10>r09'))).toEqual([10, 10, 10]);
    expect(cansOf(run(state, '.'))).toEqual([10, 10, 10]);
  });

  test('[HTR-MOVE-9] own catwalks and shelters are free', () => {
    const state = sketch({ cats: ['r06+r15/-'], catwalks: 'g12=A g16=A', shelters: 'r08=A r10=A', at: 'moving' });
    expect(may(state)).toEqual(['s:r06>r08', 's:r06>r10', '.']);
  });

  test('[HTR-MOVE-10] each cat pays for itself, and again in a later turn', () => {
    const state = sketch({ cats: ['r06+r15/r06+r14'], catwalks: 'g12=B', at: 'moving' });
    expect(cansOf(run(state, 's:r06>r08:B1 l:r06>r08:B1'))).toEqual([8, 12, 10]);
    const back = { ...run(state, 's:r06>r08:B1 . catwalk - . catwalk - .'), turn: 0 };
    expect(may(back, 'catwalk -')).toContain('s:r08>r06:B1');
  });

  test('[HTR-MOVE-12] [HTR-AMB-22] in any order, each cat once, to another roof', () => {
    const state = sketch({ cats: ['r01+r15/-'], catwalks: 'g01=A g05=A', at: 'moving' });
    const walked = run(state, 's:r01>r04');
    expect(whyNot(walked, 's:r04>r02')).toBe('cat-moved-already HTR-MOVE-12');
    expect(whyNot(state, 's:r01>r01')).toBe('already-there HTR-MOVE-12');
    const swapped = sketch({ cats: ['r05+r06/-'], catwalks: 'g09=A g11=A g10=A', at: 'moving' });
    // The cat that walks past its partner keeps having walked.
    const past = run(swapped, 's:r05>r07');
    expect(may(past).toSorted()).toEqual(['.', 's:r06>r05', 's:r06>r07']);
  });

  test('[HTR-MOVE-13] own cats only', () => {
    const state = sketch({ cats: ['r01+r15/-', 'r02+r09/-'], catwalks: 'g01=A', at: 'moving' });
    expect(whyNot(state, 's:r02>r01')).toBe('no-such-cat HTR-MOVE-13');
    expect(whyNot(state, 'l:r01>r02')).toBe('no-such-cat HTR-MOVE-13');
  });

  test('[HTR-MOVE-14] cats may move in the turn they were placed', () => {
    const state = sketch({ open: 'h12 h40 h07', catwalks: 'g04=A' });
    expect(catsOf(run(state, 'home1 +s home1=h33 s:r02>r03'), 'A')).toBe('r03+r11/-');
  });

  test('[HTR-MOVE-15] [HTR-AMB-21] whom to pay is a choice, presents are not', () => {
    // From r01 to r03 by B's g02, or by C's g01 and A's g04.
    const state = sketch({ cats: ['r01+r15/-'], catwalks: 'g02=B g01=C g04=A', at: 'moving' });
    expect(may(state).toSorted()).toEqual(['.', 's:r01>r02:B1', 's:r01>r02:C1', 's:r01>r03:B1', 's:r01>r03:C1']);
    expect(whyNot(state, 's:r01>r03:B1C1')).toBe('other-payment HTR-MOVE-15');
    expect(whyNot(state, 's:r01>r03')).toBe('other-payment HTR-MOVE-15');
    // Dearer, but to somebody else: three to C rather than one to B.
    const dear = sketch({ cats: ['r01+r15/-'], catwalks: 'g02=B g01=C g04=C', shelters: 'r03=C', at: 'moving' });
    expect(may(dear).filter((token) => token.startsWith('s:r01>r03'))).toEqual(['s:r01>r03:B1C2', 's:r01>r03:C4']);
  });

  test('[HTR-MOVE-15] of ways that pay the same, the fewest steps and then the first roofs are suggested', () => {
    const state = sketch({ cats: ['r05+r15/-'], catwalks: 'g07=A g09=A g02=A g03=A', at: 'moving' });
    const roofs = wayOf(state, { from: 4, to: 0, pays: [0, 0, 0] }).map(({ to }) => boardIn(state).roofs[to]);
    expect(roofs).toEqual(['r03', 'r01']);
    expect(wayOf(state, { from: 4, to: 0, pays: [0, 1, 0] })).toEqual([]);
  });

  test('[HTR-MOVE-16] a connection without a gap is free, the shelter behind it is not', () => {
    const state = sketch({ options: { board: ISLAND }, cats: ['r01+r06/-'], shelters: 'r03=B', at: 'moving' });
    expect(may(state)).toEqual(['s:r01>r03:B2', '.']);
    expect(whyNot(state, 's:r01>r02')).toBe('no-way HTR-MOVE-3');
  });
});

describe('meeting', () => {
  const near = sketch({ cats: ['r06+r10/r08+r15'], catwalks: 'g12=A g16=A', at: 'moving' });

  test('[HTR-MEET-1] [HTR-AMB-13] cats of one pair on one patio: a fish, and both back in hand', () => {
    const met = run(near, 's:r06>r10');
    expect(met.players[0]).toMatchObject({ fish: 1, cans: 10 });
    expect(met.fish).toBe(10);
    expect(catsOf(met, 'A')).toBe('-/r08+r15');
  });

  test('[HTR-MEET-2] T6: cats of different pose do nothing', () => {
    const together = run(near, 's:r06>r08');
    expect(together.players[0].fish).toBe(0);
    expect(catsOf(together, 'A')).toBe('r08+r10/r08+r15');
  });

  test('[HTR-MEET-3] [HTR-AMB-14] only where a move ends, not in passing', () => {
    const state = sketch({ cats: ['r06+r08/-'], catwalks: 'g12=A g16=A', at: 'moving' });
    const passed = run(state, 's:r06>r10');
    expect(passed.players[0].fish).toBe(0);
    expect(catsOf(passed, 'A')).toBe('r08+r10/-');
  });

  test('[HTR-MEET-4] either or both may walk, to any roof', () => {
    const both = run(near, 's:r06>r08 s:r10>r08');
    expect(both.players[0].fish).toBe(1);
    expect(run(near, 's:r10>r06').players[0].fish).toBe(1);
  });

  test('[HTR-MEET-5] the pair may be placed again in the next turn', () => {
    const met = run(near, 's:r06>r10 .');
    expect(may({ ...met, turn: 0 })).toContain('home1');
    expect(may({ ...met, turn: 0 }, 'home1')).toEqual(['+s']);
  });

  test('[HTR-MEET-6] two meetings in a turn, two fish', () => {
    const state = sketch({ cats: ['r06+r10/r08+r10'], catwalks: 'g12=A g16=A', at: 'moving' });
    expect(run(state, 's:r06>r10 l:r08>r10').players[0].fish).toBe(2);
  });

  test('[HTR-MEET-7] [HTR-AMB-3] a fish pays neither ante nor tribute', () => {
    expect(may(sketch({ cans: [4], fish: [3] }))).toEqual(['poor']);
    const state = sketch({ cans: [0], fish: [3], cats: ['r06+r15/-'], catwalks: 'g12=B', at: 'moving' });
    expect(may(state)).toEqual(['.']);
  });
});
