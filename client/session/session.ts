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
 * A game under way, as a table knows it, wherever its states are kept, its chance is drawn and its bots think. `LocalSession` adds what
 * only a game played in this page has.
 */
export interface Session<State, Move> {
  readonly id: string;
  /** Full states if everything is played here; otherwise what the seat here was sent, move by move. `seenHistory` works on both. */
  readonly history: ReadonlySignal<History<State, Move>>;
  readonly seats: ReadonlySignal<readonly TableSeat[]>;
  /** The seat that a bot is thinking for. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** Moves have been sent and not been answered yet: until then, nobody here can move. */
  readonly isSending: ReadonlySignal<boolean>;
  /** Only what was not sent yet can be undone. */
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Moves of the deciding player here. Resolves when they count, or with the refusal of the first illegal one. */
  play(moves: readonly Move[]): Promise<Refusal | undefined>;
  /** A move out of turn, such as resigning. */
  playAside(move: Move): Promise<Refusal | undefined>;
  undo(): void;
  redo(): void;
  /** Makes a thinking bot decide immediately, where possible. */
  hurry(): void;
  close(): void;
}
