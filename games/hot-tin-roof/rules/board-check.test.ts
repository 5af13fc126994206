import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from '../index';
import { BOARD_LIMITS, checkBoard } from './board-check';

type Json = Record<string, unknown>;

interface File extends Json {
  roofs: Json[];
  gaps: Json[];
  homeTiles: Json[];
  freeConnections: Json[];
  dumpsters: Json[];
  canvas: Json;
  fishMarketArea: Json;
}

const text = readFileSync(new URL('../boards/standard.json', import.meta.url), 'utf8');

const good = (): File => JSON.parse(text);

/** Everything that is told about a changed file. */
const toldOf = (change: (file: File) => unknown): readonly string[] => {
  const file = good();
  change(file);
  return checkBoard(file).map((refusal) => en.sayRefusal(refusal));
};

/** Fields that a file need not have, left out, so that only what it is about is told. */
const bare = (file: File): void => {
  for (const roof of file.roofs) delete roof.degree;
  for (const gap of file.gaps) for (const name of ['x', 'y', 'length', 'angleDeg']) delete gap[name];
  for (const tile of file.homeTiles) delete tile.distance;
};

const move = (file: File, id: string, x: number, y: number): void => {
  bare(file);
  Object.assign(file.roofs.find((roof) => roof.id === id) ?? {}, { x, y });
};

const gap = (file: File, id: string): Json => file.gaps.find((one) => one.id === id) ?? {};

const drop = (file: File, ...ids: readonly string[]): void => {
  bare(file);
  file.gaps = file.gaps.filter(({ id }) => !ids.includes(String(id)));
};

const add = (file: File, a: string, b: string, id = 'g29'): void => {
  bare(file);
  file.gaps.push({ id, a, b });
};

const tile = (file: File, id: string, a: string, b: string): void => {
  bare(file);
  Object.assign(file.homeTiles.find((one) => one.id === id) ?? {}, { a, b });
};

test('the own board is a good one, with and without what it tells besides', () => {
  expect(checkBoard(good())).toEqual([]);
  expect(toldOf(bare)).toEqual([]);
  expect(
    toldOf((file) => {
      Reflect.deleteProperty(file, 'dumpsters');
      Reflect.deleteProperty(file, 'fishMarketArea');
      Reflect.deleteProperty(file, 'provenance');
    }),
  ).toEqual([]);
});

