import type { Seat } from '@showboat/engine';
import { CARDS, type Card, HIDDEN } from './cards';
import { CITIES, type City, LINKS, type Link } from './cities';

export const SITES = ['A', 'B'] as const;
export type Site = (typeof SITES)[number];

export type Move =
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'build'; readonly site: Site }
  /** The top floor of that site to the other one. */
  | { readonly kind: 'move'; readonly city: City; readonly from: Site }
  | { readonly kind: 'take'; readonly city: City }
  | { readonly kind: 'messenger'; readonly link: Link }
  | { readonly kind: 'decline' }
  // Chance.
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'deal'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'turn-up'; readonly city: City; readonly card: Card };

// Every move exists once: lists of legal moves are made at every step.

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

export const PLAYS: readonly Move[] = CARDS.map((_, card) => ({ kind: 'play', card }));
export const BUILD_A: Move = { kind: 'build', site: 'A' };
export const BUILD_B: Move = { kind: 'build', site: 'B' };
export const MOVES_FROM_A: readonly Move[] = CITIES.map((_, city) => ({ kind: 'move', city, from: 'A' }));
export const MOVES_FROM_B: readonly Move[] = CITIES.map((_, city) => ({ kind: 'move', city, from: 'B' }));
export const TAKES: readonly Move[] = CITIES.map((_, city) => ({ kind: 'take', city }));
export const MESSENGERS: readonly Move[] = LINKS.map((_, link) => ({ kind: 'messenger', link }));
export const DECLINE: Move = { kind: 'decline' };
export const FIRSTS: readonly Move[] = SEATS.map((seat) => ({ kind: 'first', seat }));
export const DEALS: readonly (readonly Move[])[] = SEATS.map((seat) => CARDS.map((_, card) => ({ kind: 'deal', seat, card })));
/** As those see them who are not dealt to. */
export const DEALS_UNSEEN: readonly Move[] = SEATS.map((seat) => ({ kind: 'deal', seat, card: HIDDEN }));
export const TURN_UPS: readonly (readonly Move[])[] = CITIES.map((_, city) =>
  CARDS.map((_card, card) => ({ kind: 'turn-up', city, card })),
);

/** Also for moves from outside: every field is equal, and there are no others. */
export const isSameMove = (a: Move, b: Move): boolean => {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  const fields = Object.entries(a);
  return fields.length === Object.keys(b).length && fields.every(([name, value]) => Object.is(Reflect.get(b, name), value));
};
