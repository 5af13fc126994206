import type { ReadonlySignal } from '@preact/signals';
import type { LevelId } from '@showboat/bots';
import type { History, Refusal, Seat } from '@showboat/engine';

/** Who sits at a seat, as a table sees it. */
export type TableSeat =
  | { readonly kind: 'here'; readonly name: string }
  /** `isPresent`: has the table open, too. */
  | { readonly kind: 'elsewhere'; readonly name: string; readonly isPresent: boolean }
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelId };

/**
 * A game under way, as a table knows it: wherever its states are kept, its chance is drawn and its bots think. What only a game has that
 * is played in this page alone, `LocalSession` adds.
 */
export interface Session<State, Move> {
  readonly id: string;
  /** Whole states where all is played here; else what the seat here was told, move by move. Both may be seen through `seenHistory`. */
  readonly history: ReadonlySignal<History<State, Move>>;
  readonly seats: ReadonlySignal<readonly TableSeat[]>;
  /** The seat that a bot is thinking for. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** Moves are under way to whoever decides whether they count: until that is answered, nobody here moves. */
  readonly isSending: ReadonlySignal<boolean>;
  /** Only what was not sent to others can be undone. */
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Moves of the person here who is to decide. Answers, when they count, with the refusal of the first that is not legal. */
  play(moves: readonly Move[]): Promise<Refusal | undefined>;
  /** A move out of turn, such as resigning. */
  playAside(move: Move): Promise<Refusal | undefined>;
  undo(): void;
  redo(): void;
  /** A bot that thinks decides at once, where it can be told to. */
  hurry(): void;
  close(): void;
}
