import type { Place } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { seatColours } from './colours';

/** The owner's initial on a plank or an awning. */
export const Initial = ({
  x,
  y,
  r,
  seat,
  letter,
}: Place & { readonly r: number; readonly seat: Seat; readonly letter: string }): JSX.Element => {
  const { body, edge, letter: ink } = seatColours(seat);
  const size = r * (letter.length > 1 ? 0.95 : 1.26);
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={body} stroke={edge} stroke-width="1.5" />
      <text class="figure-drawn" x={x} y={y + size * 0.36} font-size={size} fill={ink}>
        {letter}
      </text>
    </>
  );
};
