import { type Chance, DIRECTIONS, HEADINGS, type Hex, add, distance, rotate, scale, turned } from '@showboat/engine';
import { CELLS, CELL_HEXES, EXITS, EXIT_TURN, type Exit } from './cells';
import type { LayMove } from './moves';
import { stockOf } from './passengers';
import type { River, RiverTile, State } from './state';
import { TILE_BY_ID, sortTiles } from './tiles';

/** MQ-SET-7 */
export const SCHOOL_TILES = 3;

type Pose = Pick<RiverTile, 'heading' | 'q' | 'r'>;

/** The spaces of a tile that lies with each heading, relative to its centre. */
const FOOTPRINTS: readonly (readonly Hex[])[] = HEADINGS.map((heading) => CELL_HEXES.map((cell) => rotate(cell, heading)));

/** MQ-GEO-4 */
export const poseAt = (from: Pose, exit: Exit): Pose => {
  const heading = turned(from.heading, EXIT_TURN[exit]);
  const { q, r } = add(from, scale(DIRECTIONS[heading], 4));
  return { heading, q, r };
};

/** MQ-RIV-6: with so few tiles lying nothing can overlap. */
const NEVER_OVERLAPS = 4;

const ALL_ROWS = CELLS.map(() => true);
/** MQ-RIV-6: the pier needs the first two rows of a tile that is not there. */
const PIER_ROWS = CELLS.map((cell) => cell.endsWith('1') || cell.endsWith('2'));

/** No space of a tile lies further than this from its centre. */
const REACH = 3;

const overlaps = (wanted: Pose, rows: readonly boolean[], lying: Pose): boolean => {
  if (distance(wanted, lying) > 2 * REACH) return false;
  const taken = FOOTPRINTS[lying.heading];
  return FOOTPRINTS[wanted.heading].some(
    (hex, cell) =>
      rows[cell] && taken.some((other) => hex.q + wanted.q === other.q + lying.q && hex.r + wanted.r === other.r + lying.r),
  );
};

/** MQ-RIV-5, MQ-RIV-6: the faces that are not rolled again, for a tile or for the pier. */
export const openExits = (river: River, forPier: boolean): readonly Exit[] => {
  const lying = river.tiles.slice(river.first);
  if (lying.length <= NEVER_OVERLAPS) return EXITS;
  const rows = forPier ? PIER_ROWS : ALL_ROWS;
  const poses = EXITS.map((exit) => poseAt(lying[lying.length - 1], exit));
  // All three blocked: the oldest tile does not count, then the two oldest, and so on.
  for (let ignored = 0; ; ignored++) {
    const open = EXITS.filter((_, i) => !lying.some((tile, number) => number >= ignored && overlaps(poses[i], rows, tile)));
    if (open.length > 0) return open;
  }
};

const EMPTY: readonly string[] = [];

/** Every lay move once: chance's lists are long, and searches make many of them. */
const LAYINGS: ReadonlyMap<string, Readonly<Record<Exit, LayMove>>> = new Map(
  [...TILE_BY_ID.keys(), 'pier'].map((tile) => {
    const lay = (exit: Exit): LayMove => ({ kind: 'lay', exit, tile });
    return [tile, { L: lay('L'), S: lay('S'), R: lay('R') }];
  }),
);

const laying = (exit: Exit, tile: string): LayMove => LAYINGS.get(tile)?.[exit] ?? { kind: 'lay', exit, tile };

const STRAIGHT: readonly Exit[] = ['S'];
const PIER: readonly string[] = ['pier'];

/** MQ-COMP-2, MQ-RIV-4: a die and the top of the stack; for the pier the die alone; the first tile without a die (MQ-SET-3). */
export const growthMoves = (state: State): readonly LayMove[] => {
  const { river, stack } = state;
  const exits = river.tiles.length === 1 ? STRAIGHT : openExits(river, stack.length === 0);
  const tiles = stack.length === 0 ? PIER : stack;
  const moves: LayMove[] = [];
  for (const exit of exits) for (const tile of tiles) moves.push(laying(exit, tile));
  return moves;
};

/** Every open face and every tile is as likely as the others. */
export const growthChances = (state: State): readonly Chance<LayMove>[] => {
  const moves = growthMoves(state);
  return moves.map((move) => ({ move, weight: 1 / moves.length }));
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
