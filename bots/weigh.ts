import type { Choice, OptionValues, Player, Random, Seat } from '@showboat/engine';
import { type SearchLimits, search } from './search';

/** Moves as a choice, even ones the mind would not consider. */
export const choiceOf = <State, Move, Options extends OptionValues>(
  { game, mind }: Player<State, Move, Options>,
  before: State,
  moves: readonly Move[],
): Choice<State, Move> => {
  const state = moves.reduce((now, move) => game.apply(now, move), before);
  return { moves, state, values: mind.evaluate(state) };
};

/** The same player with its mind made up: in the searched position it sees only these moves. */
const boundTo = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  view: State,
  moves: readonly Move[],
): Player<State, Move, Options> => {
  const { game, mind } = player;
  let root = view;
  let only = [choiceOf(player, view, moves)];
  return {
    game: {
      ...game,
      // Every world that a search deals is the searched position again.
      redeal: (state, seat, random) => {
        const world = game.redeal(state, seat, random);
        if (world !== root) only = [choiceOf(player, world, moves)];
        root = world;
        return world;
      },
    },
    mind: {
      choices: (state) => (state === root ? only : mind.choices(state)),
      evaluate: (state) => mind.evaluate(state),
      flavour: (state, choice, style) => mind.flavour(state, choice, style),
    },
  };
};

/**
 * The expected result of every seat after these moves. A free search spends its time on what looks best and knows little about
 * the rest; two turns weighed this way with the same limits can be compared.
 */
export const weigh = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  view: State,
  seat: Seat,
  moves: readonly Move[],
  limits: SearchLimits,
  random: Random,
): readonly number[] => search(boundTo(player, view, moves), view, seat, limits, random).weighed[0].values;
