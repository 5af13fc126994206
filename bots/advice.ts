import type { Advisor, OptionValues, Player, Random, Reason, Seat } from '@showboat/engine';
import { expectedPlace } from './places';
import { type SearchLimits, type Weighed, search } from './search';

export interface AdviceOptions<State, Move> extends SearchLimits {
  readonly random: Random;
  /** How many turns to tell. */
  readonly count?: number;
  /** Knows why; without one there are no reasons. */
  readonly advisor?: Advisor<State, Move>;
}

export interface Advice<Move> {
  readonly moves: readonly Move[];
  /** What every seat may expect after it. */
  readonly values: readonly number[];
  /** Of the seat that asked, from 1 to the number of seats. */
  readonly expectedPlace: number;
  /** How often the search tried it: little tried is little known. */
  readonly visits: number;
  readonly reasons: readonly Reason[];
}

/** Turns that come to the same, as far as the search can see, are told once. */
const isSameWorth = <State, Move>(a: Weighed<State, Move>, b: Weighed<State, Move>): boolean =>
  a.values.every((value, seat) => value === b.values[seat]);

/** What the search would do in the seat's place, the best first: the same search that plays, asked for more than its favourite. */
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
      // Where the turn ends the game there is nothing to expect.
      expectedPlace: player.game.outcome(choice.state)?.places[seat] ?? expectedPlace(values, seat),
      visits,
      reasons: advisor?.reasons(view, choice, others) ?? [],
    };
  });
};
