import type { Point, TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { Coin, SeatDisc } from '../pieces';
import { MEASURES } from './measures';
import './pill.css';

/** Below a tower: what it is worth, and who would win it now. `at` is the middle of the tower's foot. */
export const Pill = ({
  at,
  layout,
  value,
  leader,
  letter,
  isScored,
  isPlanned,
}: {
  readonly at: Point;
  readonly layout: TableLayout;
  readonly value: number;
  readonly leader: number | undefined;
  readonly letter: string;
  readonly isScored: boolean;
  readonly isPlanned: boolean;
}): JSX.Element => {
  const { below, width, height, disc } = MEASURES[layout].pill;
  const y = at.y + below;
  return (
    <g class={isPlanned ? 'pat-pill planned' : 'pat-pill'} aria-hidden="true">
      <rect x={at.x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} />
      <Coin x={at.x - width * 0.24} y={y} r={disc} value={value} isSpent={isScored} />
      {leader === undefined ? (
        <path class="pat-nobody" d={`M${at.x + width * 0.24 - 4} ${y}h8`} />
      ) : (
        <SeatDisc x={at.x + width * 0.23} y={y} r={disc} seat={leader} letter={letter} />
      )}
    </g>
  );
};