const MUTATIONS: readonly (readonly [string, (file: File) => unknown, string])[] = [
  // Shape.
  [
    'another format',
    (file) => (file.format = 'hot-tin-roof-board/2'),
    'format: must be "hot-tin-roof-board/1", was "hot-tin-roof-board/2"',
  ],
  ['no format', (file) => Reflect.deleteProperty(file, 'format'), 'format: is missing, must be "hot-tin-roof-board/1"'],
  ['a field too many', (file) => (file.motto = 'mice'), 'motto: is not a field of this file'],
  ['a misspelt field', (file) => (gap(file, 'g01').lenght = 3), 'gaps[0].lenght: is not a field of this file'],
  [
    'no roofs',
    (file) => Reflect.deleteProperty(file, 'roofs'),
    'roofs: is missing, must be a list of at most 100 roofs (HTR-BOARD-1)',
  ],
  [
    'roofs that are no list',
    (file) => (file.roofs = 'fifteen' as never),
    'roofs: must be a list of at most 100 roofs, was "fifteen" (HTR-BOARD-1)',
  ],
  ['a roof that is a name', (file) => (file.roofs[3] = 'Saltbox' as never), 'roofs[3]: must be an object such as { "id": "r01"'],
  ['a roof without a name', (file) => (file.roofs[3].name = ''), 'roofs[3].name: must be a name of at most 60 letters'],
  [
    'a roof without a place',
    (file) => Reflect.deleteProperty(file.roofs[3], 'x'),
    'roofs[3].x: is missing, must be a number (HTR-BOARD-6)',
  ],
  ['a place that is a text', (file) => (file.roofs[3].y = '590'), 'roofs[3].y: must be a number, was "590" (HTR-BOARD-6)'],
  ['a place out of the world', (file) => (file.roofs[3].y = 1e9), 'roofs[3].y: must be a number, was 1000000000 (HTR-BOARD-6)'],
  [
    'no patio',
    (file) => (file.roofs[3].patio = false),
    'roofs[3].patio: must be true, every roof has one, was false (HTR-COMP-1)',
  ],
  [
    'no canvas',
    (file) => Reflect.deleteProperty(file, 'canvas'),
    'canvas: is missing, must be an object such as { "width": 1000',
  ],
  ['a canvas without height', (file) => (file.canvas.height = 0), 'canvas.height: must be a number above 0, was 0 (HTR-BOARD-6)'],
  ['a radius below nothing', (file) => (file.roofRadius = -52), 'roofRadius: must be a number above 0, was -52 (HTR-BOARD-6)'],
  [
    'no free connections told',
    (file) => Reflect.deleteProperty(file, 'freeConnections'),
    'freeConnections: is missing, must be a list of at most 100 connections (HTR-MOVE-16)',
  ],
  ['four dumpsters', (file) => file.dumpsters.pop(), 'dumpsters: must be the five dumpsters, was a list (HTR-COMP-8)'],
  [
    'a sixth kind of dumpster',
    (file) => (file.dumpsters[0].id = 'home4'),
    'dumpsters[0].id: must be home1, home2, home3, catwalk or shelter, was "home4"',
  ],
  ['a market without width', (file) => (file.fishMarketArea.w = 0), 'fishMarketArea.w: must be a number, was 0 (HTR-BOARD-7)'],
  // Ids.
  [
    'a roof with one digit',
    (file) => (file.roofs[0].id = 'r1'),
    'roofs[0].id: must be an r and two digits, was "r1" (HTR-BOARD-2)',
  ],
  [
    'a gap called like a roof',
    (file) => (file.gaps[0].id = 'r01'),
    'gaps[0].id: must be a g and two digits, was "r01" (HTR-BOARD-2)',
  ],
  [
    'a tile with a large letter',
    (file) => (file.homeTiles[0].id = 'H01'),
    'homeTiles[0].id: must be an h and two digits, was "H01" (HTR-BOARD-2)',
  ],
  [
    'a roof twice',
    (file) => (file.roofs[1].id = 'r01'),
    'roofs[1].id: must be an id of its own, r01 is there already (HTR-BOARD-2)',
  ],
  [
    'a gap twice',
    (file) => (file.gaps[1].id = 'g01'),
    'gaps[1].id: must be an id of its own, g01 is there already (HTR-BOARD-2)',
  ],
  [
    'a tile twice',
    (file) => (file.homeTiles[1].id = 'h01'),
    'homeTiles[1].id: must be an id of its own, h01 is there already (HTR-BOARD-2)',
  ],
  [
    'a dumpster twice',
    (file) => (file.dumpsters[1].id = 'home1'),
    'dumpsters[1].id: must be an id of its own, home1 is there already (HTR-BOARD-2)',
  ],
  ['a gap to nowhere', (file) => (file.gaps[0].b = 'r16'), 'gaps[0].b: must be a roof of the board, was r16 (HTR-BOARD-2)'],
  ['a gap to itself', (file) => (file.gaps[0].b = 'r01'), 'gaps[0]: must name two different roofs, both are r01 (HTR-BOARD-2)'],
  [
    'a tile to nowhere',
    (file) => (file.homeTiles[0].a = 'r77'),
    'homeTiles[0].a: must be a roof of the board, was r77 (HTR-BOARD-2)',
  ],
  [
    'a tile of one roof',
    (file) => (file.homeTiles[0].b = 'r01'),
    'homeTiles[0]: must name two different roofs, both are r01 (HTR-BOARD-2)',
  ],
  [
    'a free connection to nowhere',
    (file) => file.freeConnections.push({ a: 'r01', b: 'r99' }),
    'freeConnections[0].b: must be a roof of the board, was r99 (HTR-BOARD-2)',
  ],
  // Numbers.
  [
    'a sixteenth roof',
    (file) => file.roofs.push({ id: 'r16', name: 'Barn', x: 560, y: 440 }),
    'roofs: must be 15 roofs, was 16 (HTR-BOARD-1)',
  ],
  [
    'too few gaps',
    (file) => drop(file, 'g02', 'g10', 'g13', 'g19', 'g24'),
    'gaps: must be 24 gaps or more, one for every catwalk, was 23 (HTR-BOARD-1)',
  ],
  ['a tile lost', (file) => file.homeTiles.pop(), 'homeTiles: must be 50 tiles, was 49 (HTR-BOARD-1)'],
  [
    'a tile too many',
    (file) => file.homeTiles.push({ id: 'h51', a: 'r09', b: 'r15' }),
    'homeTiles: must be 50 tiles, was 51 (HTR-BOARD-1)',
  ],
  // Links.
  ['a roof with two links', (file) => drop(file, 'g01'), 'roofs[0]: must have 3 to 5 links, r01 has 2 (HTR-BOARD-4)'],
  ['a roof with six links', (file) => add(file, 'r10', 'r14'), 'roofs[9]: must have 3 to 5 links, r10 has 6 (HTR-BOARD-4)'],
  [
    'two gaps between two roofs',
    (file) => add(file, 'r02', 'r01'),
    'gaps[28]: must be the only link between two roofs, r01-r02 has one already (HTR-BOARD-4)',
  ],
  [
    'a gap and a free connection',
    (file) => {
      bare(file);
      file.freeConnections.push({ a: 'r05', b: 'r04' });
    },
    'freeConnections[0]: must be the only link between two roofs, r04-r05 has one already (HTR-BOARD-4)',
  ],
  ['two halves', (file) => drop(file, 'g16', 'g17', 'g18'), 'gaps: must lead to every roof, nothing leads to r10 (HTR-BOARD-3)'],
  [
    'a lonely roof',
    (file) => drop(file, 'g05', 'g06', 'g08'),
    'gaps: must lead to every roof, nothing leads to r04 (HTR-BOARD-3)',
  ],
  [
    'a bottleneck',
    (file) => drop(file, 'g16', 'g17'),
    'roofs[8]: must leave the other roofs connected when it is taken away, r09 does not (HTR-BOARD-3)',
  ],
  // Tiles.
  [
    'a tile of neighbours',
    (file) => tile(file, 'h01', 'r01', 'r02'),
    'homeTiles[0]: must be 3 gaps apart or more, h01 is 1 (HTR-BOARD-5)',
  ],
  [
    'a tile of two gaps',
    (file) => tile(file, 'h01', 'r01', 'r08'),
    'homeTiles[0]: must be 3 gaps apart or more, h01 is 2 (HTR-BOARD-5)',
  ],
  [
    'a pair twice',
    (file) => tile(file, 'h01', 'r10', 'r01'),
    'homeTiles[1]: must be a pair of its own, h02 is r01-r10 once more (HTR-BOARD-5)',
  ],
  [
    'a roof on few tiles',
    (file) => {
      tile(file, 'h50', 'r02', 'r13');
      tile(file, 'h18', 'r04', 'r14');
    },
    'roofs[8]: must be on 5 to 9 tiles, r09 is on 3 (HTR-BOARD-5)',
  ],
  [
    'a roof on many tiles',
    (file) => {
      tile(file, 'h01', 'r02', 'r14');
    },
    'roofs[1]: must be on 5 to 9 tiles, r02 is on 10 (HTR-BOARD-5)',
  ],
  [
    'near tiles',
    (file) => {
      bare(file);
      for (const one of file.homeTiles.slice(0, 12)) Object.assign(one, { a: 'r01', b: 'r09' });
    },
    'homeTiles: must be farther than 3 gaps apart for the most part',
  ],
  // Places.
  [
    'a roof off the canvas',
    (file) => move(file, 'r04', 20, 590),
    'roofs[3]: must lie within the canvas, r04 does not (HTR-BOARD-6)',
  ],
  [
    'roofs over each other',
    (file) => move(file, 'r14', 800, 260),
    'roofs[13]: must be clear of other roofs, r14 overlaps r12 (HTR-BOARD-6)',
  ],
  ['links that cross', (file) => add(file, 'r09', 'r12'), 'gaps[28]: must cross no other link, g29 crosses g19 (HTR-BOARD-6)'],
  [
    'a link over a roof',
    (file) => add(file, 'r05', 'r08'),
    'gaps[28]: must not run over a third roof, g29 runs over r06 (HTR-BOARD-6)',
  ],
  ['a narrow angle', (file) => move(file, 'r02', 330, 490), 'degrees or more from other links of a roof'],
  [
    'a gap marked elsewhere',
    (file) => (gap(file, 'g12').y = 400),
    'gaps[11]: must have its spot on the line between its roofs, g12 has not (HTR-BOARD-6)',
  ],
  [
    'half a mark',
    (file) => Reflect.deleteProperty(gap(file, 'g12'), 'x'),
    'gaps[11]: must have its spot on the line between its roofs, g12 has not (HTR-BOARD-6)',
  ],
  [
    'a dumpster on a roof',
    (file) => Object.assign(file.dumpsters[0], { x: 470, y: 540 }),
    'dumpsters[0]: must be clear of roofs, links and other things, home1 is not (HTR-BOARD-7)',
  ],
  [
    'dumpsters on each other',
    (file) => (file.dumpsters[1].x = 580),
    'dumpsters[1]: must be clear of roofs, links and other things, home2 is not (HTR-BOARD-7)',
  ],
  [
    'a dumpster off the canvas',
    (file) => (file.dumpsters[4].x = 1200),
    'dumpsters[4]: must lie within the canvas, shelter does not (HTR-BOARD-7)',
  ],
  [
    'a market on a roof',
    (file) => (file.fishMarketArea.h = 300),
    'fishMarketArea: must be clear of roofs, links and other things, fishMarketArea is not (HTR-BOARD-7)',
  ],
  [
    'a market off the canvas',
    (file) => (file.fishMarketArea.x = -5),
    'fishMarketArea: must lie within the canvas, fishMarketArea does not (HTR-BOARD-7)',
  ],
  // Told twice.
  [
    'a wrong degree',
    (file) => (file.roofs[0].degree = 4),
    'roofs[0].degree: must be 3, as the rest of the file has it, was 4 (HTR-BOARD-8)',
  ],
  [
    'a wrong distance',
    (file) => (file.homeTiles[0].distance = 4),
    'homeTiles[0].distance: must be 3, as the rest of the file has it, was 4 (HTR-BOARD-8)',
  ],
  [
    'a wrong length',
    (file) => (file.gaps[0].length = 200),
    'gaps[0].length: must be 168, as the rest of the file has it, was 200 (HTR-BOARD-8)',
  ],
  [
    'a wrong angle',
    (file) => (file.gaps[0].angleDeg = 0),
    'gaps[0].angleDeg: must be 150, as the rest of the file has it, was 0 (HTR-BOARD-8)',
  ],
  [
    'a wrong kind',
    (file) => (file.dumpsters[3].kind = 'home'),
    'dumpsters[3].kind: must be catwalk, as the rest of the file has it, was home (HTR-BOARD-8)',
  ],
  [
    'a gap cut out carelessly',
    (file) => file.gaps.splice(6, 1),
    'roofs[2].degree: must be 3, as the rest of the file has it, was 4 (HTR-BOARD-8)',
  ],
];

