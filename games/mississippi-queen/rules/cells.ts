import type { Hex } from '@showboat/engine';

// MQ-GEO-1: twenty cells a tile, five columns and four rows bent like an arrowhead; c2 is the centre about which a tile turns.

export const CELLS = [
  'a1', 'b1', 'c1', 'd1', 'e1',
  'a2', 'b2', 'c2', 'd2', 'e2',
  'a3', 'b3', 'c3', 'd3', 'e3',
  'a4', 'b4', 'c4', 'd4', 'e4',
] as const; // biome-ignore format: rows as on the tile

export const CELLS_ON_TILE = 20;

export const EXITS = ['L', 'S', 'R'] as const;
export type Exit = (typeof EXITS)[number];

/** MQ-GEO-3, MQ-GEO-4: how far the next tile is turned. */
export const EXIT_TURN: Readonly<Record<Exit, number>> = { L: -1, S: 0, R: 1 };

const REAR_BY_COLUMN = [3, 2, 1, 1, 1];

/** The cell's hex relative to c2 on a tile that lies with heading 0. */
export const CELL_HEXES: readonly Hex[] = CELLS.map((_, cell) => {
  const column = cell % 5;
  return { q: column - 2, r: REAR_BY_COLUMN[column] - Math.floor(cell / 5) };
});

/** A place is a tile number and a cell in one number: 0c1 is 2, 1a1 is 20. Off the river is -1. */
export const NOWHERE = -1;

export const placeOf = (tile: number, cell: number): number => tile * CELLS_ON_TILE + cell;

export const tileOf = (place: number): number => (place / CELLS_ON_TILE) | 0;

export const cellOf = (place: number): number => place % CELLS_ON_TILE;

export const formatPlace = (place: number): string => `${tileOf(place)}${CELLS[cellOf(place)]}`;

/** `undefined` for what is not a place, whether or not such a tile lies on the table. */
export const parsePlace = (text: string): number | undefined => {
  const match = /^(0|[1-9]\d?)([a-e][1-4])$/.exec(text);
  if (!match) return undefined;
  return placeOf(
    Number(match[1]),
    CELLS.findIndex((cell) => cell === match[2]),
  );
};

export const cellsIn = (list: string | undefined): readonly number[] =>
  list ? list.split(' ').map((name) => CELLS.findIndex((cell) => cell === name)) : [];

/** MQ-GEO-10: the shipyard, start space 6. */
export const YARD = placeOf(0, 0);
