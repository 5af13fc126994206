import { DIRECTIONS, type Hex, add, rotate, setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { position, refusalOf, run, shipText, sketchJson } from '../testing/sketch';
import { CELLS, CELL_HEXES, formatPlace, placeOf } from './cells';
import { LAND, LOGS, SAND, WATER, chartOf, isCoalJetty, isJetty, isLanding, kindAt } from './chart';
import type { State } from './state';

const AFLOAT = { beige: '0c2/0/1/6/-', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } as const;

/** The table of the rule book. */
const AXIAL = `a1(-2,3) b1(-1,2) c1(0,1) d1(1,1) e1(2,1) a2(-2,2) b2(-1,1) c2(0,0) d2(1,0) e2(2,0)
  a3(-2,1) b3(-1,0) c3(0,-1) d3(1,-1) e3(2,-1) a4(-2,0) b4(-1,-1) c4(0,-2) d4(1,-2) e4(2,-2)`.split(/\s+/);

const key = ({ q, r }: Hex): string => `${q},${r}`;

const spacesOf = (state: State, tile: number): readonly string[] => {
  const pose = state.river.tiles[tile];
  return CELL_HEXES.map((hex) => key(add(pose, rotate(hex, pose.heading))));
};

/** Every edge between a tile and the next: the old cell, then the new cells it leads to. */
const contacts = (state: State, tile: number): string => {
  const { beside } = chartOf(state.river, state.options);
  const reach = (cell: number): string =>
    [...beside.subarray(placeOf(tile, cell) * 6, placeOf(tile, cell) * 6 + 6)]
      .filter((place) => place >= placeOf(tile + 1, 0))
      .map((place) => CELLS[place - placeOf(tile + 1, 0)])
      .sort()
      .join(',');
  return CELLS.flatMap((name, cell) => (reach(cell) ? [`${name}→${reach(cell)}`] : []))
    .sort()
    .join(' ');
};

/** MQ-GEO-5 */
const CONTACTS = {
  L: 'a2→a1 a3→a1,b1 a4→b1,c1,d1 b4→d1,e1 c4→e1',
  S: 'a4→a1 b4→a1,b1 c4→b1,c1,d1 d4→d1,e1 e4→e1',
  R: 'c4→a1 d4→a1,b1 e2→e1 e3→d1,e1 e4→b1,c1,d1',
} as const;

test('[MQ-GEO-1] a tile has twenty hexes in five columns and four rows bent like an arrowhead', () => {
  expect(CELLS.map((name, cell) => `${name}(${key(CELL_HEXES[cell])})`)).toEqual(AXIAL);
});

test('[MQ-GEO-1] that is a hexagon of radius 2 without its rearmost hex, with two wings at the rear', () => {
  const hexagon: string[] = [];
  for (let q = -2; q <= 2; q++) for (let r = -2; r <= 2; r++) if (Math.abs(q + r) <= 2) hexagon.push(`${q},${r}`);
  expect(hexagon).toHaveLength(19);
  const bent = [...hexagon.filter((hex) => hex !== '0,2'), '-2,3', '2,1'];
  expect(CELL_HEXES.map(key).toSorted()).toEqual(bent.toSorted());
});

test('[MQ-GEO-1] there is no column f and no row 5', () => {
  for (const at of ['0f1', '0a5', '0c0']) {
    const json = sketchJson({ river: 'S A5', ships: { ...AFLOAT, beige: `${at}/0/1/6/-` } });
    expect(mississippiQueen.parsePosition(json)).toEqual({
      ok: false,
      refusal: { code: 'bad-place', rule: 'FORMAT', field: 'ships[0].at', detail: { given: at } },
    });
  }
});

describe.each(['L', 'S', 'R'] as const)('the next tile on exit %s', (exit) => {
  const state = position({ river: `S A5, ${exit} A9`, ships: AFLOAT });

  test('[MQ-GEO-2] fits without overlap, and all nine edges of its rear notch touch the tile before', () => {
    const before = new Set(spacesOf(state, 1));
    const after = new Set(spacesOf(state, 2));
    expect(new Set([...before, ...after]).size).toBe(40);
    const { q, r, heading } = state.river.tiles[2];
    // The headings with which the cells of the rear row look back.
    const notch = { a1: [2, 3], b1: [2, 3], c1: [3], d1: [3, 4], e1: [3, 4] };
    const edges = Object.entries(notch).flatMap(([cell, ways]) =>
      ways.map((way) =>
        key(add({ q, r }, rotate(add(CELL_HEXES[CELLS.findIndex((name) => name === cell)], DIRECTIONS[way]), heading))),
      ),
    );
    expect(edges).toHaveLength(9);
    expect(edges.filter((edge) => !before.has(edge))).toEqual([]);
  });

  test('[MQ-GEO-5] touches it in these cells and no others', () => {
    expect(contacts(state, 1)).toBe(CONTACTS[exit]);
  });

  test('[MQ-GEO-5] and the same wherever the tile before is turned', () => {
    for (const river of [`S A5, L A10, ${exit} A9`, `S A5, R A10, R A11, ${exit} A9`]) {
      const turned = position({ river, ships: AFLOAT });
      expect(contacts(turned, turned.river.tiles.length - 2)).toBe(CONTACTS[exit]);
    }
  });
});

test('[MQ-GEO-5] contacts lead both ways, back with the opposite heading', () => {
  const { river, options } = position({ river: 'S A5, R A9, L A10, L A11', ships: AFLOAT });
  const { beside } = chartOf(river, options);
  const edges = [...beside.keys()].filter((edge) => beside[edge] >= 0);
  const oneWay = edges.filter((edge) => beside[beside[edge] * 6 + ((edge + 3) % 6)] !== Math.floor(edge / 6));
  expect(oneWay).toEqual([]);
  // 43 edges within a tile, nine between two, each seen from both sides.
  expect(edges).toHaveLength(2 * (5 * 43 + 4 * 9));
});

test('[MQ-GEO-5] ships sail over the contacts', () => {
  const onto = (river: string, ship: string): string =>
    shipText(run(position({ river, ships: { ...AFLOAT, beige: ship } }), '=1 f .'), 'beige');
  expect(onto('S A11, S A9', '0c4/5/1/6/-')).toBe('1b1/5/1/6/-');
  expect(onto('S A11, S A9', '0c4/1/1/6/-')).toBe('1d1/1/1/6/-');
  expect(onto('S A5, R A11, S A9', '1e4/1/1/6/-')).toBe('2c1/1/1/6/-');
  expect(onto('S A5, R A11, S A9', '1e3/1/1/6/-')).toBe('2d1/1/1/6/-');
  expect(onto('S A5, L A11, S A9', '1a2/5/1/6/-')).toBe('2a1/5/1/6/-');
  expect(onto('S A5, L A10, S A9', '1c4/5/1/6/-')).toBe('2e1/5/1/6/-');
  expect(onto('S A5, L A10, S A9', '1b4/0/1/6/-')).toBe('2e1/0/1/6/-');
});

test('[MQ-GEO-3] a tile on the left is turned 60° against the clock, one on the right with it', () => {
  const headings = (river: string): string =>
    position({ river, ships: AFLOAT })
      .river.tiles.map(({ heading }) => heading)
      .join(' ');
  expect(headings('S A5, S A9')).toBe('0 0 0');
  expect(headings('S A5, L A9, L A10')).toBe('0 0 5 4');
  expect(headings('S A5, R A9, R A10')).toBe('0 0 1 2');
  const left = position({ river: 'S A5, L A11, S A9', ships: { ...AFLOAT, beige: '2c1/5/1/6/-' } });
  expect(shipText(run(left, '=1 f .'), 'beige')).toBe('2c2/5/1/6/-');
  const right = position({ river: 'S A5, R A11, S A9', ships: { ...AFLOAT, beige: '2c1/1/1/6/-' } });
  expect(shipText(run(right, '=1 f .'), 'beige')).toBe('2c2/1/1/6/-');
});

test('[MQ-GEO-4] the next centre lies four hexes away in the new heading', () => {
  const { river } = position({ river: 'S A5, L A9, R A10, R A11, R A1, R A2, S A3', stack: 'A4', ships: AFLOAT });
  expect(river.tiles.map(({ q, r, heading }) => `${q},${r}/${heading}`)).toEqual([
    '0,0/0',
    '0,-4/0',
    '-4,-4/5',
    '-4,-8/0',
    '0,-12/1',
    '4,-12/2',
    '4,-8/3',
    '4,-4/3',
  ]);
});

test('[MQ-GEO-4] a cell turns with its tile', () => {
  const state = position({ river: 'S A5, R A9, R A10', ships: AFLOAT });
  const place = (tile: number, cell: string): string => spacesOf(state, tile)[CELLS.findIndex((name) => name === cell)];
  // c4 is two hexes ahead of c2: north on tile 1, north-east on tile 2, south-east on tile 3.
  expect(place(1, 'c4')).toBe('0,-6');
  expect(place(2, 'c4')).toBe('6,-10');
  expect(place(3, 'c4')).toBe('10,-8');
  // So a ship that sails through c2, c3, c4 keeps the tile's heading.
  const turned = position({ river: 'S A5, R A10, R A11, S A9', ships: { ...AFLOAT, beige: '3c2/2/2/6/-' } });
  expect(shipText(run(turned, '=2 f f .'), 'beige')).toBe('3c4/2/2/6/-');
});

test.each([
  ['S', 'b4 c4 d4'],
  ['L', 'a3 a4 b4'],
  ['R', 'd4 e3 e4'],
] as const)('[MQ-GEO-6] the pier on exit %s has the landing spaces %s of the last tile', (pier, cells) => {
  const { river, options } = position({ river: 'S A5, L A9', pier, ships: AFLOAT });
  const chart = chartOf(river, options);
  const landings = [...chart.marks.keys()].filter((place) => isLanding(chart, place)).map(formatPlace);
  expect(landings.toSorted()).toEqual(cells.split(' ').map((cell) => `2${cell}`));
});

test('[MQ-GEO-6] a ship lands on the nose and on its two neighbours, not on the space behind them', () => {
  const end = (ship: string, pier: 'L' | 'S' | 'R'): string =>
    shipText(run(position({ river: 'S A5, S A1', pier, ships: { ...AFLOAT, beige: ship } }), '=1 f .'), 'beige');
  expect(end('2a3/0/1/6/1+2', 'L')).toBe('landed');
  expect(end('2b3/0/1/6/1+2', 'L')).toBe('landed');
  expect(end('2b3/5/1/6/1+2', 'L')).toBe('landed');
  expect(end('2c3/0/1/6/1+2', 'L')).toBe('2c4/0/1/6/1+2');
  expect(end('2e2/0/1/6/1+2', 'R')).toBe('landed');
  expect(end('2e2/0/1/6/1+2', 'S')).toBe('2e3/0/1/6/1+2');
  expect(end('2c2/0/1/6/1+2', 'S')).toBe('2c3/0/1/6/1+2');
  expect(end('2c3/0/1/6/1+2', 'S')).toBe('landed');
});

test('[MQ-GEO-7] arms of the river that touch are not neighbours: that way is over the edge', () => {
  // Tile 6 comes round to the rear of tile 1: 1c1 and 6a4 lie side by side, and so do 1d1 and 6b4.
  const ring = { river: 'S A1, L A2, L A3, L A4, L A5, L A6, R A7', first: 1, stack: 'A8' } as const;
  const at = (beige: string): State => position({ ...ring, ships: { beige, grey: '2c1/5/1/6/-', brown: '2b1/5/1/6/-' } });
  const spaces = [1, 6].map((tile) => spacesOf(at('1c2/0/1/6/-'), tile));
  const hexOf = (list: readonly string[], cell: string): string => list[CELLS.findIndex((name) => name === cell)];
  expect([hexOf(spaces[0], 'c1'), hexOf(spaces[1], 'a4')]).toEqual(['0,-3', '0,-2']);
  const overTheEdge = { code: 'edge-ahead', rule: 'MQ-MOVE-3' };
  expect(refusalOf(at('1c1/3/1/6/-'), '=1 f')).toEqual(overTheEdge);
  expect(refusalOf(at('6a4/0/1/6/-'), '=1 f')).toEqual(overTheEdge);
  expect(refusalOf(at('1d1/3/1/6/-'), '=1 f')).toEqual(overTheEdge);
});

test('[MQ-GEO-8] the kinds of space: water, land, jetties, landing spaces, sand bars, logs', () => {
  const { river, options } = position({ river: 'S B2, S B5, S A5', pier: 'S', ships: AFLOAT });
  const chart = chartOf(river, options);
  const placesWith = (is: (place: number) => boolean): string => [...chart.marks.keys()].filter(is).map(formatPlace).join(' ');
  expect(placesWith((place) => kindAt(chart, place) === LAND)).toBe('0a1 0e1 1a2 1c2 1e2 1e4 2a2 2d3 2e4 3a1 3e1 3d2 3b3');
  expect(placesWith((place) => kindAt(chart, place) === LOGS)).toBe('1e3 1b4');
  expect(placesWith((place) => kindAt(chart, place) === SAND)).toBe('2b2 2c3 2e3 2c4');
  expect(placesWith((place) => isJetty(chart, place))).toBe('3c2');
  expect(placesWith((place) => isCoalJetty(chart, place))).toBe('1d3');
  expect(placesWith((place) => isLanding(chart, place))).toBe('3b4 3c4 3d4');
  // Jetties and landing spaces are water.
  expect([placeOf(3, 7), placeOf(1, 13), placeOf(3, 17)].map((place) => kindAt(chart, place))).toEqual([WATER, WATER, WATER]);
});

test('[MQ-GEO-8] a start jetty is no station', () => {
  const state = position({ river: 'S A5', waiting: { 1: 1 }, ships: { ...AFLOAT, beige: '0b2/2/1/6/-' } });
  expect(refusalOf(state, '=1 f p')).toEqual({ code: 'not-at-jetty', rule: 'MQ-PAS-2' });
});

test('[MQ-GEO-9] start spaces 1 to 5 are c1, e2, a2, d1 and b1', () => {
  const state = unwrap(setUp(mississippiQueen, { seats: 5 }));
  expect(state.ships.map(({ at }) => formatPlace(at)).join(' ')).toBe('0c1 0e2 0a2 0d1 0b1');
});

test('[MQ-GEO-9] on the start tile a1 and e1 are land, everything else is open water', () => {
  const { river, options } = position({ river: 'S A5', ships: AFLOAT });
  const chart = chartOf(river, options);
  const notWater = CELLS.filter((_, cell) => chart.marks[cell] !== WATER);
  expect(notWater).toEqual(['a1', 'e1']);
  const onLand = sketchJson({ river: 'S A5', ships: { ...AFLOAT, beige: '0e1/0/1/6/-' } });
  expect(mississippiQueen.parsePosition(onLand)).toEqual({
    ok: false,
    refusal: { code: 'ship-on-land', rule: 'MQ-MOVE-3', field: 'ships[0].at', detail: { given: '0e1' } },
  });
});

describe('the shipyard', () => {
  const yard = position({ river: 'S A5', seats: 6, round: 1, ships: { white: '0a1/0/1/6/-', ...AFLOAT } });

  test('[MQ-GEO-10] is a1: straight ahead of it lies a2, a turn to the right b1', () => {
    expect(
      unwrap(setUp(mississippiQueen, { seats: 6 }))
        .ships.map(({ at }) => formatPlace(at))
        .join(' '),
    ).toBe('0c1 0e2 0a2 0d1 0b1 0a1');
    expect(shipText(run(yard, '=1 f .'), 'white')).toBe('0a2/0/1/6/-');
    expect(shipText(run(yard, '=1 r f .'), 'white')).toBe('0b1/1/1/6/-');
  });

  test('[MQ-GEO-10] it has no other water beside it, and is land to everybody else', () => {
    const { river, options } = yard;
    expect(
      [...chartOf(river, options).beside.subarray(0, 6)].map((place) => (place < 0 ? '-' : formatPlace(place))).join(' '),
    ).toBe('0a2 0b1 - - - -');
    const into = position({ river: 'S A5', ships: { ...AFLOAT, beige: '0a2/3/1/6/-' } });
    expect(refusalOf(into, '=1 f')).toEqual({ code: 'land-ahead', rule: 'MQ-MOVE-3' });
  });
});

test('[MQ-GEO-6] the chart of a river does not depend on the rivers that were looked at before', () => {
  const grown = run(
    position({ river: 'S A9, S A10', stack: 'A11', ships: { beige: '1a4/0/1/6/-', grey: '0c1/0/1/6/-', brown: '0e2/0/1/6/-' } }),
    '=1 f . dS A11',
  );
  const landingsOf = (state: State): string => {
    const chart = chartOf(state.river, state.options);
    return [...chart.marks.keys()]
      .filter((place) => isLanding(chart, place))
      .map(formatPlace)
      .join(' ');
  };
  const piers = ['dL pier', 'dS pier', 'dR pier'].map((token) => landingsOf(run(grown, token)));
  expect(piers).toEqual(['3a3 3a4 3b4', '3b4 3c4 3d4', '3e3 3d4 3e4']);
  expect(landingsOf(grown)).toBe('');
});
