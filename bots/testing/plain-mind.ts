import { type Choice, type Game, type Mind, type OptionValues, type Style, decider } from '@showboat/engine';

/** A mind for any game: every legal move is a choice. The test supplies the evaluation and the taste of styles. */
export const plainMind = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  evaluate: (state: State) => readonly number[],
  flavour: (state: State, choice: Choice<State, Move>, style: Style) => number = () => 0,
): Mind<State, Move> => {
  const mind: Mind<State, Move> = {
    choices: (state) => {
      const seat = decider({ game, mind }, state);
      return game
        .legalMoves(state)
        .map((move) => game.apply(state, move))
        .map((after, i) => ({ moves: [game.legalMoves(state)[i]], state: after, values: evaluate(after) }))
        .sort((a, b) => b.values[seat] - a.values[seat]);
    },
    evaluate,
    flavour,
  };
  return mind;
};
