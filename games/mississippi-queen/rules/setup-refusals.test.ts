import { type Refusal, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { PRESETS } from './options';

// Section 14: which tables cannot be set up, and that every ready-made one can.

type Values = Readonly<Record<string, unknown>>;

const refusalWith = (options: Values): Refusal | undefined => {
  const start = setUp(game, options);
  return start.ok ? undefined : start.refusal;
};

/** What is wrong, by which rule, in which field. */
const told = (options: Values): string => {
  const refusal = refusalWith(options);
  return refusal ? `${refusal.code} ${refusal.rule} ${refusal.field}` : 'sets up';
};

test('[MQ-COMP-1] with one boat each three, four or five play, and no others', () => {
  expect([3, 4, 5].map((seats) => told({ seats }))).toEqual(['sets up', 'sets up', 'sets up']);
  expect(refusalWith({ seats: 1 })).toMatchObject({ code: 'bad-option', rule: 'OPTIONS', field: 'options.seats' });
  expect(refusalWith({ seats: 7 })).toMatchObject({ code: 'bad-option', rule: 'OPTIONS', field: 'options.seats' });
});

test('[BR-2P-1] two with one boat each play only with the Rose', () => {
  expect(refusalWith({ seats: 2 })).toEqual({
    code: 'two-seats-alone',
    rule: 'BR-2P-1',
    field: 'options.seats',
    detail: { seats: 2 },
  });
  expect(told({ seats: 2, rose: true })).toBe('sets up');
});

test('[BR-6P-1] six with one boat each play, but not in the driving school', () => {
  expect(told({ seats: 6 })).toBe('sets up');
  expect(refusalWith({ seats: 6, mode: 'school' })).toEqual({
    code: 'school-of-six',
    rule: 'MQ-COMP-1',
    field: 'options.seats',
    detail: { seats: 6 },
  });
});

test.each([4, 5, 6])('[VAR-4] two boats each are refused for %i players', (seats) => {
  expect(refusalWith({ seats, boatsEach: 2 })).toEqual({
    code: 'two-boats-seats',
    rule: 'VAR-4',
    field: 'options.seats',
    detail: { seats },
  });
});

test('[VAR-4] two boats each are for two or three players', () => {
  expect(told({ seats: 2, boatsEach: 2 })).toBe('sets up');
  expect(told({ seats: 3, boatsEach: 2 })).toBe('sets up');
});

test('[BR-ROSE-1] the Rose finds room only among six ships', () => {
  const tooMany = { code: 'too-many-ships', rule: 'BR-ROSE-1', field: 'options.rose', detail: { ships: 7, spaces: 6 } };
  expect(refusalWith({ seats: 6, rose: true })).toEqual(tooMany);
  expect(refusalWith({ seats: 3, boatsEach: 2, rose: true })).toEqual(tooMany);
  expect(told({ seats: 5, rose: true })).toBe('sets up');
  expect(told({ seats: 2, boatsEach: 2, rose: true })).toBe('sets up');
});

test('[MQ-SET-7] the driving school has neither the Rose, nor two boats each, nor expansion tiles', () => {
  expect(told({ mode: 'school' })).toBe('sets up');
  expect(told({ mode: 'school', rose: true })).toBe('school-with-rose MQ-SET-7 options.rose');
  expect(told({ mode: 'school', boatsEach: 2 })).toBe('school-with-two-boats MQ-SET-7 options.boatsEach');
  expect(told({ mode: 'school', expansionTiles: 'add' })).toBe('school-with-expansion MQ-SET-7 options.expansionTiles');
  expect(told({ mode: 'school', expansionTiles: 'swap', swap: [['A9', 'B1']] })).toBe(
    'school-with-expansion MQ-SET-7 options.expansionTiles',
  );
  expect(refusalWith({ mode: 'school', tiles: ['A9', 'B1', 'A1'] })).toEqual({
    code: 'school-with-expansion',
    rule: 'MQ-SET-7',
    field: 'options.tiles',
    detail: { tile: 'B1' },
  });
});

test('[MQ-SET-7] two cannot go to the driving school either', () => {
  expect(told({ mode: 'school', seats: 2 })).toBe('two-seats-alone BR-2P-1 options.seats');
});

test('[VAR-5] both boats must land only where there are two', () => {
  expect(refusalWith({ seats: 3, win: 'both-boats' })).toEqual({
    code: 'both-boats-of-one',
    rule: 'VAR-5',
    field: 'options.win',
    detail: {},
  });
  expect(told({ seats: 3, boatsEach: 2, win: 'both-boats' })).toBe('sets up');
});

test('[BR-TILE-4] too few stations, or too few passengers in them, are refused', () => {
  expect(refusalWith({ seats: 3, tiles: ['A1', 'A9', 'A10'] })).toEqual({
    code: 'too-few-stations',
    rule: 'BR-TILE-4',
    field: 'options.tiles',
    detail: { stations: 1, needed: 2 },
  });
  expect(refusalWith({ seats: 3, tiles: ['A1', 'A2', 'A3', 'A4', 'A5'] })).toEqual({
    code: 'too-few-passengers',
    rule: 'BR-TILE-4',
    field: 'options.tiles',
    detail: { waiting: 5, needed: 6 },
  });
  expect(told({ seats: 3, tiles: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] })).toBe('sets up');
  expect(told({ seats: 3, mode: 'school', tiles: ['A9', 'A10', 'A11'] })).toBe('sets up');
});

