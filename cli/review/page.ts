import type { Review, SeatReview } from '@showboat/bots';
import type { Game, GameRecord, OptionValues, Reason } from '@showboat/engine';
import { formatOptions, setUp, statesFrom, unwrap } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { tableLines } from '../table';
import { tokensOf } from '../tokens';

export interface Reviewed<Move> {
  readonly record: GameRecord<Move>;
  readonly review: Review<Move>;
  readonly iterations: number;
  readonly seed: string;
}

/** Below this a loss is within the noise of the search. */
const WORTH_MENTIONING = 0.03;

/** In hundredths of everything at stake. */
const points = (value: number): string => (100 * value).toFixed(1);

const change = (value: number): string => `${value < 0 ? '−' : '+'}${points(Math.abs(value))}`;

/** The state before every move of a record. */
const statesOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { options, moves }: GameRecord<Move>,
): readonly State[] => statesFrom(game, unwrap(setUp(game, options)), moves);

export interface ReviewJson {
  readonly game: string;
  readonly options: OptionValues;
  readonly iterations: number;
  readonly seed: string;
  readonly decisions: readonly {
    readonly index: number;
    readonly seat: number;
    readonly round: number;
    readonly played: readonly string[];
    readonly best: readonly string[];
    readonly loss: number;
    readonly values: readonly number[];
    readonly reasons: readonly Reason[];
  }[];
  readonly luck: readonly { readonly index: number; readonly move: string; readonly change: readonly number[] }[];
  readonly totals: readonly SeatReview[];
}

export const reviewJson = <State, Move, Options extends OptionValues>(
  { game }: Entry<State, Move, Options>,
  { record, review, iterations, seed }: Reviewed<Move>,
): ReviewJson => {
  const states = statesOf(game, record);
  return {
    game: game.id,
    options: record.options,
    iterations,
    seed,
    decisions: review.decisions.map((one) => ({
      index: one.index,
      seat: one.seat,
      round: one.round,
      played: tokensOf(game, states[one.index], one.played),
      best: tokensOf(game, states[one.index], one.best),
      loss: one.loss,
      values: one.values,
      reasons: one.reasons,
    })),
    luck: review.luck.map((one) => ({ ...one, move: game.formatMove(states[one.index], one.move) })),
    totals: review.totals,
  };
};

const lossRows = <State, Move, Options extends OptionValues>(
  { game, words }: Entry<State, Move, Options>,
  { decisions }: Review<Move>,
  states: readonly State[],
): readonly (readonly string[])[] =>
  decisions
    .filter(({ loss }) => loss >= WORTH_MENTIONING)
    .map(({ index, round, played, best, loss, reasons }) => {
      const state = states[index];
      const tokens = (moves: readonly Move[]): string => tokensOf(game, state, moves).join(' ');
      const why = reasons.map((reason) => words.sayReason(reason)).join('; ');
      return [
        `${round}.`,
        words.nameMover(game.notation.nameOf(state, played[0])),
        points(loss),
        tokens(played),
        tokens(best),
        why,
      ];
    });

/** The review in words and columns. */
export const reviewPage = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  { record, review, iterations, seed }: Reviewed<Move>,
): string => {
  const { game, words } = entry;
  const states = statesOf(game, record);
  const names = review.totals.map((_, seat) => words.nameSeat(states[states.length - 1], seat));
  const losses = lossRows(entry, review, states);
  const luck = review.luck.map(({ index, move, change: changes }) => [
    `${game.notation.numberOf(states[index])}.`,
    game.formatMove(states[index], move),
    ...changes.map(change),
  ]);
  const totals = review.totals.map(({ decisions, loss, blunders, luck: fortune }, seat) => [
    names[seat],
    String(decisions),
    points(loss),
    points(decisions > 0 ? loss / decisions : 0),
    String(blunders),
    change(fortune),
  ]);
  const numbers = names.map(() => 'right' as const);
  return [
    `${game.id}, ${formatOptions(game.options, record.options, ['seats'])}, ${record.moves.length} moves, result ${record.result ?? '*'}`,
    `${iterations} iterations a search, seed ${seed}; losses and luck in hundredths of all there is to win`,
    '',
    ...(losses.length > 0
      ? tableLines(
          [['round', 'who', 'loss', 'played', 'better', 'why'], ...losses],
          ['right', 'left', 'right', 'left', 'left', 'left'],
        )
      : ['No decision lost anything worth mentioning.']),
    '',
    'What chance changed',
    ...tableLines([['round', 'drawn', ...names], ...luck], ['right', 'left', ...numbers]),
    '',
    'In all',
    ...tableLines(
      [['', 'decisions', 'loss', 'each', 'blunders', 'luck'], ...totals],
      ['left', 'right', 'right', 'right', 'right', 'right'],
    ),
  ].join('\n');
};
