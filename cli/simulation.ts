import { type Game, type OptionValues, createRandom, playRandomly, setUp, unwrap } from '@showboat/engine';

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

/** Statistics of many random games. Everything follows from the seed. */
export interface Simulation {
  readonly rounds: Spread;
  readonly actions: Spread;
  readonly actionsInAll: number;
  /** Every ending of the game, including those that did not occur. */
  readonly endings: Readonly<Record<string, number>>;
  /** First places by seat; shared ones count for each. */
  readonly wins: readonly number[];
}

/** Far more than any random game; exceeding it means a mistake in the rules. */
const MOST_MOVES = 2_000_000;

const spreadOf = (numbers: readonly number[]): Spread => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return {
    min: sorted[0],
    median: (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2,
    mean: sorted.reduce((sum, one) => sum + one, 0) / sorted.length,
    max: sorted[sorted.length - 1],
  };
};

export interface SimulationPlan {
  readonly options: OptionValues;
  readonly games: number;
  readonly seed: string;
  readonly onGame?: (played: number) => void;
}

export const simulate = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { options, games, seed, onGame }: SimulationPlan,
): Simulation => {
  const start = unwrap(setUp(game, options));
  const rounds: number[] = [];
  const actions: number[] = [];
  const wins: number[] = [];
  const endings = new Map(game.endings.map((ending) => [ending, 0]));
  for (let played = 0; played < games; played++) {
    // One stream per game: number 7 is the same game in a run of ten and of a thousand.
    const { state, moves, outcome } = playRandomly(game, start, createRandom(`${seed}/${played}`), { maxMoves: MOST_MOVES });
    rounds.push(game.notation.numberOf(state));
    actions.push(moves.length);
    endings.set(outcome.ending, (endings.get(outcome.ending) ?? 0) + 1);
    for (const [seat, place] of outcome.places.entries()) wins[seat] = (wins[seat] ?? 0) + (place === 1 ? 1 : 0);
    onGame?.(played + 1);
  }
  return {
    rounds: spreadOf(rounds),
    actions: spreadOf(actions),
    actionsInAll: actions.reduce((sum, one) => sum + one, 0),
    endings: Object.fromEntries(endings),
    wins,
  };
};
