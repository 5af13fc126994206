import { type Review, type Verdict, expectedPlace } from '@showboat/bots';
import type { History, OptionValues, Rules, Seat } from '@showboat/engine';
import type { Hint } from '@showboat/ui';

/** Below this a loss is within the noise of the search. */
export const WORTH_MENTIONING = 0.03;
/** As in the review: a tenth of everything at stake. */
export const BLUNDER = 0.1;
const MOST_MENTIONED = 12;

/** In hundredths of everything at stake. */
export const pointsOf = (value: number): number => Math.round(100 * value);

/** The expected result of a seat, from one decision of any seat to the next. */
export interface Point {
  readonly index: number;
  readonly value: number;
}

export const courseOf = (review: Review<unknown>, seat: Seat): readonly Point[] =>
  review.decisions.map(({ index, played, values }) => ({ index: index + played.length, value: values[seat] }));

export interface RoundValues {
  readonly round: number;
  readonly values: readonly number[];
}

/** The expected results after the last decision of every round: the chart as a table. */
export const valuesByRound = ({ decisions }: Review<unknown>, roundAt: (index: number) => number): readonly RoundValues[] => {
  const rounds = new Map<number, readonly number[]>();
  for (const { index, values } of decisions) rounds.set(roundAt(index), values);
  return [...rounds].map(([round, values]) => ({ round, values }));
};

/** The worst first. */
export const worstOf = <Move>({ decisions }: Review<Move>): readonly Verdict<Move>[] =>
  decisions
    .filter(({ loss }) => loss >= WORTH_MENTIONING)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_MENTIONED);

/** The notation's name for what a seat moves most often; its badge represents the seat. */
export const namesOfSeats = <State, Move, Options extends OptionValues>(
  { notation, actor }: Rules<State, Move, Options>,
  { states, moves }: History<State, Move>,
  seats: number,
): readonly string[] => {
  const counts = Array.from({ length: seats }, () => new Map<string, number>());
  moves.forEach((move, i) => {
    const by = actor(states[i]);
    const count = typeof by === 'number' ? counts[by] : undefined;
    const name = notation.nameOf(states[i], move);
    count?.set(name, (count.get(name) ?? 0) + 1);
  });
  return counts.map((count) => [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '');
};

/** The better turn, in the form of advice. */
export const hintOf = <Move>({ best, reasons, seat, values, loss }: Verdict<Move>): Hint<Move> => ({
  moves: best,
  reasons,
  expectedPlace: expectedPlace(
    values.map((value, other) => (other === seat ? value + loss : value)),
    seat,
  ),
});
