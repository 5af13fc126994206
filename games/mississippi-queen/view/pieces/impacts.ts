import type { Heading } from '@showboat/engine';
import type { Shown } from '@showboat/ui';
import type { Move, Ship, State } from '../../game';
import { goneIn } from '../pace';

/** A moment on the river that is worth a look: a hull that strikes another, a ship that is lost. */
export type Impact =
  | { readonly kind: 'shove'; readonly place: number; readonly heading: Heading }
  | { readonly kind: 'sinking'; readonly ship: Ship };

export const impactsOf = ({ before, move }: Shown<State, Move>, after: State): readonly Impact[] => {
  const { phase, ships } = before;
  const shoves: readonly Impact[] =
    move.kind === 'push' && phase.kind === 'pushing'
      ? [{ kind: 'shove', place: ships[phase.ship].at, heading: move.heading }]
      : [];
  return [...shoves, ...goneIn(before, after).map((ship): Impact => ({ kind: 'sinking', ship }))];
};
