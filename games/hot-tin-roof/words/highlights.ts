import type { Seat } from '@showboat/engine';
import type { Move } from '../rules/moves';
import { COLOURS, type State } from '../rules/state';

// What is worth a line of its own at the table: the last fish, and the one before it.

export interface HighlightPhrases {
  last(name: string): string;
  readonly youLast: string;
  lastButOne(name: string): string;
  readonly youLastButOne: string;
}

export interface RoofHighlight {
  readonly kind: 'last-fish' | 'one-left';
  readonly text: string;
  readonly who: string;
  readonly isYours?: boolean;
}

export const tellHighlight = (
  phrases: HighlightPhrases,
  nameOf: (seat: Seat) => string,
  { before, move, after }: { readonly before: State; readonly move: Move; readonly after: State },
  you: Seat | undefined,
): RoofHighlight | undefined => {
  if (move.kind !== 'walk' || after.fish >= before.fish || after.fish > 1) return undefined;
  const seat = before.turn;
  const isYours = seat === you;
  const common = { who: COLOURS[seat], ...(isYours ? { isYours } : {}) };
  return after.fish === 0
    ? { kind: 'last-fish', text: isYours ? phrases.youLast : phrases.last(nameOf(seat)), ...common }
    : { kind: 'one-left', text: isYours ? phrases.youLastButOne : phrases.lastButOne(nameOf(seat)), ...common };
};
