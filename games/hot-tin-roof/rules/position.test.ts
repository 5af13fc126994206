import { readFileSync } from 'node:fs';
import { setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { en, hotTinRoof as game } from '../index';
import { ISLAND } from '../testing/island';
import { startOf } from '../testing/cases';
import { run } from '../testing/sketch';

const tiles = (numbers: readonly number[]): readonly string[] => numbers.map((number) => `h${String(number).padStart(2, '0')}`);

const OPEN = [7, 31, 50];
const DISCARDS = [1, 21, 44];
const STACK = Array.from({ length: 50 }, (_, i) => i + 1).filter((number) => ![...OPEN, ...DISCARDS].includes(number));

// The position of the format.
const POSITION = {
  game: 'hot-tin-roof',
  options: { deluxe: true },
  seats: 3,
  players: [
    { id: 'A', cans: 9, fish: 1, s: ['r01', 'r09'], l: null, catwalks: 5, deluxe: 1, shelters: 3 },
    { id: 'B', cans: 4, fish: 2, s: null, l: ['r03', 'r12'], catwalks: 4, deluxe: 1, shelters: 3 },
    { id: 'C', cans: 12, fish: 1, s: null, l: null, catwalks: 6, deluxe: 0, shelters: 2 },
  ],
  catwalks: { g03: 'A', g11: 'B', g14: 'B', g20: 'C*' },
  shelters: { r06: 'C' },
  dumpsters: { home1: 3, home2: 6, home3: 2, catwalk: 4, shelter: 4 },
  open: { home1: 'h07', home2: 'h31', home3: 'h50' },
  stack: tiles(STACK),
  discards: tiles(DISCARDS),
  fish: 7,
  turn: 'A',
  quiet: 0,
};

const [A, B, C] = POSITION.players;

describe('positions', () => {
  test('the example of the format is written as it was read', () => {
    const state = unwrap(game.parsePosition(POSITION));
    expect(JSON.stringify(unwrap(game.formatPosition(state)))).toBe(JSON.stringify(POSITION));
    expect(state.number).toBe(1);
  });

  test('sets are read in any order, pairs either way; options and deluxe 0 may be left out', () => {
    const shuffled = {
      ...POSITION,
      stack: POSITION.stack.toReversed(),
      discards: POSITION.discards.toReversed(),
      players: [{ ...A, s: ['r09', 'r01'] }, B, { ...C, deluxe: undefined }],
    };
    const { options: _, ...bare } = unwrap(
      game.formatPosition(unwrap(game.parsePosition(readFixture('0000-base3.json')))),
    ) as Record<string, unknown>;
    expect(unwrap(game.parsePosition(JSON.parse(JSON.stringify(shuffled))))).toEqual(unwrap(game.parsePosition(POSITION)));
    expect(unwrap(game.parsePosition(bare))).toEqual(unwrap(game.parsePosition(readFixture('0000-base3.json'))));
  });

  test('numbers that are not given keep their default, also within their groups', () => {
    const numbers = { fishByPlayers: { 3: 11 }, dumpsterStart: { home: 5 }, penaltyPerCatLeft: 3 };
    const state = unwrap(game.parsePosition({ ...POSITION, options: { deluxe: true, board: 'standard', numbers } }));
    expect(state.options).toMatchObject({
      'dumpsterStart.home': 5,
      'dumpsterStart.catwalk': 1,
      'fishByPlayers.4': 14,
      penaltyPerCatLeft: 3,
    });
    expect(unwrap(game.formatPosition(state))).toMatchObject({
      options: { deluxe: true, numbers: { dumpsterStart: { home: 5 }, penaltyPerCatLeft: 3 } },
    });
  });

  test('[HTR-BOARD-9] nothing on a board lies so far away that it cannot be drawn', () => {
    const board = JSON.parse(ISLAND);
    const far = { ...board, roofs: board.roofs.with(2, { id: 'r03', x: 1e308, y: 0 }) };
    expect(setUp(game, { board: JSON.stringify(far) })).toMatchObject({
      refusal: { code: 'board-too-far', field: 'options.board.roofs[2].x' },
    });
    const wide = { ...board, canvas: { width: 1e9, height: 700 } };
    expect(setUp(game, { board: JSON.stringify(wide) })).toMatchObject({
      refusal: { code: 'board-too-far', field: 'options.board.canvas.width' },
    });
  });

  test('[HTR-BOARD-9] a board of its own is kept as it was given', () => {
    const position = readFixture('0028-island3.json');
    const state = unwrap(game.parsePosition(position));
    expect(unwrap(game.formatPosition(state))).toEqual(position);
    const more = {
      ...Object(position),
      options: { ...position.options, board: { ...Object(position.options.board), motto: 'mice' } },
    };
    expect(unwrap(game.formatPosition(unwrap(game.parsePosition(more))))).toEqual(more);
  });

  test('within a turn and at the end there is none', () => {
    const state = unwrap(game.parsePosition(POSITION));
    expect(game.formatPosition(run(state, 'catwalk'))).toMatchObject({ ok: false, refusal: { code: 'within-a-turn' } });
    expect(game.formatPosition(startOf({ seats: 3 }))).toMatchObject({ ok: false, refusal: { code: 'within-a-turn' } });
    const over = { ...state, phase: { kind: 'over', ending: 'fish' } as const };
    expect(game.formatPosition(over)).toMatchObject({ ok: false, refusal: { code: 'already-over' } });
  });

  const a = (change: object) => ({ players: [{ ...A, ...change }, B, C] });
  const numbers = (change: object) => ({ options: { deluxe: true, numbers: change } });
  const island = (change: object) => ({ options: { board: { ...JSON.parse(ISLAND), ...change } } });

  test.each([
    [{ crew: 1 }, 'crew: is not a field of this file'],
    [{ catwalks: [] }, 'catwalks: must be an object such as { "g03": "A", "g20": "C*" }, was a list (HTR-DUMP-11)'],
    [{ shelters: { constructor: 'Z' } }, 'shelters.constructor: is not a field of this file'],
    [{ catwalks: JSON.parse('{"__proto__":"A"}') }, 'catwalks.__proto__: is not a field of this file'],
    [{ options: [] }, 'options: must be an object of options: deluxe, board, numbers, was a list'],
    [numbers({ fishByPlayers: [] }), 'options.numbers.fishByPlayers: must be an object of numbers, was a list'],
    [numbers([]), 'options.numbers: must be an object of numbers, was a list'],
    [{ players: [A, B, { ...C, prototype: 1 }] }, 'players[2].prototype: is not a field of this file'],
    [{ game: 'patrician' }, 'game: must be "hot-tin-roof", was "patrician"'],
    [{ seats: 5 }, 'seats: must be 3 or 4, was 5 (HTR-SETUP-1)'],
    [{ seats: 4 }, 'players: must be as many as seats, 4, was 3'],
    [{ players: [A, B] }, 'players: must be a list of 3 or 4 players, was 2 (HTR-SETUP-1)'],
    [{ players: [B, A, C] }, 'players[0].id: must be "A", players stand in the order of seats, was "B"'],
    [{ options: { colour: 1 } }, 'options.colour: is not a field of this file'],
    [{ options: { deluxe: 1 } }, 'options.deluxe: must be true or false, was 1 (HTR-DLX-1)'],
    [{ options: { board: 'mine' } }, 'options.board: must be "standard" or a board, was "mine" (HTR-COMP-11)'],
    [numbers({ ante: 7 }), 'options.numbers.ante: must be a multiple of five, was 7 (HTR-TURN-3)'],
    [numbers({ ante: -5 }), 'options.numbers.ante: must be a whole number from 0, was -5'],
    [numbers({ pairsEach: 3 }), 'options.numbers.pairsEach: must be a whole number from 1 to 2, was 3'],
    [numbers({ pairsEach: 0 }), 'options.numbers.pairsEach: must be a whole number from 1 to 2, was 0'],
    [numbers({ noProgressRounds: 0 }), 'options.numbers.noProgressRounds: must be a whole number from 1, was 0'],
    [numbers({ fishByPlayers: { 5: 2 } }), 'options.numbers.fishByPlayers.5: is not a field of this file'],
    [numbers({ fishByPlayers: { 3: 0 } }), 'options.numbers.fishByPlayers.3: must be a whole number from 1, was 0'],
    [numbers({ tributeShelter: 100 }), 'options.numbers.tributeShelter: must be a whole number from 0 to 99, was 100'],
    [numbers({ startCans: 1.5 }), 'options.numbers.startCans: must be a whole number from 0, was 1.5'],
    [numbers({ fishByPlayers: { 3: 12 } }), 'fish: must make 12 with the 4 of the players, was 7 (HTR-SETUP-7)'],
    [island({ format: 'x' }), 'options.board.format: must be "hot-tin-roof-board/1", was "x"'],
    [island({ roofs: 7 }), 'options.board.roofs: must be a list of at most 100 entries, was 7'],
    [
      island({ gaps: [{ id: 'g1', a: 'r01', b: 'r02' }] }),
      'options.board.gaps[0].id: must be the letter g and two digits, was "g1"',
    ],
    [island({ gaps: [{ id: 'g01', a: 'r01', b: 'r09' }] }), 'options.board.gaps[0].b: must be a roof of the board, was "r09"'],
    [
      island({ freeConnections: [{ a: 'r01', b: 'r01' }] }),
      'options.board.freeConnections[0]: must name two different roofs, both are r01',
    ],
    [island({ homeTiles: [] }), 'options.board.homeTiles: must be 3 tiles or more, was 0'],
    [island({}), 'players[0].s[1]: must be a roof of the board, was "r09" (HTR-COMP-1)'],
    [a({ cans: -1 }), 'players[0].cans: must be a whole number from 0, was -1 (HTR-SETUP-2)'],
    [a({ s: ['r01'] }), 'players[0].s[1]: is missing, must be two roofs such as ["r01", "r09"], or null'],
    [a({ s: ['r01', 'r99'] }), 'players[0].s[1]: must be a roof of the board, was "r99" (HTR-COMP-1)'],
    [a({ s: ['r01', 'r01'] }), 'players[0].s: must be two different roofs, both are r01: such a pair has met (HTR-MEET-1)'],
    [a({ s: undefined }), 'players[0].s: is missing, must be two roofs such as ["r01", "r09"], or null (HTR-DUMP-1)'],
    [
      a({ catwalks: 6 }),
      'players[0].catwalks: must make 6 with those on the board, has 6 in hand and 1 on the board (HTR-SETUP-2)',
    ],
    [a({ deluxe: 0 }), 'players[0].deluxe: must make 1 with those on the board, has 0 in hand and 0 on the board (HTR-SETUP-12)'],
    [
      a({ shelters: 2 }),
      'players[0].shelters: must make 3 with those on the board, has 2 in hand and 0 on the board (HTR-SETUP-2)',
    ],
    [{ options: {} }, 'players[0].deluxe: must make 0 with those on the board, has 1 in hand and 0 on the board (HTR-SETUP-12)'],
    [{ ...numbers({ pairsEach: 1 }) }, 'players[1].l: must be null, there is one pair each (HTR-COMP-2)'],
    [{ ...a({ fish: 0 }), fish: 8 }, 'catwalks.g20: must not be a deluxe catwalk, A has no fish (HTR-DLX-3)'],
    [a({ fish: 2 }), 'fish: must make 11 with the 5 of the players, was 7 (HTR-SETUP-7)'],
    [{ catwalks: { ...POSITION.catwalks, g29: 'A' } }, 'catwalks.g29: must be a gap of the board, was "g29" (HTR-COMP-9)'],
    [{ catwalks: { ...POSITION.catwalks, g01: 'D' } }, 'catwalks.g01: must be the letter of a seat, was "D"'],
    [{ catwalks: { ...POSITION.catwalks, g01: 'A**' } }, 'catwalks.g01: must be the letter of a seat, was "A*"'],
    [{ shelters: { r06: 'C*' } }, 'shelters.r06: must be the letter of a seat, was "C*"'],
    [{ shelters: { r16: 'C' } }, 'shelters.r16: must be a roof of the board, was "r16" (HTR-COMP-1)'],
    [
      { dumpsters: { ...POSITION.dumpsters, home1: null } },
      'dumpsters.home1: must be a whole number from 0, was null (HTR-COMP-8)',
    ],
    [{ open: { ...POSITION.open, home1: 'h51' } }, 'open.home1: must be a tile of the board, was "h51" (HTR-COMP-7)'],
    [
      { open: { ...POSITION.open, home1: 'h31' } },
      'open.home2: must hold no tile twice, h31 is somewhere else already (HTR-COMP-7)',
    ],
    [{ discards: [] }, 'stack: must hold all tiles that are nowhere else, h01 is missing (HTR-COMP-7)'],
    [{ stack: [...POSITION.stack, 'h07'] }, 'stack[44]: must hold no tile twice, h07 is somewhere else already (HTR-COMP-7)'],
    [{ turn: 'D' }, 'turn: must be the letter of a seat, was "D"'],
    [{ turn: undefined }, 'turn: is missing, must be the letter of a seat (HTR-TURN-7)'],
    [{ quiet: 30 }, 'quiet: must be at most 29, the game is over then, was 30 (HTR-END-8)'],
    [{ fish: 0, players: [{ ...A, fish: 8 }, B, C] }, 'fish: must be 1 or more, the game is over with the last fish (HTR-END-1)'],
  ])('%#: %j', (change, sentence) => {
    const parsed = game.parsePosition(JSON.parse(JSON.stringify({ ...POSITION, ...change })));
    expect(parsed.ok ? 'a position' : en.sayRefusal(parsed.refusal)).toContain(sentence);
  });

  test('[HTR-END-7] a position in which nothing can happen any more is over', () => {
    const none = { catwalks: 0, shelters: 0 };
    const stuck = {
      ...POSITION,
      options: { numbers: { catwalksEach: 0, sheltersEach: 0 } },
      catwalks: {},
      shelters: {},
      players: [
        { ...A, ...none, deluxe: 0, l: ['r02', 'r10'] },
        { ...B, ...none, deluxe: 0, s: ['r01', 'r10'] },
        { ...C, ...none, s: ['r01', 'r11'], l: ['r01', 'r12'] },
      ],
    };
    expect(game.parsePosition(stuck)).toMatchObject({ ok: false, refusal: { code: 'nothing-can-happen', field: 'turn' } });
  });
});

function readFixture(name: string): { readonly options: { readonly board?: unknown } } {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'));
}
