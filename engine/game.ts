import type { OptionSchema, OptionValues, Preset } from './options';
import type { Random } from './random';
import { type Refusal, type Result, ok, refused } from './result';

/** Seats are numbered from 0, clockwise. */
export type Seat = number;

/** Who decides next: a seat, chance, or nobody because the game is over. */
export type Actor = Seat | 'chance' | 'nobody';

/** One possible chance move, with its probability. */
export interface Chance<Move> {
  readonly move: Move;
  readonly weight: number;
}

/** The end of a game: the place of every seat (1 is best; equal numbers are shared places) and how the game ended. */
export interface Outcome {
  readonly places: readonly number[];
  readonly ending: string;
}

/** The text records of all games share a skeleton, `N. name token token`; this is what differs. */
export interface Notation<State, Move> {
  /** Names that may stand before tokens: ships, colours, "chance". */
  readonly names: readonly string[];
  /** The number of words in a token that begins with this word (`t red 2` has three). */
  wordsIn(word: string): number;
  /** The name written before a move. A new name within a line comes before its token, after two spaces. */
  nameOf(state: State, move: Move): string;
  /** The line number for a move made in this state. */
  numberOf(state: State): number;
  /** The round of a move made in this state, where lines are not numbered by rounds. */
  roundOf?(state: State): number;
  /** Whether a move made in this state opens a new line. */
  opensLine(state: State, move: Move): boolean;
  /** The `Result` header of a finished game. */
  formatResult(outcome: Outcome): string;
}

/**
 * What it takes to play a game. All functions are pure; states, views and moves are plain readonly JSON.
 * Chance is a move: nothing here draws at random, and a record of moves replays without knowing how chance was made.
 */
export interface Rules<State, Move, Options extends OptionValues = OptionValues> {
  readonly id: string;
  /** Written on every record: replays run only against their own version. */
  readonly rulesVersion: string;
  readonly options: OptionSchema;
  readonly presets: readonly Preset[];
  /** Every way this game can end; the tests keep a recorded game for each. */
  readonly endings: readonly string[];

  /** From option values (parsed, defaults filled in) to the first state, or the reason why they cannot be combined. */
  setup(options: Options): Result<State>;
  optionsOf(state: State): Options;

  actor(state: State): Actor;
  /** The actor's moves (also those of chance): complete, stable order, no duplicates. Each can be continued to the end of the turn. */
  legalMoves(state: State): readonly Move[];
  /** The chance moves with their probabilities, which sum to one; empty when a seat decides. */
  chances(state: State): readonly Chance<Move>[];
  /** Moves that a seat, or any if left out, may make out of turn (resigning). Bots never see them. */
  asides(state: State, seat?: Seat): readonly Move[];
  /**
   * `undefined` exactly for the moves listed by `legalMoves` or `asides`, in views also for moves as seen; otherwise the rule that
   * forbids the move.
   */
  refuse(state: State, move: Move): Refusal | undefined;
  /** The next state. Trusts its caller: the move was listed or not refused. `play` below is the door for everybody else. */
  apply(state: State, move: Move): State;
  /** The only function that ends a game; `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined;

  /** What this seat (undefined: a spectator) may know, by an allow-list; the rest is masked. The rules run on it as on a state. */
  view(state: State, seat: Seat | undefined): State;
  /**
   * A move made in this state as a seat (undefined: a spectator) sees it: without what it may not know, with what the move revealed.
   * Legal in the view of that seat, though not listed there. The same object if nothing is hidden. `state` may also be what the
   * seat knows, and the move one it has seen: then the result is the same move.
   */
  seenMove(state: State, move: Move, seat: Seat | undefined): Move;
  /**
   * A state that this seat (undefined: a spectator), from what it sees or knows, cannot tell from the real one: what is hidden is
   * dealt again. The same object where nothing is.
   */
  redeal(known: State, seat: Seat | undefined, random: Random): State;

  formatMove(state: State, move: Move): string;
  /**
   * A move as typed, parsed in the context of the state; `by` is the name before it, if any.
   * Refuses what is not a move at all; `refuse` decides whether it is legal.
   */
  parseMove(state: State, text: string, by?: string): Result<Move>;
  /** How its moves are written in a text record. */
  readonly notation: Notation<State, Move>;
}

/** Import and export of single positions. Playing needs none of this, and need not load it. */
export interface Positions<State> {
  /** Positions are JSON values, given between turns; `formatPosition` refuses a moment within a turn. */
  formatPosition(state: State): Result<unknown>;
  parsePosition(value: unknown): Result<State>;
  /** The same of what a seat (undefined: a spectator) may know of a state. Where something can be hidden, a view is not a position. */
  formatView(state: State, seat: Seat | undefined): Result<unknown>;
  /** A view from `formatView`, to be looked at. Left out where nothing can be hidden, so that every view is a position. */
  parseView?(value: unknown): Result<State>;
  /** Every distinct outcome of the turn to be played in this position, one line each, sorted bytewise. */
  turns(position: unknown): Result<readonly string[]>;
  /** A text drawing for people to read. */
  draw(state: State): string;
}

/** Everything that makes a game. */
export interface Game<State, Move, Options extends OptionValues = OptionValues>
  extends Rules<State, Move, Options>,
    Positions<State> {}

/** The round that the game is in, from 1; 0 in the set-up. */
export const roundOf = <State, Move>({ notation }: { readonly notation: Notation<State, Move> }, state: State): number =>
  (notation.roundOf ?? notation.numberOf)(state);

/** A move from outside: checked completely, then carried out. */
export const play = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  state: State,
  move: Move,
): Result<State> => {
  const refusal = game.refuse(state, move);
  return refusal ? refused(refusal) : ok(game.apply(state, move));
};
