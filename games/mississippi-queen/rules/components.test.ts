import { distance, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { legal, position, run, shipText, sketchJson } from '../testing/sketch';
import { CELL_HEXES, cellsIn, placeOf } from './cells';
import { LAND, LOGS, SAND, chartOf, isCoalJetty, isJetty, kindAt } from './chart';
import type { State } from './state';
import { TILES, type TileSpec } from './tiles';
import { parseSketch } from './position';

const start = (options: Readonly<Record<string, unknown>>): State => unwrap(setUp(mississippiQueen, options));
const shipIds = (state: State): string => state.ships.map(({ id }) => id).join(' ');
const tilesIn = (box: TileSpec['box']): readonly TileSpec[] => TILES.filter((tile) => tile.box === box);
const countOf = (list: string | undefined): number => cellsIn(list).length;

const ASHORE = { grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } as const;

/** The rows of a tile as the rules read them, front row first: land, passenger and coal jetty, logs, sand bar, open water. */
const picture = (id: string): string => {
  const { river, options } = position({
    river: `S ${id}`,
    stack: id === 'A1' ? 'A2' : 'A1',
    ships: { beige: '0c2/0/1/6/-', ...ASHORE },
  });
  const chart = chartOf(river, options);
  const sign = (place: number): string => {
    if (isJetty(chart, place)) return 'p';
    if (isCoalJetty(chart, place)) return 'c';
    return { [LAND]: '#', [LOGS]: '~', [SAND]: 's' }[kindAt(chart, place)] ?? '.';
  };
  const row = (number: number): string => [0, 1, 2, 3, 4].map((column) => sign(placeOf(1, number * 5 + column))).join('');
  return [3, 2, 1, 0].map(row).join(' ');
};

test('[MQ-COMP-1] the box holds a start tile and eleven others', () => {
  const state = start({ seats: 3 });
  expect(state.river).toEqual({ tiles: [{ id: 'start', exit: 'S', heading: 0, q: 0, r: 0 }], first: 0, pier: 'none' });
  expect(state.stack.join(' ')).toBe('A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11');
});

test('[MQ-COMP-1] three to five play, each with one of five steamers', () => {
  expect(shipIds(start({ seats: 3 }))).toBe('beige grey brown');
  expect(shipIds(start({ seats: 4 }))).toBe('beige grey brown red');
  expect(shipIds(start({ seats: 5 }))).toBe('beige grey brown red green');
  expect(setUp(mississippiQueen, { seats: 2 })).toEqual({
    ok: false,
    refusal: { code: 'two-seats-alone', rule: 'BR-2P-1', field: 'options.seats', detail: { seats: 2 } },
  });
  expect(setUp(mississippiQueen, { seats: 6, mode: 'school' })).toEqual({
    ok: false,
    refusal: { code: 'school-of-six', rule: 'MQ-COMP-1', field: 'options.seats', detail: { seats: 6 } },
  });
  expect(setUp(mississippiQueen, { seats: 7 })).toMatchObject({
    ok: false,
    refusal: { code: 'bad-option', field: 'options.seats' },
  });
});

test('[MQ-COMP-2] the die shows left, straight and right with a third each', () => {
  const atDie = run(position({ river: 'S A5', stack: 'A1 A2', ships: { beige: '0c4/0/1/6/-', ...ASHORE } }), '=1 f .');
  const chances = mississippiQueen
    .chances(atDie)
    .map(({ move, weight }) => [mississippiQueen.formatMove(atDie, move), weight] as const);
  expect(chances.map(([token]) => token).join(', ')).toBe('dL A1, dL A2, dS A1, dS A2, dR A1, dR A2');
  for (const face of ['dL', 'dS', 'dR']) {
    const weights = chances.filter(([token]) => token.startsWith(face)).map(([, weight]) => weight);
    expect(weights).toEqual([expect.closeTo(1 / 6), expect.closeTo(1 / 6)]);
  }
});

test('[MQ-COMP-3] the wheels show speed 1 to 6 and coal 0 to 6', () => {
  const withBeige = (text: string): unknown => parseSketch(sketchJson({ river: 'S A5', ships: { beige: text, ...ASHORE } }));
  expect(withBeige('0c2/0/1/0/-')).toMatchObject({ ok: true });
  expect(withBeige('0c2/0/6/6/-')).toMatchObject({ ok: true });
  expect(withBeige('0c2/0/0/6/-')).toMatchObject({ ok: false, refusal: { code: 'bad-field', field: 'ships[0].speed' } });
  expect(withBeige('0c2/0/7/6/-')).toMatchObject({ ok: false, refusal: { code: 'bad-field', field: 'ships[0].speed' } });
  expect(withBeige('0c2/0/1/7/-')).toMatchObject({ ok: false, refusal: { code: 'bad-field', field: 'ships[0].coal' } });
  expect(withBeige('0c2/0/1/-1/-')).toMatchObject({ ok: false, refusal: { code: 'bad-field', field: 'ships[0].coal' } });
});

test('[MQ-COMP-3] coal 0 is a wheel taken off: the ship sails on', () => {
  const empty = position({ river: 'S A5', ships: { beige: '0c2/0/1/0/-', ...ASHORE } });
  expect(legal(empty)).toBe('=1 =2');
  expect(shipText(run(empty, '=2 f f .'), 'beige')).toBe('0c4/0/2/0/-');
});

test('[MQ-COMP-4] The Black Rose adds white, a second red and black, which has no coal digits', () => {
  expect(shipIds(start({ seats: 6 }))).toBe('beige grey brown red green white');
  expect(shipIds(start({ seats: 2, boatsEach: 2 }))).toBe('beige red white crimson');
  const withRose = start({ seats: 3, rose: true });
  expect(shipIds(withRose)).toBe('beige grey brown black');
  expect(shipText(withRose, 'black')).toBe('0d1/0/1/-/-');
  expect(start({ seats: 3, expansionTiles: 'add' }).stack.slice(11).join(' ')).toBe('B1 B2 B3 B4 B5 B6');
});

test('[MQ-TILE-1] four red stations, four brown ones, three tiles with islands only', () => {
  expect(tilesIn('base').map(({ id, station }) => `${id} ${station ? station.roof : 'islands'}`)).toEqual([
    'A1 brown',
    'A2 brown',
    'A3 brown',
    'A4 brown',
    'A5 red',
    'A6 red',
    'A7 red',
    'A8 red',
    'A9 islands',
    'A10 islands',
    'A11 islands',
  ]);
});

test('[MQ-TILE-1] a station has one jetty, in water beside its own island', () => {
  const stations = TILES.flatMap(({ id, land, station }) => (station ? [{ id, land: cellsIn(land), ...station }] : []));
  expect(stations).toHaveLength(16);
  const bad = stations.filter(({ land, island, jetty }) => {
    const [cell, ...more] = cellsIn(jetty);
    const isBeside = cellsIn(island).some((other) => distance(CELL_HEXES[cell], CELL_HEXES[other]) === 1);
    const isOnLand = land.includes(cell) || !cellsIn(island).every((other) => land.includes(other));
    return more.length > 0 || isOnLand || !isBeside;
  });
  expect(bad).toEqual([]);
});

test('[MQ-TILE-2] of the six Black Rose tiles two have coal, two logs, two sand bars, one many islands, and none a station', () => {
  const tiles = tilesIn('black-rose');
  const withThing = (has: (tile: TileSpec) => unknown): string =>
    tiles
      .filter(has)
      .map(({ id }) => id)
      .join(' ');
  expect(withThing(() => true)).toBe('B1 B2 B3 B4 B5 B6');
  expect(withThing(({ coal }) => coal)).toBe('B1 B2');
  expect(withThing(({ logs }) => logs)).toBe('B2 B3');
  expect(withThing(({ sandBars }) => sandBars)).toBe('B4 B5');
  expect(withThing(({ land }) => countOf(land) > 5)).toBe('B6');
  expect(withThing(({ station }) => station)).toBe('');
});

// Pictures made from the project's data about the printed tiles, not from the table in the code.
const PRINTED: readonly string[] = [
  'A1  ..... .p... ##.#. .....',
  'A2  ..... .###. ...p. #...#',
  'A3  ..... p##.. ..#.. ....#',
  'A4  ..... ..#p. ..##. #...#',
  'A5  ..... .#... ..p#. #...#',
  'A6  ..... ..#.p ...#. #....',
  'A7  ..... .p... ..##. #...#',
  'A8  ..... .##p. ...#. #....',
  'A9  ..... #.... #.#.# ....#',
  'A10 ..... ...#. ..... .###.',
  'A11 ...#. .#... .#.#. ....#',
  'B1  ...c# ...## ..c#. .....',
  'B2  .~..# ...c~ #.#.# .....',
  'B3  .#.#. ....# #.#~. ...~.',
  'B4  #.... .#.s. ss#.. ....#',
  'B5  ..s.# ..s#s #s... .....',
  'B6  #.#.# ...#. .#..# #.#.#',
];

test.each(PRINTED)('[MQ-TILE-3] tile %s (front row first)', (line) => {
  const [id, ...rows] = line.split(/\s+/);
  expect(picture(id)).toBe(rows.join(' '));
});

test('[MQ-TILE-3] how many cells of a kind the tiles have', () => {
  const counts = (box: TileSpec['box'], of: (tile: TileSpec) => number): string => tilesIn(box).map(of).join(' ');
  expect(counts('base', ({ land }) => countOf(land))).toBe('3 5 4 5 4 3 4 4 5 4 5');
  expect(counts('black-rose', ({ land }) => countOf(land))).toBe('4 4 5 4 3 9');
  expect(counts('black-rose', ({ sandBars }) => countOf(sandBars))).toBe('0 0 0 3 4 0');
  expect(counts('black-rose', ({ logs }) => countOf(logs))).toBe('0 2 2 0 0 0');
  expect(counts('black-rose', ({ coal }) => coal?.length ?? 0)).toBe('2 1 0 0 0 0');
});

test('[MQ-TILE-3] a tile that no box holds, or one that lies there already, is refused', () => {
  const parse = (river: string): unknown =>
    mississippiQueen.parsePosition(sketchJson({ river, ships: { beige: '0c2/0/1/6/-', ...ASHORE } }));
  expect(parse('S A5, L A12')).toEqual({
    ok: false,
    refusal: { code: 'unknown-tile', rule: 'MQ-TILE-3', field: 'river[2]', detail: { tile: 'A12' } },
  });
  expect(parse('S A5, L A5')).toEqual({
    ok: false,
    refusal: { code: 'tile-twice', rule: 'MQ-TILE-3', field: 'river[2]', detail: { tile: 'A5' } },
  });
  expect(parse('S A1')).toEqual({
    ok: false,
    refusal: { code: 'tile-twice', rule: 'MQ-TILE-3', field: 'stack[0]', detail: { tile: 'A1' } },
  });
});

test('[MQ-TILE-4] the new waters are seventeen other tiles with the same counts of stations', () => {
  expect(start({ tileSet: 'new-waters' }).stack.join(' ')).toBe('R1 R2 R3 R4 W1 W2 W3 W4 I1 I2 I3');
  expect(start({ tileSet: 'new-waters', expansionTiles: 'add' }).stack.slice(11).join(' ')).toBe('X1 X2 X3 X4 X5 X6');
  const tiles = tilesIn('new-waters');
  expect(tiles).toHaveLength(17);
  const roofs = tiles.map(({ station }) => station?.roof ?? '-').join(' ');
  expect(roofs).toBe('red red red red brown brown brown brown - - - - - - - - -');
  expect(tiles.filter(({ coal }) => coal).map(({ id }) => id)).toEqual(['X1', 'X2']);
  expect(tiles.filter(({ logs }) => logs).map(({ id }) => id)).toEqual(['X2', 'X3']);
  expect(tiles.filter(({ sandBars }) => sandBars).map(({ id }) => id)).toEqual(['X4', 'X5']);
  const classic = new Set([...tilesIn('base'), ...tilesIn('black-rose')].map(({ id }) => picture(id)));
  expect(tiles.filter(({ id }) => classic.has(picture(id)))).toEqual([]);
});
