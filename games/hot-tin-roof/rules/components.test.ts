import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hotTinRoof as game } from '../index';
import { startOf } from '../testing/cases';
import { may, run, sketch } from '../testing/sketch';
import { STANDARD_BOARD as board } from './board';
import { layoutOf } from './layout';
import { NUMBERS } from './numbers';
import { COLOURS, DUMPSTERS, IN_HAND, LETTERS, NOBODY, POSES } from './state';
import { STANDARD_FILE } from './standard-board';

const count = <T>(list: readonly T[], isSo: (entry: T) => boolean): number => list.filter(isSo).length;

describe('components', () => {
  test('[HTR-COMP-1] [HTR-COMP-11] [HTR-AMB-17] 15 roofs, 28 gaps, 50 tiles', () => {
    expect([board.roofs.length, board.gaps.length, board.tiles.length]).toEqual([15, 28, 50]);
    expect(new Set(STANDARD_FILE.roofs.map(({ name }) => name)).size).toBe(15);
    expect(new Set(STANDARD_FILE.roofs.map(({ abbr }) => abbr)).size).toBe(15);
  });

  test('[HTR-COMP-2] [HTR-DUMP-9] two pairs of cats for each player, one sitting, one lying', () => {
    expect(POSES).toEqual(['s', 'l']);
    expect(NUMBERS.pairsEach.fallback).toBe(2);
    expect(startOf({ seats: 4 }).players.map(({ cats }) => cats.length)).toEqual([4, 4, 4, 4]);
    expect(may(sketch({ cats: ['r01+r09/r02+r10'] }))).toEqual(['catwalk', 'shelter']);
  });

  test('[HTR-COMP-3] [HTR-COMP-4] [HTR-SETUP-2] six catwalks, three shelters and ten cans each', () => {
    for (const player of startOf({ seats: 4 }).players)
      expect(player).toMatchObject({ catwalks: 6, deluxe: 0, shelters: 3, cans: 10, fish: 0 });
    expect([4 * NUMBERS.catwalksEach.fallback, 4 * NUMBERS.sheltersEach.fallback]).toEqual([24, 12]);
  });

  test('[HTR-COMP-6] [HTR-SETUP-6] [HTR-SETUP-7] [HTR-SETUP-11] [HTR-AMB-1] 14 fish with four players, 11 with three; only that differs', () => {
    const [three, four] = [startOf({ seats: 3 }), startOf({ seats: 4 })];
    expect([three.fish, four.fish]).toEqual([11, 14]);
    expect({ ...four, fish: 11, players: three.players, options: three.options }).toEqual(three);
    expect(startOf({ seats: 3, 'fishByPlayers.3': 12 }).fish).toBe(12);
  });

  test('[HTR-COMP-7] [HTR-AMB-12] a tile for every pair of roofs three gaps apart or more: 19 at three, 15 at four, 12 at five, 4 at six', () => {
    const apart = board.tileEnds.map(([one, other]) => board.distances[one][other]);
    expect([3, 4, 5, 6].map((steps) => count(apart, (one) => one === steps))).toEqual([19, 15, 12, 4]);
    const far = board.roofs.flatMap((one, a) =>
      board.roofs.flatMap((other, b) => (a < b && board.distances[a][b] >= 3 ? [`${one}-${other}`] : [])),
    );
    expect(board.tileEnds.map(([one, other]) => `${board.roofs[one]}-${board.roofs[other]}`)).toEqual(far);
    const perRoof = board.roofs.map((_, roof) => count(board.tileEnds, (ends) => ends.includes(roof)));
    expect([Math.min(...perRoof), Math.max(...perRoof)]).toEqual([5, 9]);
  });

  test('[HTR-COMP-8] three home dumpsters, one for catwalks, one for shelters', () => {
    expect(DUMPSTERS).toEqual(['home1', 'home2', 'home3', 'catwalk', 'shelter']);
    expect(layoutOf(board).dumpsters).toHaveLength(5);
  });

  test('[HTR-COMP-9] [HTR-AMB-15] at the start no roof can be reached from any other', () => {
    const state = sketch({ cats: ['r01+r09/r02+r10'], at: 'moving' });
    expect(may(state)).toEqual(['.']);
    expect(STANDARD_FILE.freeConnections).toEqual([]);
  });

  test('[HTR-COMP-10] one colour for each player, and a letter', () => {
    expect(COLOURS).toEqual(['ginger', 'cream', 'midnight', 'rose']);
    expect(LETTERS).toEqual(['A', 'B', 'C', 'D']);
  });

  test('degrees are three to five, and the file for owners is the same board', () => {
    const degrees = board.steps.map((steps) => steps.length);
    expect([3, 4, 5].map((links) => count(degrees, (one) => one === links))).toEqual([5, 9, 1]);
    const file: unknown = JSON.parse(readFileSync(new URL('../boards/standard.json', import.meta.url), 'utf8'));
    expect(file).toMatchObject({
      canvas: STANDARD_FILE.canvas,
      roofRadius: STANDARD_FILE.roofRadius,
      roofs: STANDARD_FILE.roofs,
      gaps: STANDARD_FILE.gaps,
      homeTiles: STANDARD_FILE.homeTiles,
      dumpsters: STANDARD_FILE.dumpsters,
      fishMarketArea: STANDARD_FILE.fishMarketArea,
    });
  });
});

