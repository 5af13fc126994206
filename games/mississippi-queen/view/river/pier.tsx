import { hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import type { River } from '../../game';
import { House, type HouseAt, Jetty, Quay } from './buildings';
import { QUAY, landingsOf, pierPose } from './pier-places';

// Drawn with the head of the tile up; the group they stand in turns them.

const HALL: readonly HouseAt[] = [
  { x: 0, y: -224, width: 92, depth: 30, angle: 0, roof: 'red' },
  { x: -78, y: -194, width: 26, depth: 18, angle: -31, roof: 'slate' },
  { x: 78, y: -194, width: 26, depth: 18, angle: 31, roof: 'slate' },
  { x: 0, y: -246, width: 20, depth: 18, angle: 90, roof: 'red' },
];

/** Where the river ends: three landings, a quay and the red hall. */
export const Pier = ({ river }: { readonly river: River }): JSX.Element | null => {
  const pose = pierPose(river);
  if (!pose) return null;
  const { x, y } = hexCentre(pose);
  return (
    <g transform={`translate(${x},${y}) rotate(${pose.heading * 60})`}>
      <circle class="river-glow" cx={0} cy={-215} r={92} />
      {landingsOf(river, pose).map(({ x: across, quay, head }) => (
        <Jetty key={across} from={{ x: across, y: quay }} to={{ x: across, y: head }} begins={0} ends={1} />
      ))}
      <Quay points={QUAY} width={26} />
      {HALL.map((house, i) => (
        <House key={i} {...house} />
      ))}
    </g>
  );
};
