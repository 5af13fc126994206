import type { Seat } from '@showboat/engine';
import { CITIES, COLOURS, type City, type CityName, type Colour } from '../../game';

// Pieces and cards look the same by day and by night. City colours are never used for players, nor the other way round.

export interface SeatColours {
  readonly body: string;
  /** The ledge of a floor. */
  readonly light: string;
  /** Doors and shadows. */
  readonly dark: string;
  /** Outlines: against every ground. */
  readonly edge: string;
  /** The initial, on the body's colour. */
  readonly letter: string;
  /** The stonework. */
  readonly line: string;
}

const SEATS = {
  black: { body: '#2e2c31', light: '#4a474e', dark: '#0f0e11', edge: '#0f0e11', letter: '#fff', line: '#8b8691' },
  white: { body: '#f6f0e2', light: '#fff', dark: '#6f6350', edge: '#5c503d', letter: '#33281c', line: '#b9ab8e' },
  red: { body: '#b3352a', light: '#d9705a', dark: '#6f1a14', edge: '#6f1a14', letter: '#fff3e6', line: '#e9a08c' },
  yellow: { body: '#e3ae35', light: '#f6d37c', dark: '#7a5408', edge: '#7a5408', letter: '#33240a', line: '#8f6512' },
  blue: { body: '#2f5f9b', light: '#6d98cc', dark: '#163459', edge: '#163459', letter: '#fff', line: '#b9d2f0' },
} as const satisfies Record<Colour, SeatColours>;

export interface CityColours {
  /** The shield, and at a sixth of its strength the field of the card. */
  readonly shield: string;
  /** Name plates and outlines. */
  readonly dark: string;
  /** What the shield shows. */
  readonly charge: string;
}

const SHIELDS = {
  bologna: { shield: '#7b4a9e', dark: '#43205e', charge: '#f3e6f8' },
  ferrara: { shield: '#3f9d98', dark: '#125855', charge: '#f2faf4' },
  firenze: { shield: '#cf7798', dark: '#7d2f4e', charge: '#fff3f0' },
  lucca: { shield: '#3f8f4f', dark: '#1d5329', charge: '#f4ecc8' },
  milano: { shield: '#2f6fb0', dark: '#153e6b', charge: '#eaf2fb' },
  parma: { shield: '#8a6d3b', dark: '#4f3b18', charge: '#f6e7be' },
  pistoia: { shield: '#e07b28', dark: '#7c3a05', charge: '#fff3df' },
  roma: { shield: '#b3262e', dark: '#6d0f16', charge: '#fbe9c9' },
  siena: { shield: '#7d7d7d', dark: '#3c3c3c', charge: '#f7f4ec' },
  verona: { shield: '#d9b93b', dark: '#6b5505', charge: '#5a4500' },
} as const satisfies Record<CityName, CityColours>;

export const seatColours = (seat: Seat): SeatColours => SEATS[COLOURS[seat]];

/** The stonework of a seat, as `fill`; needs `Patterns` somewhere on the page. */
export const seatPattern = (seat: Seat): string => `url(#pat-seat-${seat})`;

export const cityColours = (city: City): CityColours => SHIELDS[CITIES[city]];

/** Ivory, brass and ink of cards, coins and medals. */
export const PAPER = '#fff9ec';
export const BRASS = '#a87b2c';
export const BRASS_DARK = '#6e4d17';
export const UMBER = '#5a3a12';
