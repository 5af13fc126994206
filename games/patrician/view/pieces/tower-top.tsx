import { type Place, Placed, type Shape, Shapes } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { seatColours, seatPattern } from './colours';

// Drawn for a tower of 48, from its upper left corner.

const TIMBER = '#7a5426';

const SCAFFOLD: readonly Shape[] = [
  ['M2 -5L13 0M46 -5L35 0', undefined, TIMBER, 0.9],
  ['M2 3V-9M46 3V-9', undefined, TIMBER, 1.5],
  ['M-3 -6.6H51V-4.4H-3Z', '#b98a4c', TIMBER, 0.8],
];

const STONE = '#d6c197';
const MORTAR = '#5c4a2e';
const MERLON = 'v-6.5l3 2.2l3 -2.2v6.5Z';

const BATTLEMENTS: readonly Shape[] = [
  [[-3, 9, 21, 33, 45].map((x) => `M${x} -4.5${MERLON}`).join(''), STONE, MORTAR, 0.9],
  ['M-3.5 -5H51.5V-1.6L49.5 0H-1.5L-3.5 -1.6Z', STONE, MORTAR, 0.9],
  ['M2 -2.2H46', undefined, MORTAR, 0.7],
];

const Pennant = ({ seat, isSmall }: { readonly seat: Seat; readonly isSmall: boolean }): JSX.Element => {
  const { body, edge } = seatColours(seat);
  const cloth = 'M24 0C31 -2 37 2 51 0L45 7L51 14C37 16 31 12 24 14Z';
  const top = isSmall ? -20 : -36;
  return (
    <>
      <path d={`M24 -5V${top - 1}`} stroke="#4b3312" stroke-width="1.8" stroke-linecap="round" />
      <circle cx="24" cy={top - 2} r="1.8" fill="#e9c46a" stroke="#4b3312" stroke-width=".8" />
      <g transform={`translate(0 ${top})`} stroke-linejoin="round">
        <path d={cloth} fill={body} />
        <path d={cloth} fill={seatPattern(seat)} stroke={edge} stroke-width="1.2" />
      </g>
    </>
  );
};

/** A growing tower carries scaffolding, a scored one battlements and its winner's pennant. `x`, `y` is the tower's upper left corner. */
export const TowerTop = ({
  kind,
  x,
  y,
  width,
  winner,
  isSmall = false,
}: Place & {
  readonly kind: 'scaffold' | 'battlements';
  readonly width: number;
  /** Nobody wins a tower without floors. */
  readonly winner?: Seat | undefined;
  readonly isSmall?: boolean;
}): JSX.Element => (
  <Placed x={x} y={y} scale={width / 48}>
    {winner !== undefined && kind === 'battlements' && <Pennant seat={winner} isSmall={isSmall} />}
    <Shapes of={kind === 'scaffold' ? SCAFFOLD : BATTLEMENTS} />
  </Placed>
);
