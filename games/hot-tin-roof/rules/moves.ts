import type { Chance, Seat } from '@showboat/engine';
import type { Gap, Roof, Tile } from './board';
import { DUMPSTERS, type Dumpster, HOMES, LETTERS, type Pose } from './state';

export type Walk = {
  readonly kind: 'walk';
  readonly pose: Pose;
  readonly from: Roof;
  readonly to: Roof;
  /** By seat: what each gets on the way. */
  readonly pays: readonly number[];
};

export type Move =
  | { readonly kind: 'dive'; readonly dumpster: Dumpster }
  | { readonly kind: 'poor' }
  | { readonly kind: 'place'; readonly pose: Pose }
  | { readonly kind: 'lay'; readonly gap: Gap; readonly isDeluxe: boolean }
  | { readonly kind: 'shelter'; readonly roof: Roof }
  | { readonly kind: 'decline' }
  | Walk
  | { readonly kind: 'end' }
  // Chance.
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'turn-up'; readonly dumpster: Dumpster; readonly tile: Tile };

// Every move but walks exists once: lists of legal moves are made at every step.

/** Ids have two digits. */
const MOST = 100;
const NUMBERED: readonly number[] = Array.from({ length: MOST }, (_, index) => index);

export const DIVES: readonly Move[] = DUMPSTERS.map((_, dumpster) => ({ kind: 'dive', dumpster }));
export const POOR: Move = { kind: 'poor' };
export const PLACE_SITTING: Move = { kind: 'place', pose: 's' };
export const PLACE_LYING: Move = { kind: 'place', pose: 'l' };
export const LAYS: readonly Move[] = NUMBERED.map((gap) => ({ kind: 'lay', gap, isDeluxe: false }));
export const DELUXE_LAYS: readonly Move[] = NUMBERED.map((gap) => ({ kind: 'lay', gap, isDeluxe: true }));
export const SHELTERS: readonly Move[] = NUMBERED.map((roof) => ({ kind: 'shelter', roof }));
export const DECLINE: Move = { kind: 'decline' };
export const END: Move = { kind: 'end' };
export const FIRSTS: readonly Move[] = LETTERS.map((_, seat) => ({ kind: 'first', seat }));
export const TURN_UPS: readonly (readonly Move[])[] = Array.from({ length: HOMES }, (_, dumpster) =>
  NUMBERED.map((tile) => ({ kind: 'turn-up', dumpster, tile })),
);

const CHANCES: (readonly Chance<Move>[] | undefined)[] = [];

/** The tiles that may come under a dumpster, one as likely as the other where so many may come. By tile. */
export const turnUpChances = (dumpster: Dumpster, count: number): readonly Chance<Move>[] => {
  const key = dumpster * (MOST + 1) + count;
  const known = CHANCES[key];
  if (known) return known;
  const made = TURN_UPS[dumpster].map((move) => ({ move, weight: 1 / count }));
  CHANCES[key] = made;
  return made;
};

const isSamePayment = (one: readonly number[], other: unknown): boolean =>
  Array.isArray(other) && other.length === one.length && one.every((cans, seat) => Object.is(cans, other[seat]));

/** Also for moves from outside: every field is equal, and there are no others. */
export const isSameMove = (a: Move, b: Move): boolean => {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  const fields = Object.entries(a);
  if (fields.length !== Object.keys(b).length) return false;
  return fields.every(([name, value]) => {
    const other: unknown = Reflect.get(b, name);
    return Array.isArray(value) ? isSamePayment(value, other) : Object.is(value, other);
  });
};
