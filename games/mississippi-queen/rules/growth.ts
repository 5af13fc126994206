import { type Chance, add, rotate, scale, turned, DIRECTIONS, type Hex } from '@showboat/engine';
import { CELLS, CELL_HEXES, EXITS, EXIT_TURN, type Exit } from './cells';
import type { LayMove } from './moves';
import { stockOf } from './passengers';
import type { River, RiverTile, State } from './state';
import { sortTiles } from './tiles';

/** MQ-SET-7 */
export const SCHOOL_TILES = 3;

const key = (hex: Hex): string => `${hex.q},${hex.r}`;

const spacesOf = (tile: Pick<RiverTile, 'heading' | 'q' | 'r'>): readonly Hex[] =>
  CELL_HEXES.map((cell) => add(tile, rotate(cell, tile.heading)));

/** MQ-GEO-4 */
export const poseAt = (from: RiverTile, exit: Exit): Pick<RiverTile, 'heading' | 'q' | 'r'> => {
  const heading = turned(from.heading, EXIT_TURN[exit]);
  const { q, r } = add(from, scale(DIRECTIONS[heading], 4));
  return { heading, q, r };
};

/** MQ-RIV-6: with so few tiles lying nothing can overlap. */
const NEVER_OVERLAPS = 4;

const PIER_CELLS = CELLS.map((cell) => cell.endsWith('1') || cell.endsWith('2'));

/** MQ-RIV-5, MQ-RIV-6: the faces that are not rolled again, for a tile or for the pier. */
export const openExits = (river: River, forPier: boolean): readonly Exit[] => {
  const lying = river.tiles.slice(river.first);
  const last = lying[lying.length - 1];
  if (lying.length <= NEVER_OVERLAPS) return EXITS;
  const wanted = EXITS.map((exit) =>
    spacesOf(poseAt(last, exit))
      .filter((_, cell) => !forPier || PIER_CELLS[cell])
      .map(key),
  );
  // All three blocked: the oldest tile does not count, then the two oldest, and so on.
  for (let ignored = 0; ; ignored++) {
    const taken = new Set(lying.slice(ignored).flatMap((tile) => spacesOf(tile).map(key)));
    const open = EXITS.filter((_, i) => wanted[i].every((space) => !taken.has(space)));
    if (open.length > 0) return open;
  }
};

const EMPTY: readonly string[] = [];

/** MQ-COMP-2, MQ-RIV-4: a die and the top of the stack; for the pier the die alone; the first tile without a die (MQ-SET-3). */
export const growthChances = (state: State): readonly Chance<LayMove>[] => {
  if (state.river.tiles.length === 1) {
    return state.stack.map((tile) => ({ move: { kind: 'lay', exit: 'S', tile }, weight: 1 / state.stack.length }));
  }
  const { river, stack } = state;
  const exits = openExits(river, stack.length === 0);
  if (stack.length === 0) return exits.map((exit) => ({ move: { kind: 'lay', exit, tile: 'pier' }, weight: 1 / exits.length }));
  return exits.flatMap((exit) =>
    stack.map((tile): Chance<LayMove> => ({ move: { kind: 'lay', exit, tile }, weight: 1 / (exits.length * stack.length) })),
  );
};

export interface Grown {
  readonly river: River;
  readonly stack: readonly string[];
  readonly waiting: readonly number[];
}

export const grow = (state: State, exit: Exit, tile: string): Grown => {
  const { river, stack, waiting, options } = state;
  if (tile === 'pier') return { river: { tiles: river.tiles, first: river.first, pier: exit }, stack, waiting };
  const pose = poseAt(river.tiles[river.tiles.length - 1], exit);
  const tiles = [...river.tiles, { id: tile, exit, heading: pose.heading, q: pose.q, r: pose.r }];
  // The driving school's three tiles come from all eleven: once the third lies there, the others were never in the stack.
  const isLast = isSchoolStack(state) ? tiles.length > SCHOOL_TILES : stack.length === 1;
  return {
    river: { tiles, first: river.first, pier: 'none' },
    stack: isLast ? EMPTY : stack.filter((id) => id !== tile),
    waiting: [...waiting, stockOf(options, tile)],
  };
};

const isSchoolStack = (state: State): boolean => state.options.mode === 'school' && state.options.tiles.length === 0;

/** How many tiles are still to be laid. */
export const tilesToCome = (state: State): number =>
  isSchoolStack(state) && state.stack.length > 0 ? SCHOOL_TILES + 1 - state.river.tiles.length : state.stack.length;

/** A stack as one spelling of a set. */
export const stackOf = (ids: readonly string[]): readonly string[] => sortTiles(ids);

/** MQ-REM-1 … 4: tiles without a ship on them or before them go, and their passengers with them. */
export const withoutTilesLeftBehind = (
  river: River,
  waiting: readonly number[],
  oldestHeld: number,
): Pick<Grown, 'river' | 'waiting'> => ({
  river: { tiles: river.tiles, first: oldestHeld, pier: river.pier },
  waiting: waiting.map((count, tile) => (tile < oldestHeld ? 0 : count)),
});
