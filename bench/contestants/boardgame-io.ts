import { type Game, type OptionValues, type Random, chooseChance, createRandom, pick, setUp, unwrap } from '@showboat/engine';
import { mississippiQueen } from '@showboat/games/mississippi-queen';
import { type BoardgameDefinition, type BoardgameIo, type Immer, loadBoardgameIo, loadItsImmer } from '../peers';

// This file is bundled on its own, with its own copy of our rules. Immer freezes every state, and rules that meet frozen and plain states
// in one process are compiled for both: with one copy our own random play fell from 900,000 to 620,000 moves per CPU-second, and
// boardgame.io's rose from 21,000 to 24,000 (Node 20). With two copies each contestant runs as it would in a program of its own.

/**
 * A game whose moves wrap our rules, in boardgame.io's favour as far as moves go: production mode, no undo, no log kept, one
 * turn throughout, and `original` lets the rules read the plain state, where reading through Immer's drafts more than halves its pace.
 */
export const wrapped = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  start: State,
  { original }: Immer,
): BoardgameDefinition<State, Move> => ({
  setup: () => start,
  moves: {
    act: ({ G }, move) => {
      const state = original(G);
      return game.refuse(state, move) ? 'INVALID_MOVE' : game.apply(state, move);
    },
  },
  endIf: ({ G }) => game.outcome(G),
  disableUndo: true,
});

const randomWrappedGames = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  start: State,
  random: Random,
  { InitializeGame, CreateGameReducer }: BoardgameIo,
): (() => number) => {
  const definition = wrapped(game, start, loadItsImmer());
  const reduce = CreateGameReducer({ game: definition });
  const initial = InitializeGame({ game: definition, numPlayers: 4 });
  return () => {
    let state = initial;
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const isChance = game.actor(state.G) === 'chance';
      const move = isChance ? chooseChance(game.chances(state.G), random()) : pick(random, game.legalMoves(state.G));
      const before = state;
      state = reduce(before, { type: 'MAKE_MOVE', payload: { type: 'act', args: [move], playerID: before.ctx.currentPlayer } });
      if (state.G === before.G) throw new Error(`boardgame.io did not make the move ${JSON.stringify(move)}`);
      moves++;
    }
    return moves;
  };
};

/** What the bundle offers to the benchmark, which starts the same game in its own copy of the rules. */
export const createWrappedGames = (options: OptionValues, seed: string): (() => number) =>
  randomWrappedGames(mississippiQueen, unwrap(setUp(mississippiQueen, options)), createRandom(seed), loadBoardgameIo());
