import { Drawing, type Place, Placed } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { seatColours, seatPattern } from './colours';

/** A player: colour, coat and initial. `x`, `y` is the centre. */
export const SeatDisc = ({
  x,
  y,
  r,
  seat,
  letter,
}: Place & { readonly r: number; readonly seat: Seat; readonly letter: string }): JSX.Element => {
  const { body, edge, letter: ink } = seatColours(seat);
  const isLong = letter.length > 1;
  return (
    <Placed x={x} y={y} scale={r / 16}>
      <circle r="16" fill={body} />
      <circle r="15.4" fill={seatPattern(seat)} stroke={edge} stroke-width="1.8" />
      <circle r="11" fill={body} />
      <text class="figure-drawn" y={isLong ? 4.8 : 6.2} font-size={isLong ? 13 : 17.5} fill={ink}>
        {letter}
      </text>
    </Placed>
  );
};

/** The same among words. */
export const SeatBadge = ({
  seat,
  letter,
  size,
}: {
  readonly seat: Seat;
  readonly letter: string;
  readonly size: number;
}): JSX.Element => (
  <Drawing box={[-17, -17, 34, 34]} width={size}>
    <SeatDisc x={0} y={0} r={16} seat={seat} letter={letter} />
  </Drawing>
);
