import { type Point, hexCentre } from '@showboat/ui';
import { type RiverTile, poseAt } from '../../game';

/** How long the die rolls, and is then read, in milliseconds: as in `die.css`. */
export const ROLL_MS = 1000;

/** The die, the fog, and a look at what was behind it. */
export const REVEAL_MS = ROLL_MS + 1500;

/** Where it lies: before the nose of the foremost tile. */
export const dieAt = (tile: RiverTile): Point => {
  const [from, to] = [hexCentre(tile), hexCentre(poseAt(tile, 'S'))];
  return { x: from.x + (to.x - from.x) * 0.62, y: from.y + (to.y - from.y) * 0.62 };
};
