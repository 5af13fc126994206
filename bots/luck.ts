import type { OptionValues, Player } from '@showboat/engine';

/** One thing that chance could do, and what it would change for every seat. */
export interface Stroke<Move> {
  readonly move: Move;
  readonly weight: number;
  /** What each seat may expect after it, less what it could expect before. */
  readonly change: readonly number[];
}

interface Weighted {
  readonly weight: number;
  readonly values: readonly number[];
}

const meanOf = (outcomes: readonly Weighted[]): readonly number[] => {
  // Weights such as 1/33 do not add up to one exactly.
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return outcomes[0].values.map(
    (_, seat) => outcomes.reduce((sum, { weight, values }) => sum + weight * values[seat], 0) / total,
  );
};

/** How many draws in a row are reckoned with: a tile, then the pier. A whole deal would have more ways than anybody can count. */
const DRAWS_AHEAD = 1;

/** What every seat may expect, chance that comes at once reckoned with. */
const expectationIn = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  state: State,
  ahead = DRAWS_AHEAD,
): readonly number[] => {
  const { game, mind } = player;
  if (ahead === 0 || game.actor(state) !== 'chance') return mind.evaluate(state);
  return meanOf(
    game
      .chances(state)
      .map(({ move, weight }) => ({ weight, values: expectationIn(player, game.apply(state, move), ahead - 1) })),
  );
};

/**
 * Everything that chance can do now. The expectation before is the mean of those after, so that for every seat good and bad luck are
 * equal: changes times weights add up to nothing. Positions are weighed at first glance, and as they are, hidden things included:
 * luck is what happened, known to the seat or not.
 */
export const strokesOf = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  state: State,
): readonly Stroke<Move>[] => {
  const { game } = player;
  const outcomes = game
    .chances(state)
    .map(({ move, weight }) => ({ move, weight, values: expectationIn(player, game.apply(state, move)) }));
  const before = meanOf(outcomes);
  return outcomes.map(({ move, weight, values }) => ({
    move,
    weight,
    change: values.map((value, seat) => value - before[seat]),
  }));
};
