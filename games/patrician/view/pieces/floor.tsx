import { type Place, Placed } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { seatColours, seatPattern } from './colours';

/** One floor of a tower; `x`, `y` is its lower left corner. Its ledge stands out by 1.5 at either side. */
export const Floor = ({
  x,
  y,
  width,
  height,
  seat,
  isGhost = false,
}: Place & {
  readonly width: number;
  readonly height: number;
  readonly seat: Seat;
  /** One that is not built yet. */
  readonly isGhost?: boolean;
}): JSX.Element => {
  const { body, light, dark, edge, line } = seatColours(seat);
  const ledge = Math.max(2, height * 0.17);
  const door = width * 0.1;
  const sill = height * 0.48;
  return (
    <Placed x={x} y={y - height} opacity={isGhost ? 0.6 : undefined}>
      <rect width={width} height={height} fill={body} />
      <rect width={width} height={height} fill={seatPattern(seat)} />
      <path
        d={`M${width / 2 - door} ${height}v${-sill}a${door} ${door} 0 0 1 ${2 * door} 0v${sill}Z`}
        fill={dark}
        stroke={line}
        stroke-width=".8"
      />
      <rect width={width} height={height} fill="url(#pat-light)" stroke={edge} stroke-width="1.1" />
      <rect y={ledge} width={width} height={ledge * 0.6} fill="#1a0d05" opacity=".25" />
      <rect x="-1.5" width={width + 3} height={ledge} rx=".8" fill={light} stroke={edge} stroke-width=".8" />
    </Placed>
  );
};
