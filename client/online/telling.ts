import {
  type History,
  type OptionSchema,
  type OptionValues,
  type Result,
  type Rules,
  type Seat,
  ok,
  present,
  refused,
  setUp,
} from '@showboat/engine';
import type { NumberedLine } from './remote-table';

// A game as its lines tell it to one seat: every line is one more move of a history of views.

/** What the lines up to a number led to. */
export interface Telling<State, Move> {
  readonly history: History<State, Move>;
  /** The number of each move that still counts. */
  readonly numbers: readonly number[];
  /** Where each takeback led, by its own number. */
  readonly takebacks: ReadonlyMap<number, number>;
  readonly seq: number;
}

/** Boards are JSON values in the interface, and JSON text in the engine. */
const optionsFrom = (schema: OptionSchema, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => {
      const isBoard = Object.hasOwn(schema, key) && schema[key].kind === 'json' && typeof value === 'object';
      return [key, isBoard ? JSON.stringify(value) : value];
    }),
  );

/** Before the first line. `seat`: whose eyes; `undefined` for an onlooker. */
export const beginTelling = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  options: Readonly<Record<string, unknown>>,
  seat: Seat | undefined,
): Result<Telling<State, Move>> => {
  const first = setUp(game, optionsFrom(game.options, options));
  if (!first.ok) return first;
  const history = { states: [game.view(first.value, seat)], moves: [], undone: [] };
  return ok({ history, numbers: [], takebacks: new Map(), seq: 0 });
};

/** How many moves led to the moment after this number, on the way that led to the present. */
const movesAt = <State, Move>({ numbers, takebacks }: Telling<State, Move>, number: number): number => {
  let at = number;
  for (let to = takebacks.get(at); to !== undefined; to = takebacks.get(at)) at = to;
  return at === 0 ? 0 : numbers.indexOf(at) + 1;
};

/**
 * With one more line. `ahead`: the same game with moves that were made here and may come back as lines; they and their states stay the same
 * objects, so that nothing is displayed twice.
 */
export const withLine = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  told: Telling<State, Move>,
  line: NumberedLine,
  ahead: History<State, Move>,
): Result<Telling<State, Move>> => {
  const { history, numbers, takebacks } = told;
  if (line.kind === 'takeback') {
    const count = movesAt(told, line.to);
    return ok({
      history: { states: history.states.slice(0, count + 1), moves: history.moves.slice(0, count), undone: [] },
      numbers: numbers.slice(0, count),
      takebacks: new Map([...takebacks, [line.seq, line.to]]),
      seq: line.seq,
    });
  }
  const state = present(history);
  const count = history.moves.length;
  const made = ahead.states[count] === state ? ahead.moves.at(count) : undefined;
  const isMade = made !== undefined && game.formatMove(state, made) === line.token;
  const parsed = isMade ? ok(made) : game.parseMove(state, line.token, line.name);
  if (!parsed.ok) return parsed;
  const refusal = isMade ? undefined : game.refuse(state, parsed.value);
  if (refusal) return refused(refusal);
  const after = isMade ? ahead.states[count + 1] : game.apply(state, parsed.value);
  return ok({
    history: { states: [...history.states, after], moves: [...history.moves, parsed.value], undone: [] },
    numbers: [...numbers, line.seq],
    takebacks,
    seq: line.seq,
  });
};
