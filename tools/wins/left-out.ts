import { type Choice, type OptionValues, createRandom } from '@showboat/engine';
import { search, weigh } from '@showboat/bots';
import type { Turns } from '@showboat/bots/turns';
import { type Moment, momentsOf } from './positions';

// What the choices of a mind leave out of all the turns of a position: by the evaluation after the turn, and by a search that is given
// the best of them besides the choices.

export interface LeftOut {
  positions: number;
  turns: number;
  choices: number;
  /** Positions in which a turn that is left out is better than all choices, and by how much in sum. */
  readonly byEvaluation: { count: number; loss: number };
  readonly bySearch: { count: number; loss: number };
}

export interface LeftOutPlan {
  readonly positions: number;
  readonly iterations: number;
  readonly seed: string;
}

/** Left out turns that the search is given, the best by the evaluation. */
const MOST_TRIED = 30;
/** Differences below this are chance, or the order of a sum. */
const NOTICEABLE = { evaluation: 1e-6, search: 0.01 };
/** One position of a game every so many decisions. */
const STRIDE = 7;

const textOf = (state: unknown): string => JSON.stringify(state);

const look = <State, Move, Options extends OptionValues>(
  turns: Turns<State, Move, Options>,
  { known, seat }: Moment<State>,
  { iterations, seed }: LeftOutPlan,
  sum: LeftOut,
): void => {
  const { game, mind } = turns;
  const world = game.redeal(known, seat, createRandom(seed));
  const choices = mind.choices(world);
  const every = turns.every(world);
  sum.positions++;
  sum.turns += every.length;
  sum.choices += choices.length;
  const thought = new Set(choices.map(({ state }) => textOf(state)));
  const others = every
    .map(({ moves, state }): Choice<State, Move> => ({ moves, state, values: mind.evaluate(state) }))
    .filter(({ values }) => values[seat] > 0)
    .sort((a, b) => b.values[seat] - a.values[seat])
    .filter(({ state }, i) => i < 4 * MOST_TRIED && !thought.has(textOf(state)))
    .slice(0, MOST_TRIED);
  const loss = others.length > 0 ? others[0].values[seat] - choices[0].values[seat] : 0;
  if (loss > NOTICEABLE.evaluation) {
    sum.byEvaluation.count++;
    sum.byEvaluation.loss += loss;
  }
  if (iterations === 0 || others.length === 0) return;
  const all = [...choices, ...others].sort((a, b) => b.values[seat] - a.values[seat]);
  const wide = {
    ...mind,
    choices: (state: State, which?: 'all' | 'likely') => (state === world ? all : mind.choices(state, which)),
  };
  // The search knows the world: what is hidden would only blur the comparison.
  const open = { ...game, redeal: (state: State): State => state };
  const { weighed } = search({ game: open, mind: wide }, world, seat, { iterations }, createRandom(seed));
  const [best] = weighed;
  if (choices.includes(best.choice)) return;
  const second = weighed.find(({ choice }) => choices.includes(choice));
  // Both by themselves and once more: the favourite of a search is also the luckiest.
  const [worth, other] = [best.choice, second?.choice ?? choices[0]].map(
    ({ moves }) => weigh({ game: open, mind: wide }, world, seat, moves, { iterations }, createRandom(`${seed} again`))[seat],
  );
  const missed = worth - other;
  if (missed <= NOTICEABLE.search) return;
  sum.bySearch.count++;
  sum.bySearch.loss += missed;
};

export const measureLeftOut = <State, Move, Options extends OptionValues>(
  turns: Turns<State, Move, Options>,
  plan: LeftOutPlan,
): LeftOut => {
  const sum: LeftOut = {
    positions: 0,
    turns: 0,
    choices: 0,
    byEvaluation: { count: 0, loss: 0 },
    bySearch: { count: 0, loss: 0 },
  };
  for (let game = 0; sum.positions < plan.positions; game++) {
    let decisions = game % STRIDE;
    for (const moment of momentsOf(turns, game, plan.seed)) {
      if (moment.from === 'random' || decisions++ % STRIDE > 0) continue;
      look(turns, moment, plan, sum);
      if (sum.positions >= plan.positions) break;
    }
  }
  return sum;
};
