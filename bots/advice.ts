import type { Advisor, OptionValues, Player, Random, Reason, Seat } from '@showboat/engine';
import { expectedPlace } from './places';
import { type SearchLimits, type Weighed, search } from './search';

export interface AdviceOptions<State, Move> extends SearchLimits {
  readonly random: Random;
  /** How many turns to return at most. */
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

/** How many turns are looked through for other ideas. */
const LOOKED_AT = 12;

/** Turns that the same things speak for are one idea. */
const isSameIdea = (a: readonly Reason[], b: readonly Reason[]): boolean =>
  a.length > 0 && JSON.stringify(a) === JSON.stringify(b);

/** So many that differ in what speaks for them most, then in anything that does; in their order. */
const ideasOf = <Told extends { readonly reasons: readonly Reason[] }>(all: readonly Told[], count: number): readonly Told[] => {
  const chosen = new Set<Told>();
  for (const most of [1, Number.POSITIVE_INFINITY])
    for (const one of all)
      if (
        chosen.size < count &&
        ![...chosen].some(({ reasons }) => isSameIdea(reasons.slice(0, most), one.reasons.slice(0, most)))
      )
        chosen.add(one);
  return all.filter((one) => chosen.has(one));
};

/** What the search would do in the seat's place, best first: the same search that plays, asked for more than its favourite. */
export const advise = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  view: State,
  seat: Seat,
  { random, count = 3, advisor, ...limits }: AdviceOptions<State, Move>,
): readonly Advice<Move>[] => {
  const { weighed } = search(player, view, seat, limits, random);
  const distinct = weighed.filter((one, i) => !weighed.slice(0, i).some((before) => isSameWorth(before, one)));
  const told = distinct.slice(0, advisor ? LOOKED_AT : count).map(({ choice, values, visits }) => {
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
  return ideasOf(told, count);
};
