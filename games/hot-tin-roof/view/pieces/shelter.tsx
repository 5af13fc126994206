import { type Place, Placed, type Point, type Scaled } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { seatColours, seatPattern } from './colours';
import { Initial } from './initial';

const POSTS = 'M-33 0V-46M33 0V-46';

/** Eight scallops along the edge. */
const CANOPY = `M-31-64H31L42-46${'c0 6-10.5 6-10.5 0'.repeat(8)}Z`;
const VALANCE = `M-42-46H42${'c0 6-10.5 6-10.5 0'.repeat(8)}Z`;

/** Where the initial may be: at a corner of the awning, for cats' faces are between them; or in the middle, between two cats. */
export const SHELTER_CORNERS: readonly Point[] = [
  { x: -37, y: -60 },
  { x: 37, y: -60 },
  { x: 0, y: -62 },
];
export const SHELTER_INITIAL = 10;

/** An awning at the back of a patio; `x`, `y` is the centre of the roof. */
export const Shelter = ({
  x,
  y,
  seat,
  letter,
  scale = 0.88,
  isGhost = false,
}: Place &
  Scaled & {
    readonly seat: Seat;
    /** Left out where it is drawn over everything else. */
    readonly letter?: string;
    readonly isGhost?: boolean;
  }): JSX.Element => {
  const { body, edge } = seatColours(seat);
  return (
    <Placed x={x} y={y} scale={scale} opacity={isGhost ? 0.72 : undefined}>
      <path d={POSTS} stroke="#2b1a10" stroke-width="4.8" stroke-linecap="round" />
      <path d={POSTS} stroke="#b98a4a" stroke-width="2.6" stroke-linecap="round" />
      <path d={CANOPY} fill={body} />
      <path d={CANOPY} fill={seatPattern(seat)} stroke={edge} stroke-width="1.6" stroke-linejoin="round" />
      <path d={VALANCE} fill="#0a0a1c" opacity=".2" />
      <path d="M-31-64H31L34-59H-34Z" fill="#fff" opacity=".22" />
      {letter !== undefined && <Initial {...SHELTER_CORNERS[0]} r={SHELTER_INITIAL} seat={seat} letter={letter} />}
    </Placed>
  );
};
