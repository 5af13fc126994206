/** A game on the start page, which loads nothing else of it. */
export interface Poster {
  /** Fewest and most. */
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** URLs; without a dark picture the light one is dimmed. */
  readonly pictures: { readonly day: string; readonly night?: string };
}
