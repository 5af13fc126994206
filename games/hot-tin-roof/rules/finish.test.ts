import { describe, expect, test } from 'vitest';
import { hotTinRoof as game } from '../index';
import { ISLAND } from '../testing/island';
import { may, run, sketch, whyNot } from '../testing/sketch';
import { scoresOf } from './finish';
import { OVER, type State } from './state';

const totalsOf = (state: State): readonly number[] => scoresOf(state).map(({ total }) => total);

const placesOf = (state: State): readonly number[] | undefined => game.outcome(state)?.places;

describe('the end', () => {
  const last = sketch({
    cats: ['r06+r10/r01+r02', 'r05+r13/-'],
    catwalks: 'g12=A g16=B g01=A',
    cans: [6, 7, 9],
    fish: [4, 3, 3],
    market: 1,
    at: 'moving',
    quiet: 7,
  });

  test('[HTR-END-1] [HTR-END-2] [HTR-AMB-7] T7: with the last fish, at once; what was paid stays paid, the other pair stays out', () => {
    const over = run(last, 's:r06>r10:B1');
    expect(over.phase).toEqual({ kind: 'over', ending: 'fish' });
    expect(may(over)).toEqual([]);
    expect(over).toMatchObject({ fish: 0, quiet: 0, turn: 0 });
    expect(whyNot(over, '.')).toBe('game-over HTR-END-2');
    expect(game.actor(over)).toBe('nobody');
    expect(over.players[0]).toMatchObject({ cans: 5, fish: 5 });
    expect(over.players[1].cans).toBe(8);
  });

  test('[HTR-END-3] [HTR-END-4] [HTR-AMB-2] T7: cans, ten for each fish, less two for each cat left', () => {
    const scores = scoresOf({ ...last, players: last.players.map((player, seat) => (seat === 1 ? player : { ...player })) });
    expect(scores[1]).toEqual({ cans: 7, fish: 3, catsLeft: 2, penalty: 4, total: 33 });
    expect(totalsOf(run(last, 's:r06>r10:B1'))).toEqual([51, 34, 39]);
    const harsh = { ...last, options: { ...last.options, penaltyPerCatLeft: 5, fishValue: 8 } };
    expect(totalsOf(harsh)).toEqual([6 + 32 - 20, 7 + 24 - 10, 9 + 24]);
  });

  test('[HTR-END-5] a score may fall below zero', () => {
    expect(totalsOf(sketch({ cans: [3, 10, 10], cats: ['r01+r09/r02+r10'] }))[0]).toBe(-5);
  });

  test('[HTR-END-6] the highest score wins', () => {
    expect(placesOf(run(last, 's:r06>r10:B1'))).toEqual([1, 3, 2]);
    expect(game.outcome(run(last, 's:r06>r10:B1'))).toMatchObject({ ending: 'fish', points: [51, 34, 39] });
  });
});

