import { setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';

const stackWith = (options: Readonly<Record<string, unknown>>): string => unwrap(setUp(game, options)).stack.join(' ');

const refusalWith = (options: Readonly<Record<string, unknown>>) => {
  const start = setUp(game, options);
  return start.ok ? undefined : start.refusal;
};

const BASE = 'A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11';
/** The three tiles without a station, for three new ones. */
const ISLANDS = [
  ['A9', 'B1'],
  ['A10', 'B4'],
  ['A11', 'B3'],
];

test('[BR-TILE-1] the new tiles stay in the box, or all six are added to the eleven', () => {
  expect(stackWith({ seats: 3 })).toBe(BASE);
  expect(stackWith({ seats: 3, expansionTiles: 'add' })).toBe(`${BASE} B1 B2 B3 B4 B5 B6`);
});

test('[BR-TILE-1] swapping replaces tiles one for one', () => {
  expect(stackWith({ seats: 3, expansionTiles: 'swap', swap: [['A9', 'B5']] })).toBe('A1 A2 A3 A4 A5 A6 A7 A8 A10 A11 B5');
  expect(stackWith({ seats: 3, expansionTiles: 'swap', swap: ISLANDS })).toBe('A1 A2 A3 A4 A5 A6 A7 A8 B1 B3 B4');
});

test('[BR-TILE-1] the pairs of a swap count only where swapping is chosen', () => {
  expect(stackWith({ seats: 3, swap: ISLANDS })).toBe(BASE);
});

test('[BR-TILE-1] only tiles of the first box go out, each once', () => {
  const out = (tile: string) => ({ code: 'swap-out', rule: 'BR-TILE-1', field: 'options.swap', detail: { tile } });
  expect(refusalWith({ expansionTiles: 'swap', swap: [['B1', 'B2']] })).toEqual(out('B1'));
  expect(refusalWith({ expansionTiles: 'swap', swap: [['start', 'B2']] })).toEqual(out('start'));
  const twice = [
    ['A9', 'B1'],
    ['A9', 'B2'],
  ];
  expect(refusalWith({ expansionTiles: 'swap', swap: twice })).toEqual(out('A9'));
});

test('[BR-TILE-1] only tiles of the second box come in, each once', () => {
  const into = (tile: string) => ({ code: 'swap-in', rule: 'BR-TILE-1', field: 'options.swap', detail: { tile } });
  expect(refusalWith({ expansionTiles: 'swap', swap: [['A9', 'A1']] })).toEqual(into('A1'));
  expect(refusalWith({ expansionTiles: 'swap', swap: [['A9', 'X1']] })).toEqual(into('X1'));
  const twice = [
    ['A9', 'B1'],
    ['A10', 'B1'],
  ];
  expect(refusalWith({ expansionTiles: 'swap', swap: twice })).toEqual(into('B1'));
});

test('[BR-TILE-1] a swap names at least one pair', () => {
  expect(refusalWith({ expansionTiles: 'swap' })).toEqual({
    code: 'swap-nothing',
    rule: 'BR-TILE-1',
    field: 'options.swap',
    detail: {},
  });
});

test('[BR-TILE-2] the ready-made swap takes out the three tiles without stations, so all eight stations stay', () => {
  const preset = game.presets.find(({ id }) => id === 'two-by-two');
  expect(stackWith({ seats: 2, ...preset?.options })).toBe('A1 A2 A3 A4 A5 A6 A7 A8 B1 B3 B4');
});

/** The first so many station tiles go out for new ones. */
const stationsOut = (count: number) => ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'].slice(0, count).map((tile, i) => [`A${i + 1}`, tile]);

test('[BR-TILE-2] a swap keeps enough stations for every player to get two passengers', () => {
  expect(stackWith({ seats: 3, expansionTiles: 'swap', swap: stationsOut(2) })).toBe('A3 A4 A5 A6 A7 A8 A9 A10 A11 B1 B2');
  expect(refusalWith({ seats: 3, expansionTiles: 'swap', swap: stationsOut(3) })?.code).toBe('too-few-passengers');
});

test('[BR-TILE-3] station tiles may be swapped out to make passengers scarce', () => {
  expect(stackWith({ seats: 5, expansionTiles: 'swap', swap: stationsOut(3) })).toBe('A4 A5 A6 A7 A8 A9 A10 A11 B1 B2 B3');
});

// Eight stations hold 8 passengers for three players, 12 for four, 16 for five.
test.each([
  [3, { waiting: 5, needed: 6 }, 3],
  [4, { waiting: 6, needed: 8 }, 3],
  [5, { waiting: 8, needed: 10 }, 4],
])('[BR-TILE-4] %i players: a stack with %o is refused', (seats, detail, count) => {
  const swap = stationsOut(count);
  expect(refusalWith({ seats, expansionTiles: 'swap', swap })).toEqual({
    code: 'too-few-passengers',
    rule: 'BR-TILE-4',
    field: 'options.swap',
    detail,
  });
  expect(setUp(game, { seats, expansionTiles: 'swap', swap: swap.slice(1) }).ok).toBe(true);
});

test('[BR-TILE-4] two stations at least, however many wait at one', () => {
  const few = { code: 'too-few-stations', rule: 'BR-TILE-4', field: 'options.tiles' };
  expect(refusalWith({ seats: 3, tiles: ['A5', 'A9', 'B1'] })).toEqual({ ...few, detail: { stations: 1, needed: 2 } });
  expect(refusalWith({ seats: 3, tiles: ['A9', 'B1'] })).toEqual({ ...few, detail: { stations: 0, needed: 2 } });
});

test('[BR-TILE-4] where both boats must land, there must be two passengers for each of them', () => {
  const tiles = ['A1', 'A2', 'A5'];
  const options = { seats: 2, boatsEach: 2, tiles };
  expect(refusalWith({ ...options, win: 'both-boats' })).toEqual({
    code: 'too-few-passengers',
    rule: 'BR-TILE-4',
    field: 'options.tiles',
    detail: { waiting: 6, needed: 8 },
  });
  expect(stackWith({ ...options, win: 'both-boats', tiles: [...tiles, 'A6'] })).toBe('A1 A2 A5 A6');
});

test('[VAR-2] the tiles of the stack may be chosen one by one, from all boxes', () => {
  const tiles = ['B6', 'A1', 'A5', 'B2', 'W1', 'A2', 'A6', 'A7', 'A8'];
  expect(stackWith({ seats: 3, tiles })).toBe('A1 A2 A5 A6 A7 A8 B2 B6 W1');
  expect(stackWith({ seats: 3, tiles, expansionTiles: 'add' })).toBe('A1 A2 A5 A6 A7 A8 B2 B6 W1');
});

test('[VAR-2] a tile chosen must exist, and only once', () => {
  const bad = (code: string, tile: string) => ({ code, rule: 'VAR-2', field: 'options.tiles', detail: { tile } });
  expect(refusalWith({ tiles: ['A1', 'A99'] })).toEqual(bad('unknown-tile', 'A99'));
  expect(refusalWith({ tiles: ['start', 'A1'] })).toEqual(bad('unknown-tile', 'start'));
  expect(refusalWith({ tiles: ['A1', 'A2', 'A1'] })).toEqual(bad('tile-twice', 'A1'));
});

test('[VAR-2] add and swap take the added tiles of the tile set that is played', () => {
  expect(stackWith({ seats: 3, tileSet: 'new-waters', expansionTiles: 'add' })).toBe(
    'R1 R2 R3 R4 W1 W2 W3 W4 I1 I2 I3 X1 X2 X3 X4 X5 X6',
  );
  expect(stackWith({ seats: 3, tileSet: 'new-waters', expansionTiles: 'swap', swap: [['I1', 'X6']] })).toBe(
    'R1 R2 R3 R4 W1 W2 W3 W4 I2 I3 X6',
  );
  expect(refusalWith({ tileSet: 'new-waters', expansionTiles: 'swap', swap: [['I1', 'B1']] })?.code).toBe('swap-in');
});
