import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { Drawing, type Place, Placed } from '../drawing/placed';

/** How a player is identified: colour, pattern and initial, never colour alone. */
export interface SeatLook {
  readonly body: string;
  readonly edge: string;
  /** Of the initial. */
  readonly letter: string;
  /** A fill, such as `url(#…)`. */
  readonly pattern: string;
}

/** `x`, `y` is the centre. */
const Disc = ({
  x,
  y,
  r,
  look: { body, edge, letter: ink, pattern },
  letter,
}: Place & { readonly r: number; readonly look: SeatLook; readonly letter: string }): JSX.Element => {
  const isLong = letter.length > 1;
  return (
    <Placed x={x} y={y} scale={r / 16}>
      <circle r="16" fill={body} />
      <circle r="15.4" fill={pattern} stroke={edge} stroke-width="1.7" />
      <circle r="11" fill={body} />
      <text class="figure-drawn" y={isLong ? 4.8 : 6.2} font-size={isLong ? 13 : 17.5} fill={ink}>
        {letter}
      </text>
    </Placed>
  );
};

interface DiscProps {
  readonly seat: Seat;
  readonly letter: string;
}

export interface SeatDiscs {
  /** A player on the board. `x`, `y` is the centre. */
  SeatDisc(props: Place & DiscProps & { readonly r: number }): JSX.Element;
  /** The same, inline with text. */
  SeatBadge(props: DiscProps & { readonly size: number }): JSX.Element;
}

export const createSeatDiscs = (lookOf: (seat: Seat) => SeatLook): SeatDiscs => ({
  SeatDisc: ({ seat, ...place }) => <Disc {...place} look={lookOf(seat)} />,
  SeatBadge: ({ seat, letter, size }) => (
    <Drawing box={[-17, -17, 34, 34]} width={size}>
      <Disc x={0} y={0} r={16} look={lookOf(seat)} letter={letter} />
    </Drawing>
  ),
});
