import type { Advisor, AllWords, OptionValues, Player, Refusal, Seat } from '@showboat/engine';
import { entry as hotTinRoof } from './hot-tin-roof';
import { entry as mississippiQueen } from './mississippi-queen';
import { entry as patrician } from './patrician';

export interface Entry<State, Move, Options extends OptionValues> extends Player<State, Move, Options> {
  /** In English. */
  readonly words: AllWords<State, Move>;
  readonly advisor: Advisor<State, Move>;
  /** The legal moves that a random player should choose from. */
  casualMoves(state: State, moves: readonly Move[]): readonly Move[];
  /** Whether a seat was thrown out of the game; never so where a game knows no such thing. */
  isEliminated(state: State, seat: Seat): boolean;
  /** All that is wrong with a board file, where a game can be played on boards of one's own. */
  checkBoard?(value: unknown): readonly Refusal[];
}

/** A game whose types are unknown here: code that uses it must work with any. */
export interface CatalogEntry {
  readonly id: string;
  use<Answer>(visit: <State, Move, Options extends OptionValues>(entry: Entry<State, Move, Options>) => Answer): Answer;
}

const sealed = <State, Move, Options extends OptionValues>(entry: Entry<State, Move, Options>): CatalogEntry => ({
  id: entry.game.id,
  use: (visit) => visit(entry),
});

export const CATALOG: readonly CatalogEntry[] = [
  // The first is the default.
  sealed(mississippiQueen),
  sealed(patrician),
  sealed(hotTinRoof),
];

/** Rules of earlier versions: online games that began with them go on with them. An entry stays until the last of those is over. */
export const EARLIER: readonly CatalogEntry[] = [];
