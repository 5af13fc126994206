import type { Choice } from './mind';

/** Something that speaks for a choice: data like a refusal, put into words elsewhere. */
export interface Reason {
  readonly code: string;
  /** The figures and names that a sentence about it needs. */
  readonly detail: Readonly<Record<string, string | number>>;
}

/** What a game can tell about a choice besides its worth. */
export interface Advisor<State, Move> {
  /** The weightiest first. `others` are what could have been done instead, the best first; there need not be any. */
  reasons(before: State, choice: Choice<State, Move>, others: readonly Choice<State, Move>[]): readonly Reason[];
}
