import type { Seat } from '@showboat/engine';

// The quarter lies in the blue hour by day and by night: pieces have one set of colours. Every edge is seen on roof, patio and street.

export interface SeatColours {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  /** Outlines of planks, awnings and discs. */
  readonly edge: string;
  /** The broad outline of a cat. */
  readonly halo: string;
  /** The initial, on the body's colour. */
  readonly letter: string;
  /** The pattern. */
  readonly line: string;
}

const SEATS: readonly SeatColours[] = [
  { body: '#ee8b2c', light: '#ffb765', dark: '#6b3205', edge: '#6b3205', halo: '#1a1226', letter: '#2b1503', line: '#a14e0a' },
  { body: '#f7e8cb', light: '#fff', dark: '#5c4424', edge: '#5c4424', halo: '#1a1226', letter: '#33240f', line: '#b08d5b' },
  { body: '#23232d', light: '#4b4b5c', dark: '#0a0a10', edge: '#c9d3ee', halo: '#dce4fa', letter: '#fff', line: '#a9b4d6' },
  { body: '#ea7fa0', light: '#ffb3c6', dark: '#6e1736', edge: '#6e1736', halo: '#1a1226', letter: '#35061a', line: '#a93462' },
];

/** Ginger, cream, midnight, rose. */
export const seatColours = (seat: Seat): SeatColours => SEATS[seat];

/** The pattern of a seat, as `fill`; needs `Patterns` somewhere on the page. */
export const seatPattern = (seat: Seat): string => `url(#htr-seat-${seat})`;

const ROOFS = '4d5f8f 6a5480 3f7080 7a5a66 55689c 5b6b6f 6f5b8c 80606a 46618a 735a7c 4b7378 86645a 5a6499 5f7a7a 6b5f86'.split(
  ' ',
);

/** The tin of a roof. Further roofs repeat the fifteen. */
export const roofColour = (index: number): string => `#${ROOFS[index % ROOFS.length]}`;

export const IVORY = '#fff3cf';
export const PAPER = '#fdf6e4';
export const BRASS = '#c79a5b';
export const BRASS_DARK = '#7a4a06';
export const INK = '#2b1a05';
export const NIGHT = '#141b3e';
export const GOLD = '#ffe27a';
export const PALE = '#f6ead0';