describe('set-up', () => {
  test('[HTR-SETUP-1] three or four players', () => {
    expect(game.options.seats).toMatchObject({ min: 3, max: 4 });
  });

  test('[HTR-SETUP-3] [HTR-SETUP-4] [HTR-COMP-5] [HTR-SETUP-8] 14 cans on the dumpsters, none elsewhere; the supply is not counted', () => {
    const state = startOf({ seats: 4 });
    expect(state.dumpsters).toEqual([4, 4, 4, 1, 1]);
    expect(state.dumpsters.reduce((sum, cans) => sum + cans)).toBe(14);
    expect(Object.keys(state)).not.toContain('supply');
    expect(startOf({ seats: 3, 'dumpsterStart.home': 1 }).dumpsters).toEqual([1, 1, 1, 1, 1]);
  });

  test('[HTR-SETUP-5] three tiles are turned up, one under each home dumpster', () => {
    const first = run(startOf({ seats: 3 }), 'first=B');
    expect(may(first)).toHaveLength(50);
    const opened = run(first, 'home1=h12 home2=h40 home3=h07');
    expect(opened.open.map((tile) => board.tiles[tile])).toEqual(['h12', 'h40', 'h07']);
    expect(opened.stack).toHaveLength(47);
    expect(opened).toMatchObject({ turn: 1, number: 1, phase: { kind: 'diving' } });
  });

  test('[HTR-SETUP-9] all cats and pieces are in hand', () => {
    const { players, built } = startOf({ seats: 4 });
    expect(players.flatMap(({ cats }) => cats).every((cat) => cat === IN_HAND)).toBe(true);
    expect([...built.catwalks, ...built.shelters].every((owner) => owner === NOBODY)).toBe(true);
  });

  test('[HTR-SETUP-10] [HTR-TURN-7] [HTR-AMB-24] chance draws who begins, then clockwise; nobody has more to start with', () => {
    expect(may(startOf({ seats: 3 }))).toEqual(['first=A', 'first=B', 'first=C']);
    expect(game.chances(startOf({ seats: 4 })).map(({ weight }) => weight)).toEqual([0.25, 0.25, 0.25, 0.25]);
    const last = run(sketch({ turn: 'C' }), 'catwalk - .');
    expect([last.turn, last.number]).toEqual([0, 2]);
    expect(new Set(startOf({ seats: 4 }).players.map(({ cans }) => cans)).size).toBe(1);
  });

  test('[HTR-SETUP-12] [HTR-DLX-2] with the promo a deluxe catwalk besides the six', () => {
    for (const player of startOf({ seats: 3, deluxe: true }).players) expect(player).toMatchObject({ catwalks: 6, deluxe: 1 });
  });

  test('[HTR-TURN-3] an ante that is no multiple of five, and boards that are none, are refused', () => {
    const refusalOf = (options: object): unknown => {
      const state = game.setup({ ...startOf({ seats: 3 }).options, ...options });
      return state.ok ? undefined : [state.refusal.code, state.refusal.field];
    };
    expect(refusalOf({ ante: 7 })).toEqual(['ante-not-fivefold', 'options.ante']);
    expect(refusalOf({ ante: 10 })).toBeUndefined();
    expect(refusalOf({ board: '{}' })).toEqual(['board-format', 'options.board.format']);
    expect(refusalOf({ board: '{' })).toEqual(['board-format', 'options.board.format']);
  });
});
