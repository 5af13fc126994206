// The tiles of both boxes and of our own set, to be proof-read against the printed ones (MQ-TILE-1 … 4). Cells by column and row.

export type Roof = 'red' | 'brown';
export type Box = 'base' | 'black-rose' | 'new-waters';

export interface TileSpec {
  readonly id: string;
  readonly box: Box;
  /** Islands, banks and harbours: no ship enters. */
  readonly land: string;
  readonly station?: { readonly roof: Roof; readonly island: string; readonly jetty: string };
  readonly coal?: readonly { readonly island: string; readonly jetty: string }[];
  readonly logs?: string;
  readonly sandBars?: string;
}

/** MQ-GEO-9, MQ-GEO-10: the start tile; the shipyard is start space 6. */
export const START_TILE: TileSpec = { id: 'start', box: 'base', land: 'a1 e1' };
export const START_SPACES = ['c1', 'e2', 'a2', 'd1', 'b1', 'a1'] as const;

export const TILES: readonly TileSpec[] = [
  { id: 'A1', box: 'base', land: 'a2 b2 d2', station: { roof: 'brown', island: 'a2 b2', jetty: 'b3' } },
  { id: 'A2', box: 'base', land: 'a1 e1 b3 c3 d3', station: { roof: 'brown', island: 'b3 c3 d3', jetty: 'd2' } },
  { id: 'A3', box: 'base', land: 'e1 b3 c2 c3', station: { roof: 'brown', island: 'b3 c2 c3', jetty: 'a3' } },
  { id: 'A4', box: 'base', land: 'a1 e1 c2 c3 d2', station: { roof: 'brown', island: 'c2 c3 d2', jetty: 'd3' } },
  { id: 'A5', box: 'base', land: 'a1 e1 b3 d2', station: { roof: 'red', island: 'b3', jetty: 'c2' } },
  { id: 'A6', box: 'base', land: 'a1 c3 d2', station: { roof: 'red', island: 'd2', jetty: 'e3' } },
  { id: 'A7', box: 'base', land: 'a1 e1 c2 d2', station: { roof: 'red', island: 'c2 d2', jetty: 'b3' } },
  { id: 'A8', box: 'base', land: 'a1 b3 c3 d2', station: { roof: 'red', island: 'b3 c3', jetty: 'd3' } },
  { id: 'A9', box: 'base', land: 'a2 a3 c2 e1 e2' },
  { id: 'A10', box: 'base', land: 'b1 c1 d1 d3' },
  { id: 'A11', box: 'base', land: 'b2 b3 d2 d4 e1' },
  {
    id: 'B1',
    box: 'black-rose',
    land: 'd2 d3 e3 e4',
    coal: [
      { island: 'd2 d3 e3 e4', jetty: 'c2' },
      { island: 'd2 d3 e3 e4', jetty: 'd4' },
    ],
  },
  { id: 'B2', box: 'black-rose', land: 'a2 c2 e2 e4', coal: [{ island: 'c2', jetty: 'd3' }], logs: 'b4 e3' },
  { id: 'B3', box: 'black-rose', land: 'a2 b4 c2 d4 e3', logs: 'd1 d2' },
  { id: 'B4', box: 'black-rose', land: 'a4 b3 c2 e1', sandBars: 'a2 b2 d3' },
  { id: 'B5', box: 'black-rose', land: 'a2 d3 e4', sandBars: 'b2 c3 c4 e3' },
  { id: 'B6', box: 'black-rose', land: 'a1 a4 b2 c1 c4 d3 e1 e2 e4' },
  { id: 'R1', box: 'new-waters', land: 'b2 e2 d4', station: { roof: 'red', island: 'b2', jetty: 'b3' } },
  { id: 'R2', box: 'new-waters', land: 'c1 d1 a3 c3', station: { roof: 'red', island: 'c1 d1', jetty: 'd2' } },
  { id: 'R3', box: 'new-waters', land: 'b1 b2 c3 b4', station: { roof: 'red', island: 'c3 b4', jetty: 'c2' } },
  { id: 'R4', box: 'new-waters', land: 'b1 c1 b2 d3 d4', station: { roof: 'red', island: 'd3 d4', jetty: 'c3' } },
  { id: 'W1', box: 'new-waters', land: 'd1 b3 d3 e3', station: { roof: 'brown', island: 'd1', jetty: 'c1' } },
  { id: 'W2', box: 'new-waters', land: 'c1 d1 a3', station: { roof: 'brown', island: 'c1 d1', jetty: 'b2' } },
  { id: 'W3', box: 'new-waters', land: 'b1 d2 d3 e3 c4', station: { roof: 'brown', island: 'b1', jetty: 'a2' } },
  { id: 'W4', box: 'new-waters', land: 'b2 a3 c3 d3', station: { roof: 'brown', island: 'b2 a3', jetty: 'b1' } },
  { id: 'I1', box: 'new-waters', land: 'a1 b1 e2 b3 a4' },
  { id: 'I2', box: 'new-waters', land: 'a1 a2 c3 d3' },
  { id: 'I3', box: 'new-waters', land: 'a1 b3 c3 b4 e4' },
  { id: 'X1', box: 'new-waters', land: 'b2 c3 d3 b4', coal: [{ island: 'b2', jetty: 'a2' }] },
  { id: 'X2', box: 'new-waters', land: 'a2 b2 c2 d4', coal: [{ island: 'a2 b2 c2', jetty: 'b3' }], logs: 'a1 b1' },
  { id: 'X3', box: 'new-waters', land: 'a1 c1 c2 d2 e4', logs: 'e2 b3 d3' },
  { id: 'X4', box: 'new-waters', land: 'a1 e2 d3 e3', sandBars: 'a2 c2 c3' },
  { id: 'X5', box: 'new-waters', land: 'c2 e2 e3', sandBars: 'a1 c1 b2 b3' },
  { id: 'X6', box: 'new-waters', land: 'a1 e1 a2 d2 e2 c3 a4 e4' },
];

export const TILE_BY_ID: ReadonlyMap<string, TileSpec> = new Map([START_TILE, ...TILES].map((tile) => [tile.id, tile]));

/** The boxes in which the first eleven and the six added tiles of a tile set lie. */
const NEW_WATERS_ADDED = /^X/;

export const baseTiles = (tileSet: 'classic' | 'new-waters'): readonly string[] =>
  TILES.filter((tile) =>
    tileSet === 'classic' ? tile.box === 'base' : tile.box === 'new-waters' && !NEW_WATERS_ADDED.test(tile.id),
  ).map((tile) => tile.id);

export const addedTiles = (tileSet: 'classic' | 'new-waters'): readonly string[] =>
  TILES.filter((tile) =>
    tileSet === 'classic' ? tile.box === 'black-rose' : tile.box === 'new-waters' && NEW_WATERS_ADDED.test(tile.id),
  ).map((tile) => tile.id);

/** Tiles in the order of the table above, so that a stack, which is a set, has one spelling. */
export const sortTiles = (ids: readonly string[]): readonly string[] =>
  TILES.map((tile) => tile.id).filter((id) => ids.includes(id));
