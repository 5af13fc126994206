import { type Detail, type Refused, type Result, ok, refused } from '@showboat/engine';
import type { TextCode } from './codes';

// A board as JSON. What the rules need of it is read here, by hand, so that whoever only plays loads no schema library; whether it is a
// good board, `board-check.ts` says.

export const BOARD_FORMAT = 'hot-tin-roof-board/1';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface RoofFile extends Partial<Point> {
  readonly id: string;
  readonly name?: string;
  readonly abbr?: string;
}

interface PairFile {
  readonly a: string;
  readonly b: string;
}

export interface GapFile extends PairFile, Partial<Point> {
  readonly id: string;
}

export interface TileFile extends PairFile {
  readonly id: string;
}

export interface Area extends Point {
  readonly w: number;
  readonly h: number;
}

/** Everything that is read of a board file; the rules need roofs, gaps, tiles and free connections, a view the rest. */
export interface BoardFile {
  readonly format: typeof BOARD_FORMAT;
  readonly canvas?: { readonly width: number; readonly height: number };
  readonly roofRadius?: number;
  readonly roofs: readonly RoofFile[];
  readonly gaps: readonly GapFile[];
  readonly freeConnections: readonly PairFile[];
  readonly homeTiles: readonly TileFile[];
  readonly dumpsters?: readonly (Point & { readonly id: string })[];
  readonly fishMarketArea?: Area;
}

/** HTR-SETUP-5: one for every home dumpster. */
export const FEWEST_TILES = 3;

/** Ids have two digits. */
const MOST = 100;

/** HTR-BOARD-9: a drawing has to hold all of it. */
export const FARTHEST = 100_000;

type Fields = ReadonlyMap<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

const bad = (code: TextCode, field: string, detail: Detail = {}): Refused<TextCode> =>
  refused({ code, rule: 'FORMAT', field, detail });

const numberIn = (fields: Fields, name: string): number | undefined => {
  const value = fields.get(name);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields.get(name);
  return typeof value === 'string' && value !== '' ? value.slice(0, 60) : undefined;
};

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);

const readList = (fields: Fields, name: string, path: string): Result<readonly Fields[]> => {
  const value = fields.get(name);
  if (!Array.isArray(value) || value.length > MOST) return bad('board-list', `${path}.${name}`, { given: shown(value) });
  return ok(value.map(fieldsOf));
};

const IDS = { r: /^r\d\d$/, g: /^g\d\d$/, h: /^h\d\d$/ };

/** Ids are a letter and two digits, each once. */
const readIds = (list: readonly Fields[], letter: 'r' | 'g' | 'h', path: string): Result<readonly string[]> => {
  const ids: string[] = [];
  for (const [i, fields] of list.entries()) {
    const id = fields.get('id');
    if (typeof id !== 'string' || !IDS[letter].test(id)) return bad('board-id', `${path}[${i}].id`, { letter, given: shown(id) });
    if (ids.includes(id)) return bad('board-id-twice', `${path}[${i}].id`, { id });
    ids.push(id);
  }
  return ok(ids);
};

const readPairs = (list: readonly Fields[], roofs: readonly string[], path: string): Result<readonly PairFile[]> => {
  const pairs: PairFile[] = [];
  for (const [i, fields] of list.entries()) {
    const ends: string[] = [];
    for (const end of ['a', 'b']) {
      const id = fields.get(end);
      if (typeof id !== 'string' || !roofs.includes(id))
        return bad('board-unknown-roof', `${path}[${i}].${end}`, { given: shown(id) });
      ends.push(id);
    }
    if (ends[0] === ends[1]) return bad('board-same-roof', `${path}[${i}]`, { roof: ends[0] });
    pairs.push({ a: ends[0], b: ends[1] });
  }
  return ok(pairs);
};

const MEASURES = ['x', 'y', 'w', 'h', 'width', 'height', 'roofRadius'];

const barToMeasures = (fields: Fields, path: string): Refused<TextCode> | undefined => {
  for (const name of MEASURES) {
    const value = numberIn(fields, name);
    if (value !== undefined && Math.abs(value) > FARTHEST)
      return bad('board-too-far', `${path}.${name}`, { given: value, most: FARTHEST });
  }
  return undefined;
};

const pointIn = (fields: Fields): Partial<Point> => {
  const [x, y] = [numberIn(fields, 'x'), numberIn(fields, 'y')];
  return x === undefined || y === undefined ? {} : { x, y };
};

