import { type Point, hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import { type River, TILE_BY_ID, poseAt } from '../../game';
import { House, type HouseAt, Jetty, Quay } from './buildings';
import { spotsOf, turnedSpot } from './spots';

// Drawn with the head of the tile up, in units from its middle; the group they stand in turns them.

const QUAY: readonly Point[] = [
  { x: -118, y: -141 },
  { x: -34, y: -192 },
  { x: 34, y: -192 },
  { x: 118, y: -141 },
];
/** From the quay into the nose of the last tile and the spaces at both sides of it. */
const LANDINGS: readonly (Point & { readonly quay: number; readonly head: number })[] = [
  { x: -60, y: -104, quay: -176, head: -119 },
  { x: 0, y: -138.6, quay: -192, head: -153 },
  { x: 60, y: -104, quay: -176, head: -119 },
];

const HALL: readonly HouseAt[] = [
  { x: 0, y: -224, width: 92, depth: 30, angle: 0, roof: 'red' },
  { x: -78, y: -194, width: 26, depth: 18, angle: -31, roof: 'slate' },
  { x: 78, y: -194, width: 26, depth: 18, angle: 31, roof: 'slate' },
  { x: 0, y: -246, width: 20, depth: 18, angle: 90, roof: 'red' },
];

/** Where the river ends: three landings, a quay and the red hall. */
export const Pier = ({ river }: { readonly river: River }): JSX.Element | null => {
  if (river.pier === 'none') return null;
  const last = river.tiles[river.tiles.length - 1];
  const { x, y } = hexCentre(last);
  const { heading } = poseAt(last, river.pier);
  // MQ-FIN-1: an island may lie before the pier.
  const land = spotsOf(last, TILE_BY_ID.get(last.id)?.land);
  const isWater = (landing: Point): boolean => {
    const at = turnedSpot({ x, y }, heading, landing);
    return !land.some((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) < 10);
  };
  return (
    <g transform={`translate(${x},${y}) rotate(${heading * 60})`}>
      <circle class="river-glow" cx={0} cy={-215} r={92} />
      {LANDINGS.filter(isWater).map(({ x: across, quay, head }) => (
        <Jetty key={across} from={{ x: across, y: quay }} to={{ x: across, y: head }} begins={0} ends={1} />
      ))}
      <Quay points={QUAY} width={26} />
      {HALL.map((house, i) => (
        <House key={i} {...house} />
      ))}
    </g>
  );
};
