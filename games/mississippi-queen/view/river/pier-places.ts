import { type Point, hexCentre } from '@showboat/ui/drawing';
import { type River, TILE_BY_ID, poseAt } from '../../game';
import { type Pose, spotsOf, turnedSpot } from './spots';

// Where what belongs to the pier stands: given with the head of the tile up, in units from its middle.

export const QUAY: readonly Point[] = [
  { x: -118, y: -141 },
  { x: -34, y: -192 },
  { x: 34, y: -192 },
  { x: 118, y: -141 },
];

export interface Landing extends Point {
  /** Where it begins at the quay, and how far it reaches. */
  readonly quay: number;
  readonly head: number;
}

/** From the quay into the nose of the last tile and the spaces at both sides of it. */
const LANDINGS: readonly Landing[] = [
  { x: -60, y: -104, quay: -176, head: -119 },
  { x: 0, y: -138.6, quay: -192, head: -153 },
  { x: 60, y: -104, quay: -176, head: -119 },
];

/** How the last tile lies when the pier is ahead. */
export const pierPose = ({ tiles, pier }: River): Pose | undefined =>
  pier === 'none' ? undefined : { ...tiles[tiles.length - 1], heading: poseAt(tiles[tiles.length - 1], pier).heading };

/** MQ-FIN-1: an island may lie before the pier. */
export const landingsOf = ({ tiles }: River, pose: Pose): readonly Landing[] => {
  const last = tiles[tiles.length - 1];
  const land = spotsOf(last, TILE_BY_ID.get(last.id)?.land);
  const centre = hexCentre(pose);
  return LANDINGS.filter((landing) => {
    const at = turnedSpot(centre, pose.heading, landing);
    return !land.some((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) < 10);
  });
};

/** Beside a landing, and from one ship to the next outside of it. */
const BESIDE = 15;
const NEXT = 16;
/** A bow from the quay. */
const SHORT = 26;

/** Where ships that have landed lie: one at each side of every landing, then outside of those. */
export const berthAt = (landings: readonly Landing[], index: number): Point => {
  const beside = Math.floor(index / landings.length);
  const { x, quay, head } = landings[(index + 1) % landings.length];
  const side = (beside + (x > 0 ? 0 : 1)) % 2 === 0 ? 1 : -1;
  const across = x + side * (BESIDE + Math.floor(beside / 2) * NEXT);
  return { x: across, y: Math.max(quay + SHORT, head - 8) };
};
