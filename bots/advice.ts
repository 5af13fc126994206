import type { Advisor, OptionValues, Player, Random, Reason, Seat } from '@showboat/engine';
import { expectedPlace } from './places';
import { type SearchLimits, type Weighed, search } from './search';

export interface AdviceOptions<State, Move> extends SearchLimits {
  readonly random: Random;
  /** How many turns to return. */
  readonly count?: number;
  /** Gives the reasons; without one there are none. */
  readonly advisor?: Advisor<State, Move>;
}

export interface Advice<Move> {
  readonly moves: readonly Move[];
  /** The expected result of every seat after it. */
  readonly values: readonly number[];
  /** Of the asking seat, from 1 to the number of seats. */
  readonly expectedPlace: number;
  /** How often the search tried it, a measure of how reliable the estimate is. */
  readonly visits: number;
  readonly reasons: readonly Reason[];
}

/** Turns with the same result, as far as the search can see, are listed once. */
const isSameWorth = <State, Move>(a: Weighed<State, Move>, b: Weighed<State, Move>): boolean =>
  a.values.every((value, seat) => value === b.values[seat]);

/** What the search would do in the seat's place, best first: the same search that plays, asked for more than its favourite. */
export const advise = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  view: State,
  seat: Seat,
  { random, count = 3, advisor, ...limits }: AdviceOptions<State, Move>,
): readonly Advice<Move>[] => {
  const { weighed } = search(player, view, seat, limits, random);
  const told = weighed.filter((one, i) => !weighed.slice(0, i).some((before) => isSameWorth(before, one))).slice(0, count);
  return told.map(({ choice, values, visits }) => {
    const others = weighed.filter((other) => other.choice !== choice).map((other) => other.choice);
    return {
      moves: choice.moves,
      values,
      // A turn that ends the game leaves nothing to estimate.
      expectedPlace: choice.wins ? 1 : (player.game.outcome(choice.state)?.places[seat] ?? expectedPlace(values, seat)),
      visits,
      reasons: advisor?.reasons(view, choice, others) ?? [],
    };
  });
};
