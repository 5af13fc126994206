import type { OptionValues, Player } from '@showboat/engine';

/** One possible chance move, and what it would change for every seat. */
export interface Stroke<Move> {
  readonly move: Move;
  readonly weight: number;
  /** The expected result of each seat after it, minus the expected result before. */
  readonly change: readonly number[];
}

interface Weighted {
  readonly weight: number;
  readonly values: readonly number[];
}

const meanOf = (outcomes: readonly Weighted[]): readonly number[] => {
  // Weights such as 1/33 do not sum to exactly one.
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return outcomes[0].values.map(
    (_, seat) => outcomes.reduce((sum, { weight, values }) => sum + weight * values[seat], 0) / total,
  );
};

/** How many consecutive draws are considered: a tile, then the pier. A whole deal would have far too many combinations. */
const DRAWS_AHEAD = 1;

/** The expected result of every seat, averaged over chance moves that follow immediately. */
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
 * All possible chance moves. The expectation before is the mean of those after, so that for every seat good and bad luck
 * balance: changes times weights sum to zero. Positions are evaluated statically and as they are, hidden information included:
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
