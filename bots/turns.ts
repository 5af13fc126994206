import type { Choice, OptionValues, Player, Seat } from '@showboat/engine';

/** A turn of the seat to act, as far as it decides alone. */
export type Turn<State, Move> = Pick<Choice<State, Move>, 'moves' | 'state'>;

/** What tools need to hold a mind against everything that can be done in a turn. */
export interface Turns<State, Move, Options extends OptionValues> extends Player<State, Move, Options> {
  /** Tables to play at, in turn. */
  readonly tables: readonly Readonly<Record<string, unknown>>[];
  /** The legal moves that a random player should choose from. */
  casualMoves(state: State, moves: readonly Move[]): readonly Move[];
  /** Whether the turn to be played could win, at a glance: most positions need no closer look. */
  mayWin(state: State): boolean;
  /**
   * Whether a turn wins at once, by the rules alone: all by itself, or only after others have answered or chance has drawn, whatever
   * that is.
   */
  waysToWin(state: State): 'none' | 'alone' | 'through-others';
  isWon(state: State, seat: Seat): boolean;
  /** Every turn up to where others or chance decide. */
  every(state: State): readonly Turn<State, Move>[];
}

/** Turns whose types are unknown here: code that uses them must work with any. */
export interface SealedTurns {
  use<Answer>(visit: <State, Move, Options extends OptionValues>(turns: Turns<State, Move, Options>) => Answer): Answer;
}

export const sealTurns = <State, Move, Options extends OptionValues>(turns: Turns<State, Move, Options>): SealedTurns => ({
  use: (visit) => visit(turns),
});