describe('safety', () => {
  const OUT = ['r01+r09/r02+r10', 'r03+r11/r04+r12', 'r05+r13/r06+r14'];
  const stuck = { cats: OUT, hands: ['0/0/1', '0/0/1', '0/0/0'] };

  test('[HTR-END-7] [HTR-AMB-20] no pair in hand, no catwalk to lay, no pair joined: the game ends after the turn', () => {
    expect(run(sketch(stuck), 'catwalk - .').phase).toEqual({ kind: 'over', ending: 'stuck' });
    expect(run(sketch({ ...stuck, cans: [4] }), 'poor').phase).toEqual({ kind: 'over', ending: 'stuck' });
    // A pair in hand, a catwalk in hand, or a pair that is joined at whatever price.
    expect(run(sketch({ ...stuck, cats: [OUT[0], OUT[1], 'r05+r13/-'] }), 'catwalk - .').phase.kind).toBe('diving');
    expect(run(sketch({ ...stuck, hands: ['0/0/0', '0/0/0', '1/0/0'] }), 'catwalk - .').phase.kind).toBe('diving');
    const joined = { ...stuck, catwalks: 'g02=A g07=A g10=A g14=A', hands: ['0/0/0', '0/0/0', '0/0/0'] };
    expect(run(sketch({ ...joined, cans: [5, 0, 0] }), 'catwalk - .').phase.kind).toBe('diving');
  });

  test('[HTR-END-7] a catwalk in hand is of no use without a free gap', () => {
    const pair = (id: string, a: string, b: string) => ({ id, a, b });
    const board = JSON.stringify({
      format: 'hot-tin-roof-board/1',
      roofs: ['r01', 'r02', 'r03', 'r04'].map((id) => ({ id })),
      gaps: [pair('g01', 'r01', 'r02'), pair('g02', 'r03', 'r04')],
      homeTiles: [pair('h01', 'r01', 'r03'), pair('h02', 'r02', 'r04'), pair('h03', 'r01', 'r04')],
    });
    const halves = {
      options: { board, pairsEach: 1 },
      cats: ['r01+r03/-', 'r02+r04/-', 'r01+r04/-'],
      hands: ['1/0/0', '0/0/0', '0/0/0'],
    };
    expect(run(sketch({ ...halves, catwalks: 'g01=A' }), 'catwalk - .').phase.kind).toBe('diving');
    expect(run(sketch({ ...halves, catwalks: 'g01=A g02=A' }), 'catwalk - .').phase).toEqual({ kind: 'over', ending: 'stuck' });
  });

  test('[HTR-END-7] free connections join', () => {
    const island = { options: { board: ISLAND, pairsEach: 1 }, hands: ['0/0/0', '0/0/0', '0/0/0'] };
    const joined = { ...island, cats: ['r01+r03/-', 'r02+r04/-', 'r02+r06/-'] };
    expect(run(sketch(joined), 'catwalk - .').phase.kind).toBe('diving');
    const apart = { ...island, cats: ['r01+r05/-', 'r02+r04/-', 'r02+r06/-'] };
    expect(run(sketch(apart), 'catwalk - .').phase).toEqual({ kind: 'over', ending: 'stuck' });
  });

  test('[HTR-END-7] [HTR-DLX-3] a deluxe catwalk counts only if it may be laid', () => {
    const deluxe = { ...stuck, options: { deluxe: true }, hands: ['0/1/0', '0/0/0', '0/0/0'] };
    expect(run(sketch(deluxe), 'catwalk - .').phase).toEqual({ kind: 'over', ending: 'stuck' });
    expect(run(sketch({ ...deluxe, fish: [1, 1, 1] }), 'catwalk - .').phase.kind).toBe('diving');
  });

  test('[HTR-END-8] ten rounds without progress end the game; walking and poor turns are none', () => {
    const quiet = { cats: ['r06+r15/-'], catwalks: 'g12=A', quiet: 29 };
    expect(run(sketch(quiet), 'catwalk - .').phase).toEqual({ kind: 'over', ending: 'quiet' });
    expect(run(sketch(quiet), 'catwalk - s:r06>r08 .')).toMatchObject({ quiet: 30, phase: { ending: 'quiet' } });
    expect(run(sketch({ ...quiet, cans: [0] }), 'poor').phase).toEqual({ kind: 'over', ending: 'quiet' });
    expect(run(sketch({ ...quiet, quiet: 28 }), 'catwalk - .')).toMatchObject({ quiet: 29, phase: { kind: 'diving' } });
    const few = { ...quiet, seats: 4, options: { noProgressRounds: 2 }, quiet: 7 };
    expect(run(sketch(few), 'catwalk - .').phase).toEqual({ kind: 'over', ending: 'quiet' });
  });

  test('[HTR-END-8] a pair, a piece or a fish is progress', () => {
    const quiet = sketch({ cats: ['r06+r08/-'], catwalks: 'g12=A', quiet: 29, open: 'h12 h40 h07' });
    for (const line of ['catwalk g01 .', 'shelter r01 .', 'home1 +l home1=h33 .', 'catwalk - s:r06>r08 .'])
      expect(run(quiet, line)).toMatchObject({ quiet: 0, phase: { kind: 'diving' } });
  });

  test('[HTR-END-8] being stuck is found before', () => {
    expect(run(sketch({ ...stuck, quiet: 29 }), 'catwalk - .').phase).toEqual({ kind: 'over', ending: 'stuck' });
  });
});

describe('ties', () => {
  const over = (state: State): State => ({ ...state, phase: OVER.fish });

  test('[HTR-TIE-1] [HTR-AMB-8] more fish', () => {
    expect(placesOf(over(sketch({ cans: [20, 10, 0], fish: [0, 1, 0] })))).toEqual([2, 1, 3]);
  });

  test('[HTR-TIE-2] then fewer cats left', () => {
    expect(placesOf(over(sketch({ cans: [24, 20, 0], cats: ['r01+r09/-'] })))).toEqual([2, 1, 3]);
  });

  test('[HTR-TIE-3] then a shared victory', () => {
    expect(placesOf(over(sketch({ cans: [20, 20, 20] })))).toEqual([1, 1, 1]);
  });
});
