import { Drawing, type Place, Placed, type Scaled, Shapes } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import type { Breed, Pose } from './breed';
import { seatColours } from './colours';
import { CREAM } from './cream';
import { GINGER } from './ginger';
import { MIDNIGHT } from './midnight';
import { ROSE } from './rose';

export { POSES, type Pose } from './breed';

const BREEDS: readonly Breed[] = [GINGER, CREAM, MIDNIGHT, ROSE];

/** Half the halo stands out of the silhouette. */
const HALO = 5;

interface CatProps {
  readonly seat: Seat;
  readonly pose: Pose;
}

/** Sitting 64 × 64, lying 84 × 46. `x`, `y` is where it touches the ground, in the middle. */
export const Cat = ({
  x,
  y,
  seat,
  pose,
  isMirrored = false,
  scale = 1,
  isGhost = false,
}: Place & CatProps & Scaled & { readonly isMirrored?: boolean; readonly isGhost?: boolean }): JSX.Element => {
  const { head, tailWidth, [pose]: body } = BREEDS[seat];
  const { body: coat, halo, dark } = seatColours(seat);
  const [headX, headY, headScale, tilt] = body.head;
  const headPlace = `translate(${headX} ${headY})rotate(${tilt})scale(${headScale})`;
  return (
    <Placed x={x} y={y} scale={scale} isMirrored={isMirrored} opacity={isGhost ? 0.72 : undefined}>
      <ellipse cy="1" rx={pose === 'sitting' ? 25 : 38} ry="5" fill="#070b24" opacity=".4" />
      <g class="htr-tail" stroke-linecap="round" style={{ animationDelay: `${-1.9 * seat - (pose === 'lying' ? 4 : 0)}s` }}>
        <path d={body.tail} fill="none" stroke={halo} stroke-width={tailWidth + HALO} />
        <path d={body.tail} fill="none" stroke={coat} stroke-width={tailWidth} />
        <Shapes of={body.tailMarks} />
      </g>
      <g fill={halo} stroke={halo} stroke-width={HALO} stroke-linejoin="round">
        <path d={body.outline} />
        <path d={head.outline} transform={headPlace} />
      </g>
      <path d={body.outline} fill={coat} />
      <path d={body.tail} fill="none" stroke={coat} stroke-width={tailWidth} stroke-linecap="round" stroke-dasharray="9 200" />
      <Shapes of={body.marks} />
      <g transform={headPlace}>
        <path d={head.outline} fill={coat} stroke={dark} stroke-width="1.3" stroke-opacity=".55" stroke-linejoin="round" />
        <Shapes of={head.halves} />
        <g transform="scale(-1 1)">
          <Shapes of={head.halves} />
        </g>
        <Shapes of={head.marks} />
        <Shapes of={pose === 'sitting' ? head.awake : head.asleep} />
      </g>
    </Placed>
  );
};

/** A cat among words. `size` is its width. */
export const CatIcon = ({ seat, pose, size }: CatProps & { readonly size: number }): JSX.Element => (
  <Drawing box={pose === 'sitting' ? [-36, -66, 72, 70] : [-46, -48, 92, 52]} width={size}>
    <Cat x={0} y={0} seat={seat} pose={pose} />
  </Drawing>
);
