import { type Hex, add, rotate } from '@showboat/engine';
import { type Point, hexCentre } from '@showboat/ui/drawing';
import { CELL_HEXES, EXITS, type Exit, type River, type RiverTile, cellsIn, openExits, poseAt } from '../../game';

export type Pose = Pick<RiverTile, 'heading' | 'q' | 'r'>;

export const hexesOf = (pose: Pose): readonly Hex[] => CELL_HEXES.map((hex) => add(pose, rotate(hex, pose.heading)));

/** The middles of some cells ("a1 b2") of a tile. */
export const spotsOf = (pose: Pose, cells: string | undefined): readonly Point[] =>
  cellsIn(cells).map((cell) => hexCentre(add(pose, rotate(CELL_HEXES[cell], pose.heading))));

export const spotOf = (pose: Pose, cell: string): Point => spotsOf(pose, cell)[0];

/** One unit in a heading, on the screen. */
export const wayOf = (heading: number): Point => ({
  x: Math.sin((heading * Math.PI) / 3),
  y: -Math.cos((heading * Math.PI) / 3),
});

/** Points given for a tile that lies with its head up, on the tile as it lies. */
export const turnedSpot = (centre: Point, heading: number, { x, y }: Point): Point => {
  const ahead = wayOf(heading);
  return { x: centre.x - ahead.y * x - ahead.x * y, y: centre.y + ahead.x * x - ahead.y * y };
};

/** Where the next tile may come to lie. MQ-SET-3: the first one lies straight ahead. */
export const posesAhead = (river: River): readonly Pose[] => {
  if (river.pier !== 'none') return [];
  const exits: readonly Exit[] = river.tiles.length === 1 ? ['S'] : openExits(river, false);
  const last = river.tiles[river.tiles.length - 1];
  return EXITS.filter((exit) => exits.includes(exit)).map((exit) => poseAt(last, exit));
};

export const lyingTiles = (river: River): readonly { readonly number: number; readonly tile: RiverTile }[] =>
  river.tiles.slice(river.first).map((tile, i) => ({ number: river.first + i, tile }));

/** The direction from one point to another, one long. */
export const wayTo = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};