/** Nothing where it is no list. */
const listIn = (fields: Fields, name: string): readonly Fields[] => {
  const value = fields.get(name);
  return Array.isArray(value) ? value.slice(0, MOST).map(fieldsOf) : [];
};

/** What only a view needs: left out where it is not as it should be. */
const readLooks = (fields: Fields): Partial<BoardFile> => {
  const canvas = fieldsOf(fields.get('canvas'));
  const [width, height] = [numberIn(canvas, 'width'), numberIn(canvas, 'height')];
  const roofRadius = numberIn(fields, 'roofRadius');
  const area = fieldsOf(fields.get('fishMarketArea'));
  const [w, h, corner] = [numberIn(area, 'w'), numberIn(area, 'h'), pointIn(area)];
  const places = listIn(fields, 'dumpsters').flatMap((one) => {
    const [id, { x, y }] = [textIn(one, 'id'), pointIn(one)];
    return id === undefined || x === undefined || y === undefined ? [] : [{ id, x, y }];
  });
  return {
    ...(width !== undefined && height !== undefined && width > 0 && height > 0 ? { canvas: { width, height } } : {}),
    ...(roofRadius !== undefined && roofRadius > 0 ? { roofRadius } : {}),
    ...(places.length > 0 ? { dumpsters: places } : {}),
    ...(w !== undefined && h !== undefined && corner.x !== undefined && corner.y !== undefined
      ? { fishMarketArea: { x: corner.x, y: corner.y, w, h } }
      : {}),
  };
};

/** `path` is what refusals call the board. */
export const readBoardFile = (value: unknown, path = 'board'): Result<BoardFile> => {
  const fields = fieldsOf(value);
  if (fields.get('format') !== BOARD_FORMAT) return bad('board-format', `${path}.format`, { given: shown(fields.get('format')) });
  const roofs = readList(fields, 'roofs', path);
  if (!roofs.ok) return roofs;
  const gaps = readList(fields, 'gaps', path);
  if (!gaps.ok) return gaps;
  const tiles = readList(fields, 'homeTiles', path);
  if (!tiles.ok) return tiles;
  const free = fields.has('freeConnections') ? readList(fields, 'freeConnections', path) : ok([]);
  if (!free.ok) return free;

  const roofIds = readIds(roofs.value, 'r', `${path}.roofs`);
  if (!roofIds.ok) return roofIds;
  const gapIds = readIds(gaps.value, 'g', `${path}.gaps`);
  if (!gapIds.ok) return gapIds;
  const tileIds = readIds(tiles.value, 'h', `${path}.homeTiles`);
  if (!tileIds.ok) return tileIds;
  if (tileIds.value.length < FEWEST_TILES)
    return bad('board-few-tiles', `${path}.homeTiles`, { given: tileIds.value.length, fewest: FEWEST_TILES });

  const gapEnds = readPairs(gaps.value, roofIds.value, `${path}.gaps`);
  if (!gapEnds.ok) return gapEnds;
  const tileEnds = readPairs(tiles.value, roofIds.value, `${path}.homeTiles`);
  if (!tileEnds.ok) return tileEnds;
  const freeEnds = readPairs(free.value, roofIds.value, `${path}.freeConnections`);
  if (!freeEnds.ok) return freeEnds;
  const places: readonly (readonly [string, Fields])[] = [
    [path, fields],
    ...['canvas', 'fishMarketArea'].map((name) => [`${path}.${name}`, fieldsOf(fields.get(name))] as const),
    ...roofs.value.map((roof, i) => [`${path}.roofs[${i}]`, roof] as const),
    ...gaps.value.map((gap, i) => [`${path}.gaps[${i}]`, gap] as const),
    ...listIn(fields, 'dumpsters').map((one, i) => [`${path}.dumpsters[${i}]`, one] as const),
  ];
  for (const [name, place] of places) {
    const bar = barToMeasures(place, name);
    if (bar) return bar;
  }
  return ok({
    format: BOARD_FORMAT,
    ...readLooks(fields),
    roofs: roofs.value.map((roof, i) => {
      const [name, abbr] = [textIn(roof, 'name'), textIn(roof, 'abbr')];
      return {
        id: roofIds.value[i],
        ...(name === undefined ? {} : { name }),
        ...(abbr === undefined ? {} : { abbr }),
        ...pointIn(roof),
      };
    }),
    gaps: gaps.value.map((gap, i) => ({ id: gapIds.value[i], ...gapEnds.value[i], ...pointIn(gap) })),
    freeConnections: freeEnds.value,
    homeTiles: tileEnds.value.map((ends, i) => ({ id: tileIds.value[i], ...ends })),
  });
};
