import type { Choice } from './mind';

/** A reason for a choice: data, like a refusal; words are made of it elsewhere. */
export interface Reason<Code extends string = string> {
  readonly code: Code;
  /** The numbers and names a sentence about it needs. */
  readonly detail: Readonly<Record<string, string | number>>;
}

/** What a game can say about a choice besides its value. */
export interface Advisor<State, Move> {
  /** Most important first. `others` are the alternatives, best first; the list may be empty. */
  reasons(before: State, choice: Choice<State, Move>, others: readonly Choice<State, Move>[]): readonly Reason[];
}
