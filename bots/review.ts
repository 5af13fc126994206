import {
  type Advisor,
  type Choice,
  type GameRecord,
  type OptionValues,
  type Player,
  type Reason,
  type Seat,
  createRandom,
  isEqual,
  knownTo,
  setUp,
  unwrap,
  roundOf,
} from '@showboat/engine';
import { type Stretch, stretchesOf } from './decisions';
import { strokesOf } from './luck';
import { search } from './search';
import { choiceOf, weigh } from './weigh';

export interface ReviewPlan<State, Move> {
  /** Of every search; a decision takes up to three. */
  readonly iterations: number;
  readonly seed: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Says why the better turn is better; without one there are no reasons. */
  readonly advisor?: Advisor<State, Move>;
}

/** One decision in retrospect. */
export interface Verdict<Move> {
  /** Of its first move in the record. */
  readonly index: number;
  readonly seat: Seat;
  /** As the record numbers it. */
  readonly round: number;
  readonly played: readonly Move[];
  /** The played moves themselves where nothing better was found. */
  readonly best: readonly Move[];
  /** The seat's expected result after the best moves, minus that after the moves played; never below 0. */
  readonly loss: number;
  /** The expected result of every seat after the moves played. */
  readonly values: readonly number[];
  /** Why the best moves are better than those played; empty where these are the best. */
  readonly reasons: readonly Reason[];
}

export interface Luck<Move> {
  readonly index: number;
  readonly move: Move;
  /** How much it changed the expected result of each seat. */
  readonly change: readonly number[];
}

export interface SeatReview {
  readonly decisions: number;
  readonly loss: number;
  readonly blunders: number;
  readonly luck: number;
}

export interface Review<Move> {
  readonly decisions: readonly Verdict<Move>[];
  readonly luck: readonly Luck<Move>[];
  /** By seat. */
  readonly totals: readonly SeatReview[];
}

/** A loss of a tenth of everything at stake. */
export const BLUNDER = 0.1;

type Judged<Move> = Pick<Verdict<Move>, 'best' | 'loss' | 'values' | 'reasons'>;

/** The seat is judged by what it could know from watching, not by what the others held. */
const judge = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  view: State,
  { index, moves }: Stretch<State, Move>,
  seat: Seat,
  { iterations, seed, advisor }: ReviewPlan<State, Move>,
): Judged<Move> => {
  const played = choiceOf(player, view, moves);
  const isPlayed = (choice: Choice<State, Move>): boolean => isEqual(choice.moves, moves) || isEqual(choice.state, played.state);
  const kept = (values: readonly number[]): Judged<Move> => ({ best: moves, loss: 0, values, reasons: [] });
  const choices = player.mind.choices(view);
  if (choices.length === 1 && isPlayed(choices[0])) return kept(played.values);
  const random = (): ReturnType<typeof createRandom> => createRandom(`${seed}/${index}`);
  const [best] = search(player, view, seat, { iterations }, random()).weighed;
  if (isPlayed(best.choice)) return kept(best.values);
  // The same worlds and the same draws for both.
  const values = weigh(player, view, seat, moves, { iterations }, random());
  const better = weigh(player, view, seat, best.choice.moves, { iterations }, random());
  const loss = better[seat] - values[seat];
  if (loss <= 0) return kept(values);
  return { best: best.choice.moves, loss, values, reasons: advisor?.reasons(view, best.choice, [played]) ?? [] };
};

const luckIn = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  { index, before, moves: [move] }: Stretch<State, Move>,
): Luck<Move> => {
  const stroke = strokesOf(player, before).find((one) => isEqual(one.move, move));
  if (!stroke) throw new Error(`move ${index} of the record is not one of chance: ${JSON.stringify(move)}`);
  return { index, move, change: stroke.change };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const totalsOf = <Move>(seats: number, decisions: readonly Verdict<Move>[], luck: readonly Luck<Move>[]): readonly SeatReview[] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((decision) => decision.seat === seat);
    return {
      decisions: own.length,
      loss: sum(own.map(({ loss }) => loss)),
      blunders: own.filter(({ loss }) => loss >= BLUNDER).length,
      luck: sum(luck.map(({ change }) => change[seat])),
    };
  });

/** A review of a game: what every decision cost, and what chance gave and took. Deterministic for a seed and a number of iterations. */
export const review = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  record: GameRecord<Move>,
  plan: ReviewPlan<State, Move>,
): Review<Move> => {
  const { game, mind } = player;
  const start = unwrap(setUp(game, record.options));
  const stretches = stretchesOf(game, record);
  const decisions: Verdict<Move>[] = [];
  const luck: Luck<Move>[] = [];
  for (const [done, stretch] of stretches.entries()) {
    plan.onProgress?.(done, stretches.length);
    const { index, by, before, moves } = stretch;
    if (by === 'chance') luck.push(luckIn(player, stretch));
    else
      decisions.push({
        index,
        seat: by,
        round: roundOf(game, before),
        played: moves,
        ...judge(player, knownTo(game, start, record.moves.slice(0, index), by), stretch, by, plan),
      });
  }
  plan.onProgress?.(stretches.length, stretches.length);
  const seats = stretches.length > 0 ? mind.evaluate(stretches[0].before).length : 0;
  return { decisions, luck, totals: totalsOf(seats, decisions, luck) };
};
