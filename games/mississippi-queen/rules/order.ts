import { CELLS, type Exit, cellOf, tileOf } from './cells';
import type { River, Ship, State } from './state';

/** MQ-ORD-6: what the measuring stick meets, foremost level first, each level from right to left looking downstream. */
const LEVELS: Readonly<Record<Exit, string>> = {
  S: 'c4 | d4 b4 | e4 c3 a4 | d3 b3 | e3 c2 a3 | d2 b2 | e2 c1 a2 | d1 b1 | e1 a1',
  R: 'e4 | e3 d4 | e2 d3 c4 | e1 d2 c3 | d1 c2 b4 | c1 b3 | b2 a4 | b1 a3 | a2 | a1',
  L: 'a4 | b4 a3 | c4 b3 a2 | c3 b2 a1 | d4 c2 b1 | d3 c1 | e4 d2 | e3 d1 | e2 | e1',
};

interface Rank {
  readonly level: number;
  readonly fromRight: number;
}

const ranks = (levels: string): readonly Rank[] => {
  const rows = levels.split(' | ').map((row) => row.split(' '));
  return CELLS.map((cell) => {
    const level = rows.findIndex((row) => row.includes(cell));
    return { level, fromRight: rows[level].indexOf(cell) };
  });
};

const RANKS: Readonly<Record<Exit, readonly Rank[]>> = { L: ranks(LEVELS.L), S: ranks(LEVELS.S), R: ranks(LEVELS.R) };

/** MQ-ORD-7: where the river goes on from a tile. */
const exitOf = (river: River, tile: number): Exit => {
  if (tile + 1 < river.tiles.length) return river.tiles[tile + 1].exit;
  return river.pier === 'none' ? 'S' : river.pier;
};

/** MQ-ORD-2 … 6: negative when the first ship moves before the second. Total: no two ships share a space. */
export const compareShips = (river: River, a: Ship, b: Ship): number => {
  const tile = tileOf(a.at);
  if (tile !== tileOf(b.at)) return tileOf(b.at) - tile;
  const table = RANKS[exitOf(river, tile)];
  const first = table[cellOf(a.at)];
  const second = table[cellOf(b.at)];
  return first.level - second.level || b.speed - a.speed || b.coal - a.coal || first.fromRight - second.fromRight;
};

/** The order of the next round, as things stand. */
export const orderOfPlay = (state: State): readonly number[] => {
  const sailing: number[] = [];
  for (let i = 0; i < state.ships.length; i++) if (state.ships[i].status === 'sailing') sailing.push(i);
  const { ships, river } = state;
  // MQ-ORD-8
  if (state.options.mode === 'school') return sailing.sort((a, b) => ships[a].seat - ships[b].seat);
  return sailing.sort((a, b) => compareShips(river, ships[a], ships[b]));
};
