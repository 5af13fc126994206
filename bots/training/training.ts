import type { Game, Mind, OptionValues, Random, Seat } from '@showboat/engine';
import type { Features, Net } from '../learning';

/** What a game tells those who train its bots. */
export interface Training<State, Move, Options extends OptionValues> {
  readonly game: Game<State, Move, Options>;
  readonly features: Features<State>;
  /** Without a net, the hand-made mind. */
  mindOf(net?: Net): Mind<State, Move>;
  /** Options of a table to play at: all tables that people are offered, the usual ones more often. */
  tableOf(random: Random): Readonly<Record<string, unknown>>;
  /** Whether a seat was eliminated, where seats are. */
  isEliminated?(state: State, seat: Seat): boolean;
  /** How large its net is. */
  readonly hidden: number;
  readonly second: number;
}

/** A training whose types are unknown here: code that uses it must work with any. */
export interface SealedTraining {
  use<Answer>(visit: <State, Move, Options extends OptionValues>(training: Training<State, Move, Options>) => Answer): Answer;
}

export const sealTraining = <State, Move, Options extends OptionValues>(
  training: Training<State, Move, Options>,
): SealedTraining => ({ use: (visit) => visit(training) });
