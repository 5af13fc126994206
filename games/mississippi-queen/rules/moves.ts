import type { Heading, Seat } from '@showboat/engine';
import { HEADINGS } from '@showboat/engine';
import type { Exit } from './cells';
import { type ShipId, TOP_SPEED } from './state';

export interface LayMove {
  readonly kind: 'lay';
  readonly exit: Exit;
  /** A tile of the stack, or the pier. */
  readonly tile: string;
}

export type Move =
  | { readonly kind: 'speed'; readonly to: number }
  | { readonly kind: 'step' }
  | { readonly kind: 'push'; readonly heading: Heading }
  | { readonly kind: 'turn'; readonly side: 'port' | 'starboard' }
  | { readonly kind: 'astern' }
  | { readonly kind: 'align'; readonly heading: Heading }
  | { readonly kind: 'board' }
  | { readonly kind: 'refuel' }
  /** More than zero: given to that ship; less: taken from it. */
  | { readonly kind: 'exchange'; readonly ship: ShipId; readonly coal: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'end' }
  | LayMove
  | { readonly kind: 'resign'; readonly seat: Seat };

// Moves without a choice in them exist once: lists of legal moves are made at every step.

export const SPEEDS: readonly Move[] = Array.from({ length: TOP_SPEED }, (_, i) => ({ kind: 'speed', to: i + 1 }));
export const STEP: Move = { kind: 'step' };
export const PUSHES: readonly Move[] = HEADINGS.map((heading) => ({ kind: 'push', heading }));
export const PORT: Move = { kind: 'turn', side: 'port' };
export const STARBOARD: Move = { kind: 'turn', side: 'starboard' };
export const ASTERN: Move = { kind: 'astern' };
export const ALIGNMENTS: readonly Move[] = HEADINGS.map((heading) => ({ kind: 'align', heading }));
export const BOARD: Move = { kind: 'board' };
export const REFUEL: Move = { kind: 'refuel' };
export const DECLINE: Move = { kind: 'decline' };
export const END: Move = { kind: 'end' };

/** Also for moves from outside: every field is equal, and there are no others. */
export const isSameMove = (a: Move, b: Move): boolean => {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  const fields = Object.entries(a);
  return fields.length === Object.keys(b).length && fields.every(([name, value]) => Object.is(Reflect.get(b, name), value));
};
