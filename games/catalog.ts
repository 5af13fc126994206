import type { Advisor, AllWords, OptionValues, Player, Refusal, Seat } from '@showboat/engine';
import * as roofs from './hot-tin-roof';
import * as river from './mississippi-queen';
import * as towers from './patrician';

export interface Entry<State, Move, Options extends OptionValues> extends Player<State, Move, Options> {
  /** In English. */
  readonly words: AllWords<State, Move>;
  readonly advisor: Advisor<State, Move>;
  /** Of the legal moves those that somebody who plays at random would think of. */
  casualMoves(state: State, moves: readonly Move[]): readonly Move[];
  /** Whether a seat was thrown out of the game; never so where a game knows no such thing. */
  isEliminated(state: State, seat: Seat): boolean;
  /** All that is wrong with a board file, where a game can be played on boards of one's own. */
  checkBoard?(value: unknown): readonly Refusal[];
}

/** A game of some types of its own: whoever uses it must do with any. */
export interface CatalogEntry {
  readonly id: string;
  use<Answer>(visit: <State, Move, Options extends OptionValues>(entry: Entry<State, Move, Options>) => Answer): Answer;
}

const sealed = <State, Move, Options extends OptionValues>(entry: Entry<State, Move, Options>): CatalogEntry => ({
  id: entry.game.id,
  use: (visit) => visit(entry),
});

export const CATALOG: readonly CatalogEntry[] = [
  sealed({
    game: river.mississippiQueen,
    mind: river.mind,
    words: river.en,
    advisor: river.advisor,
    casualMoves: river.casualMoves,
    isEliminated: river.isEliminated,
  }),
  sealed({
    game: towers.patrician,
    mind: towers.mind,
    words: towers.en,
    advisor: towers.advisor,
    casualMoves: towers.casualMoves,
    isEliminated: towers.isEliminated,
  }),
  sealed({
    game: roofs.hotTinRoof,
    mind: roofs.mind,
    words: roofs.en,
    advisor: roofs.advisor,
    casualMoves: roofs.casualMoves,
    isEliminated: roofs.isEliminated,
    checkBoard: roofs.checkBoard,
  }),
];