test('[BR-TILE-4] a position with options that cannot be set up is refused alike', () => {
  const json = {
    game: 'mississippi-queen',
    options: { tiles: ['A1', 'A9', 'A10'] },
    seats: 3,
    river: ['start', 'S A9'],
    firstTile: 0,
    pier: null,
    stack: ['A1'],
    waiting: {},
    ships: ['beige', 'grey', 'brown'].map((id, seat) => ({
      id,
      seat,
      at: `0${'cde'[seat]}3`,
      heading: 0,
      speed: 1,
      coal: 6,
      aboard: [],
      status: 'sailing',
    })),
    round: 2,
    order: ['beige', 'grey', 'brown'],
    next: 0,
  };
  expect(game.parsePosition(json)).toEqual({
    ok: false,
    refusal: { code: 'too-few-stations', rule: 'BR-TILE-4', field: 'options.tiles', detail: { stations: 1, needed: 2 } },
  });
  expect(game.parsePosition({ ...json, options: {} }).ok).toBe(true);
});

/** Preset and seats, then the fleet in the order of the first round and the number of tiles. */
const TABLES: readonly (readonly [string, number, string, number])[] = [
  ['driving-school', 3, 'beige grey brown', 11],
  ['driving-school', 4, 'beige grey brown red', 11],
  ['driving-school', 5, 'beige grey brown red green', 11],
  ['passenger-game', 3, 'beige grey brown', 11],
  ['passenger-game', 4, 'beige grey brown red', 11],
  ['passenger-game', 5, 'beige grey brown red green', 11],
  ['passengers-and-rose', 3, 'beige grey brown black', 11],
  ['passengers-and-rose', 4, 'beige grey brown red black', 11],
  ['passengers-and-rose', 5, 'beige grey brown red green black', 11],
  ['two-by-two', 2, 'beige red crimson white', 11],
  ['two-and-rose', 2, 'beige grey black', 11],
  ['six', 6, 'beige grey brown red green white', 11],
  ['three-by-two', 3, 'beige red grey green crimson white', 11],
  ['everything', 2, 'beige red crimson white black', 17],
];

test.each(TABLES)('[VAR-1] [VAR-2] [VAR-3] [VAR-4] preset %s sets up for %i players', (id, seats, fleet, tiles) => {
  const preset = PRESETS.find((one) => one.id === id);
  const start = unwrap(setUp(game, { ...preset?.options, seats }));
  expect(start.order.map((index) => start.ships[index].id).join(' ')).toBe(fleet);
  expect(start.stack).toHaveLength(tiles);
});

test('[VAR-4] no preset lists a number of players that is not set up above', () => {
  const listed = PRESETS.flatMap(({ id, seats }) => seats.map((count) => `${id} ${count}`));
  expect(listed).toEqual(TABLES.map(([id, seats]) => `${id} ${seats}`));
});
