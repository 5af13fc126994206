import type { LevelId } from '@showboat/bots';
import type { Beginning, Style, Summary } from '@showboat/engine';

export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: LevelId;
      readonly style: Style;
      /** Keeps the seat for a person of this name. */
      readonly isStandIn?: true;
    };

/** A game so far, with its players: enough to replay it, to share it and to play on. */
export interface PlayedGame {
  readonly game: string;
  readonly rules: string;
  readonly beginning: Beginning;
  /** As defined by the rules; checked again whenever they are read. */
  readonly moves: readonly unknown[];
  readonly seats: readonly SeatPlan[];
}

/** The same as stored in the browser's database. */
export interface SavedGame extends PlayedGame {
  readonly id: string;
  /** The secret seed of this game's draws, in hex. */
  readonly seed: string;
  /** The game whose draws it repeats, with the same seed; by default they are its own. */
  readonly drawsOf?: string;
  /** How many moves there were when the seed was drawn, and its seal with it. Games stored before there were seals have none. */
  readonly sealedFrom?: number;
  readonly created: number;
  readonly changed: number;
  /** Counts the writes; 0 until the first. A tab that follows from an older one does not write over a newer one. */
  readonly version: number;
  /** For lists, so that they need not replay anything. */
  readonly summary: Summary;
}
