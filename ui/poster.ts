/** A game on the start page, which loads no more of it than this. */
export interface Poster {
  /** Fewest and most. */
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** Addresses; a picture without one for the night is dimmed then. */
  readonly pictures: { readonly day: string; readonly night?: string };
}
