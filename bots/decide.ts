import {
  type Choice,
  type OptionValues,
  type Player,
  type Random,
  type Seat,
  type Thinking,
  pick,
  shuffle,
} from '@showboat/engine';
import { LEVELS, type Level, STYLE_MARGIN } from './levels';
import type { Bot, Budget } from './names';
import { type SearchLimits, type Weighed, search } from './search';
import { winningOf } from './winning';

/** What a decision may use. Bots have no clock and no randomness of their own. */
export interface Resources extends Budget {
  readonly random: Random;
  /** Monotonic milliseconds. Without a clock only iterations count. */
  readonly now?: () => number;
  /** Polled now and then; when true, the best found so far is the decision. */
  readonly isStopped?: () => boolean;
}

export interface Decision<Move> {
  /** Legal in sequence, up to where another seat or chance decides. */
  readonly moves: readonly Move[];
  /** The expected result of every seat afterwards. */
  readonly values: readonly number[];
  readonly iterations: number;
}

/** A branch with less than this share of the best one's visits is not known well enough to be preferred for its style. */
const WELL_KNOWN = 1 / 8;

/**
 * So little, as a share of what can still be won and lost, that nobody could tell which is better: one of them is played at random, so that
 * games do not all begin alike.
 */
const EQUAL = 0.01;
/** What was tried much less than the best is not known to be equal to it. */
const TRIED_ALIKE = 1 / 4;

const oneOfEquals = <State, Move>(weighed: readonly Weighed<State, Move>[], seat: Seat, random: Random): Weighed<State, Move> => {
  const [best] = weighed;
  const worth = best.values[seat];
  const margin = EQUAL * Math.min(worth, 1 - worth);
  const equals = weighed.filter(
    ({ values, visits }) => Math.abs(worth - values[seat]) <= margin && visits >= best.visits * TRIED_ALIKE,
  );
  return equals.length > 1 ? pick(random, equals) : best;
};

/** Best first; a style prefers what it likes where that costs less than the liking is worth. */
const styled = <State, Move, Options extends OptionValues>(
  { mind }: Player<State, Move, Options>,
  view: State,
  seat: Seat,
  { style }: Bot,
  weighed: readonly Weighed<State, Move>[],
  random: Random,
): Weighed<State, Move> => {
  const [best] = weighed;
  if (style === 'steady') return best.visits > 1 ? oneOfEquals(weighed, seat, random) : best;
  const liking = (one: Weighed<State, Move>): number => STYLE_MARGIN * mind.flavour(view, one.choice, style);
  let chosen = best;
  let most = 0;
  for (const one of weighed) {
    const cost = Math.max(0, best.values[seat] - one.values[seat]);
    if (cost > STYLE_MARGIN || one.visits < best.visits * WELL_KNOWN) continue;
    const gain = liking(one) - liking(best) - cost;
    if (gain <= most) continue;
    most = gain;
    chosen = one;
  }
  return chosen;
};

const atFirstGlance = <State, Move>(choice: Choice<State, Move>): Weighed<State, Move> => ({
  choice,
  visits: 1,
  values: choice.values,
});

/**
 * A beginner: sees some of the choices, and misjudges those. What is clearly worse than the best is never considered. Everything is
 * measured by what is still at stake: for a ship far behind it is a small step from poor to out of the race. Where little depends on the
 * choice, little is misjudged.
 */
const glanced = <State, Move>(
  choices: readonly Choice<State, Move>[],
  seat: Seat,
  { attention, noise, hopeless }: Extract<Thinking, { kind: 'glance' }>,
  random: Random,
): readonly Weighed<State, Move>[] => {
  const worths = choices.map(({ values }) => values[seat]);
  const best = Math.max(...worths);
  const atStake = Math.min(best, 4 * (best - Math.min(...worths)));
  const sane = choices.filter(({ values }) => values[seat] >= best * (1 - hopeless));
  return shuffle(random, sane)
    .slice(0, attention)
    .map((choice) => ({ weighed: atFirstGlance(choice), seen: choice.values[seat] + atStake * noise * (2 * random() - 1) }))
    .sort((a, b) => b.seen - a.seen)
    .map(({ weighed }) => weighed);
};

type Searching = Extract<Thinking, { kind: 'search' | 'timed' }>;

/** The given budget, or the level's: iterations alone, or a time with minimum and maximum iterations. */
const budgetOf = (thinking: Searching, { iterations, milliseconds }: Budget): Searching => {
  if (iterations !== undefined) return { kind: 'search', iterations };
  if (milliseconds === undefined) return thinking;
  if (thinking.kind === 'timed') return { ...thinking, milliseconds, least: 0 };
  return { kind: 'timed', milliseconds, least: 0, most: Number.MAX_SAFE_INTEGER };
};

const searched = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  view: State,
  seat: Seat,
  thinking: Searching,
  { random, now, isStopped = () => false }: Resources,
): ReturnType<typeof search<State, Move, Options>> => {
  if (thinking.kind === 'search' || !now) {
    const iterations = thinking.kind === 'search' ? thinking.iterations : thinking.most;
    return search(player, view, seat, { iterations, isTimeUp: isStopped }, random);
  }
  const deadline = now() + thinking.milliseconds;
  const limits: SearchLimits = {
    iterations: thinking.most,
    isTimeUp: (iterations) => isStopped() || (iterations >= thinking.least && now() >= deadline),
  };
  return search(player, view, seat, limits, random);
};

/** A bot's decision. It is given what its seat sees, or knows from watching (`knownTo`), never more; some levels forget. */
export const decide = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  known: State,
  seat: Seat,
  bot: Bot,
  resources: Resources,
): Decision<Move> => {
  const { remembers, seesWins, isLearned, ...level }: Level = LEVELS[bot.level];
  const { game } = player;
  const mind = isLearned ? player.mind : (player.mind.byHand ?? player.mind);
  const thinking = player.mind.thinking?.[bot.level] ?? level.thinking;
  const view = remembers ? known : game.view(known, seat);
  if (thinking.kind === 'random') {
    const move = pick(resources.random, game.legalMoves(view));
    return { moves: [move], values: mind.evaluate(game.apply(view, move)), iterations: 0 };
  }
  const choices = mind.choices(view);
  const decided = (weighed: readonly Weighed<State, Move>[], iterations: number): Decision<Move> => {
    const { choice, values } = styled({ game, mind }, view, seat, bot, weighed, resources.random);
    return { moves: choice.moves, values, iterations };
  };
  // Who sees that a turn wins need not think, and does not give up.
  const winning = seesWins ? winningOf(game, view, seat, choices) : [];
  if (winning.length > 0) return decided(winning.map(atFirstGlance), 0);
  const surrender = mind.surrender?.(view, seat);
  if (surrender !== undefined) {
    return { moves: [surrender], values: mind.evaluate(game.apply(view, surrender)), iterations: 0 };
  }
  // With a single choice there is nothing to think about.
  if (choices.length === 1) return decided(choices.map(atFirstGlance), 0);
  switch (thinking.kind) {
    case 'greedy':
      return decided(choices.map(atFirstGlance), 0);
    case 'glance':
      return decided(glanced(choices, seat, thinking, resources.random), 0);
    case 'search':
    case 'timed': {
      // The search begins with what is known already.
      const knowing: typeof mind = {
        ...mind,
        choices: (state, which) => (state === view && which === 'all' ? choices : mind.choices(state, which)),
      };
      const { weighed, iterations } = searched({ game, mind: knowing }, view, seat, budgetOf(thinking, resources), resources);
      return decided(weighed, iterations);
    }
  }
};
