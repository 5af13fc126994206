import type { Game, OptionValues } from '@showboat/engine';

/** Moves as written in a record, played one after the other from this state. */
export const tokensOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  start: State,
  moves: readonly Move[],
): readonly string[] => {
  let state = start;
  return moves.map((move) => {
    const token = game.formatMove(state, move);
    state = game.apply(state, move);
    return token;
  });
};
