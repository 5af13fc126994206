import type { LevelId } from '@showboat/bots';
import type { OptionValues, Style } from '@showboat/engine';

export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelId; readonly style: Style };

/** Where a game began. Moves are JSON as the rules have them; they are checked again whenever they are read. */
export type Beginning =
  | { readonly kind: 'options'; readonly options: OptionValues }
  | { readonly kind: 'position'; readonly position: unknown };

/** A game as it lies in the browser's database. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly beginning: Beginning;
  readonly moves: readonly unknown[];
  readonly seats: readonly SeatPlan[];
  /** Secret of all draws of this game, in hex. */
  readonly seed: string;
  readonly created: number;
  readonly changed: number;
  /** For lists, so that they need not replay anything. */
  readonly summary: Summary;
}

export interface Summary {
  /** The line of the record: the round. */
  readonly number: number;
  /** The seat to decide; `undefined` when the game is over. */
  readonly seat: number | undefined;
  /** Places by seat, once it is over. */
  readonly places: readonly number[] | undefined;
}
