import { type Game, type OptionValues, unwrap } from '@showboat/engine';
import { mississippiQueen } from '@showboat/games/mississippi-queen';
import {
  type BoardgameAi,
  type BoardgameDefinition,
  type BoardgameIo,
  loadBoardgameAi,
  loadBoardgameIo,
  loadItsImmer,
} from '../peers';
import { wrapped } from './boardgame-io';

// Bundled separately, like the wrapped game and for the same reason.

/** Its bot gives a point to the player named as the winner. */
const withWinner = <State, Move>(game: BoardgameDefinition<State, Move>, seatThatWon: (state: State) => number | undefined) => ({
  ...game,
  endIf: ({ G }: { readonly G: State }): unknown => {
    const seat = seatThatWon(G);
    return seat === undefined ? undefined : { winner: String(seat) };
  },
});

/**
 * MCTSBot around our rules: it is given the legal moves of the actor, also of chance, whose moves are then moves like any other in its
 * tree and its playouts (all are equally likely in this game). Playouts have its default length of 50 moves.
 */
const botSearches = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  positions: readonly State[],
  iterations: number,
  seed: string,
  { InitializeGame }: BoardgameIo,
  { MCTSBot }: BoardgameAi,
): (() => number) => {
  const immer = loadItsImmer();
  const winner = (state: State): number | undefined => game.outcome(state)?.places.indexOf(1);
  const searches = positions.map((position) => {
    const definition = withWinner(wrapped(game, position, immer), winner);
    const bot = new MCTSBot<State>({
      game: definition,
      enumerate: (state) => game.legalMoves(state).map((move) => ({ move: 'act', args: [move] })),
      iterations,
      seed,
    });
    const start = InitializeGame({ game: definition, numPlayers: 4 });
    return (): number => {
      // The promise is resolved already: by default, it searches before it returns.
      void bot.play(start, start.ctx.currentPlayer);
      return bot.iterationCounter;
    };
  });
  return () => {
    let done = 0;
    for (const searchOne of searches) done += searchOne();
    return done;
  };
};

/** What the bundle offers to the benchmark: positions come as text, because the rules in here are a copy of its own. */
export const createBotSearches = (positions: readonly string[], iterations: number, seed: string): (() => number) => {
  const states = positions.map((text) => unwrap(mississippiQueen.parsePosition(JSON.parse(text))));
  return botSearches(mississippiQueen, states, iterations, seed, loadBoardgameIo(), loadBoardgameAi());
};
