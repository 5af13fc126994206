import type { Seat } from '@showboat/engine';
import { type Place, type SeatLook, SeatBadge as Badge, SeatDisc as Disc } from '@showboat/ui';
import type { JSX } from 'preact';
import { seatColours, seatPattern } from './colours';

const lookOf = (seat: Seat): SeatLook => ({ ...seatColours(seat), pattern: seatPattern(seat) });

interface DiscProps {
  readonly seat: Seat;
  readonly letter: string;
}

/** A player on the board. `x`, `y` is the centre. */
export const SeatDisc = ({ seat, ...place }: Place & DiscProps & { readonly r: number }): JSX.Element => (
  <Disc {...place} look={lookOf(seat)} />
);

/** The same among words. */
export const SeatBadge = ({ seat, ...size }: DiscProps & { readonly size: number }): JSX.Element => (
  <Badge {...size} look={lookOf(seat)} />
);
