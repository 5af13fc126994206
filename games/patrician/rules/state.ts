import type { Seat } from '@showboat/engine';
import type { Card } from './cards';
import { CITIES, type City, FLOORS, type Link, type Token } from './cities';
import type { Options } from './options';

/** A seat is known by its colour. */
export const COLOURS = ['black', 'white', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Player {
  readonly hand: readonly Card[];
  /** The last one on top. */
  readonly played: readonly Card[];
  /** Prestige tokens won. */
  readonly tokens: readonly Token[];
  /** Two-point tokens won. */
  readonly bonus: number;
  /** Messengers left. */
  readonly messengers: number;
}

export interface Messenger {
  readonly link: Link;
  /** The ends that were already scored when it came (PAT-MSG-17). */
  readonly late: readonly City[];
}

/** No card lies at a city. */
export const NO_CARD: Card = -2;

export type Phase =
  // Set-up, by chance.
  | { readonly kind: 'first' }
  | { readonly kind: 'dealing'; readonly seat: Seat }
  | { readonly kind: 'opening'; readonly city: City }
  // A turn; what was built where, the top card of the mover's pile says.
  | { readonly kind: 'playing' }
  | { readonly kind: 'building'; readonly left: number }
  | { readonly kind: 'moving' }
  | { readonly kind: 'taking' }
  | { readonly kind: 'refilling'; readonly city: City }
  | { readonly kind: 'placing' }
  | { readonly kind: 'over' };

export const ENDINGS = ['all-scored'] as const;

/** Hands, tokens, pile and messengers are sets, kept sorted. */
export interface State {
  readonly options: Options;
  /** Seats from bottom to top, as digits: `2 * city` is site A, one more site B. */
  readonly towers: readonly string[];
  /** The card lying at each city. */
  readonly lying: readonly Card[];
  readonly players: readonly Player[];
  /** The cards not yet turned up: nobody knows their order, so there is none. */
  readonly pile: readonly Card[];
  readonly placed: readonly Messenger[];
  /** The seat to move; 0 before the first turn and when the game is over. */
  readonly turn: Seat;
  readonly phase: Phase;
}

export const FIRST: Phase = { kind: 'first' };
export const DEALING: readonly Phase[] = COLOURS.map((_, seat) => ({ kind: 'dealing', seat }));
export const OPENING: readonly Phase[] = CITIES.map((_, city) => ({ kind: 'opening', city }));
export const PLAYING: Phase = { kind: 'playing' };
export const BUILDING: readonly Phase[] = [0, 1, 2].map((left) => ({ kind: 'building', left }));
export const MOVING: Phase = { kind: 'moving' };
export const TAKING: Phase = { kind: 'taking' };
export const REFILLING: readonly Phase[] = CITIES.map((_, city) => ({ kind: 'refilling', city }));
export const PLACING: Phase = { kind: 'placing' };
export const OVER: Phase = { kind: 'over' };

export const floorsIn = (towers: readonly string[], city: City): number => towers[2 * city].length + towers[2 * city + 1].length;

/** PAT-SCORE-1 */
export const isComplete = (towers: readonly string[], city: City): boolean => floorsIn(towers, city) === FLOORS[city];

/** The card on top of a pile. */
export const topOf = ({ played }: Player): Card => played[played.length - 1];

/** The card that the seat to move has played. */
export const cardPlayed = (state: State): Card => topOf(state.players[state.turn]);

// Hand-written copies: object spread is many times slower, and these run at every step of every search.

export const withEntry = <T>(list: readonly T[], index: number, entry: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = entry;
  return copy;
};

/** With one more in its place; the list is sorted. */
export const withCard = (sorted: readonly Card[], card: Card): readonly Card[] => {
  const copy = sorted.slice();
  let at = copy.length;
  for (; at > 0 && copy[at - 1] > card; at--) copy[at] = copy[at - 1];
  copy[at] = card;
  return copy;
};

/** With one less; where it is not seen, one of those that are hidden. */
export const withoutCard = (sorted: readonly Card[], card: Card): readonly Card[] => {
  const found = sorted.indexOf(card);
  const at = found < 0 ? 0 : found;
  const copy: Card[] = [];
  for (let i = 0; i < sorted.length; i++) if (i !== at) copy.push(sorted[i]);
  return copy;
};

export const inPhase = (state: State, phase: Phase): State => ({
  options: state.options,
  towers: state.towers,
  lying: state.lying,
  players: state.players,
  pile: state.pile,
  placed: state.placed,
  turn: state.turn,
  phase,
});

export const withPlayers = (state: State, players: readonly Player[], phase: Phase): State => ({
  options: state.options,
  towers: state.towers,
  lying: state.lying,
  players,
  pile: state.pile,
  placed: state.placed,
  turn: state.turn,
  phase,
});
