import type { ShipId } from '../../game';

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'quatrefoil', 'star', 'shield', 'rose'] as const;
export type Shape = (typeof SHAPES)[number];

/** How a ship is identified: by colour, letter and shape, each of them sufficient. The same in light and dark mode. */
export interface ShipLook {
  readonly letter: string;
  readonly name: string;
  readonly shape: Shape;
  readonly hull: string;
  readonly outline: string;
  /** The badge, and the letter on it. */
  readonly badge: string;
  readonly ink: string;
  readonly roof: string;
  readonly deck: string;
}

const IVORY_ROOF = '#fff9ea';

/** A Rose has no letter: her badge is the flower. */
export const SHIPS = {
  beige: {
    letter: 'A',
    name: 'Aurora',
    shape: 'circle',
    hull: '#e2c07c',
    outline: '#8a6420',
    badge: '#e2c07c',
    ink: '#3a2a08',
    roof: IVORY_ROOF,
    deck: '#8a6420',
  },
  grey: {
    letter: 'B',
    name: 'Belle',
    shape: 'square',
    hull: '#8c9ba6',
    outline: '#3e4c56',
    badge: '#5a6974',
    ink: '#fff',
    roof: IVORY_ROOF,
    deck: '#3e4c56',
  },
  brown: {
    letter: 'C',
    name: 'Cora',
    shape: 'triangle',
    hull: '#8a5630',
    outline: '#4a2a12',
    badge: '#8a5630',
    ink: '#fff',
    roof: IVORY_ROOF,
    deck: '#4a2a12',
  },
  red: {
    letter: 'D',
    name: 'Delia',
    shape: 'diamond',
    hull: '#d0402f',
    outline: '#7c1a12',
    badge: '#d0402f',
    ink: '#fff',
    roof: IVORY_ROOF,
    deck: '#7c1a12',
  },
  green: {
    letter: 'E',
    name: 'Estelle',
    shape: 'quatrefoil',
    hull: '#5fa046',
    outline: '#2a5a1e',
    badge: '#3b772b',
    ink: '#fff',
    roof: IVORY_ROOF,
    deck: '#2a5a1e',
  },
  white: {
    letter: 'F',
    name: 'Fortuna',
    shape: 'star',
    hull: '#fcfbf7',
    outline: '#46555d',
    badge: '#fcfbf7',
    ink: '#22313a',
    roof: '#c3d3da',
    deck: '#46555d',
  },
  crimson: {
    letter: 'G',
    name: 'Grace',
    shape: 'shield',
    hull: '#9b2457',
    outline: '#560d2c',
    badge: '#9b2457',
    ink: '#fff',
    roof: IVORY_ROOF,
    deck: '#560d2c',
  },
  black: {
    letter: '',
    name: 'Black Rose',
    shape: 'rose',
    hull: '#26242b',
    outline: '#0b0a0d',
    badge: '#1b191f',
    ink: '#e0607a',
    roof: '#3b3741',
    deck: '#6b6572',
  },
} as const satisfies Readonly<Record<ShipId, ShipLook>>;