describe('what is no good board', () => {
  test('there are more than fifty ways', () => {
    expect(MUTATIONS.length).toBeGreaterThan(50);
  });

  test.each(MUTATIONS)(
    '[HTR-BOARD-1] [HTR-BOARD-2] [HTR-BOARD-3] [HTR-BOARD-4] [HTR-BOARD-5] [HTR-BOARD-6] [HTR-BOARD-7] [HTR-BOARD-8] %s',
    (_name, change, sentence) => {
      expect(toldOf(change).filter((told) => told.includes(sentence))).not.toEqual([]);
    },
  );

  test('every problem is told, not just the first', () => {
    const told = toldOf((file) => {
      file.roofs[0].x = 'left';
      file.motto = 'mice';
      file.gaps[0].id = 7;
    });
    expect(told).toHaveLength(3);
    expect(toldOf((file) => drop(file, 'g05', 'g06', 'g08')).length).toBeGreaterThan(3);
  });

  test.each([undefined, null, 7, 'x', [], {}, [[]]])('%j is no board, and nothing throws', (value) => {
    expect(checkBoard(value).length).toBeGreaterThan(0);
  });

  test('the limits are those of the rules', () => {
    expect(BOARD_LIMITS).toMatchObject({ roofs: 15, tiles: 50, nearestTile: 3, fewestLinks: 3, mostLinks: 5 });
  });
});
