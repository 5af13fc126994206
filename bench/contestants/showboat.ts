import { type Game, type OptionValues, type Random, chooseChance, pick } from '@showboat/engine';

/** Random play, legal moves generated at every step; each call plays one game and returns its number of moves, chance included. */
export const randomGames =
  <State, Move, Options extends OptionValues>(game: Game<State, Move, Options>, start: State, random: Random): (() => number) =>
  () => {
    let state = start;
    let moves = 0;
    for (let actor = game.actor(state); actor !== 'nobody'; actor = game.actor(state)) {
      const move = actor === 'chance' ? chooseChance(game.chances(state), random()) : pick(random, game.legalMoves(state));
      state = game.apply(state, move);
      moves++;
    }
    return moves;
  };
