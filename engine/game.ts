import type { OptionSchema, OptionValues, Preset } from './options';
import type { Random } from './random';
import { type Refusal, type Result, ok, refused } from './result';

/** Seats are numbered from 0, clockwise. */
export type Seat = number;

/** Who decides next: a seat, chance, or nobody because the game is over. */
export type Actor = Seat | 'chance' | 'nobody';

/** One thing chance may do, with its probability. */
export interface Chance<Move> {
  readonly move: Move;
  readonly weight: number;
}

/** The end of a game: the place of every seat (1 is best; equal numbers are shared places) and how the game ended. */
export interface Outcome {
  readonly places: readonly number[];
  readonly ending: string;
}

/** The text record of all games has the same skeleton, `N. name token token`; this is what differs. */
export interface Notation<State, Move> {
  /** Names that may stand before tokens: ships, colours, "chance". */
  readonly names: readonly string[];
  /** How many words the token has that begins with this word (`t red 2` has three). */
  wordsIn(word: string): number;
  /** Whose name stands before a move. A new name within a line is written before the token, two blanks ahead. */
  nameOf(state: State, move: Move): string;
  /** The number of the line a move made in this state stands on. */
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

  /** From the values of the schema (parsed, defaults filled in) to the first state, or the reason why they do not go together. */
  setup(options: Options): Result<State>;
  optionsOf(state: State): Options;

  actor(state: State): Actor;
  /** The actor's moves, complete, in a stable order, no doubles; also those of chance. Each can be continued to the end of the turn. */
  legalMoves(state: State): readonly Move[];
  /** The moves of chance with their probabilities, which sum to one; empty when a seat decides. */
  chances(state: State): readonly Chance<Move>[];
  /** Moves that seats may make though it is not theirs to act (resigning). Bots never see them. */
  asides(state: State): readonly Move[];
  /** `undefined` exactly for the moves that `legalMoves` or `asides` list; else the rule that forbids it. */
  refuse(state: State, move: Move): Refusal | undefined;
  /** The next state. Trusts its caller: the move was listed or not refused. `play` below is the door for everybody else. */
  apply(state: State, move: Move): State;
  /** The only place that ends a game; `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined;

  /** The state with what this seat (undefined: a spectator) may not know masked by an allow-list. The rules run on it as on a state. */
  view(state: State, seat: Seat | undefined): State;
  /**
   * What a seat (undefined: an onlooker) knows after a move that it saw, from what it knew before: more than its view where things lay
   * open for a moment. The rules run on it as on a view. Left out where there is nothing to remember; see `knownTo`.
   */
  follow?(known: State, move: Move, seat: Seat | undefined): State;
  /**
   * A state that this seat, from what it sees or knows, cannot tell from the real one: what is hidden there is dealt anew. The same
   * object where nothing is.
   */
  redeal(known: State, seat: Seat, random: Random): State;

  formatMove(state: State, move: Move): string;
  /**
   * A move as typed, read in the light of the state; `by` is the name before it where there is one.
   * Refuses what is not a move at all; whether it is legal, `refuse` says.
   */
  parseMove(state: State, text: string, by?: string): Result<Move>;
  /** How its moves stand in a text record. */
  readonly notation: Notation<State, Move>;
}

/** Single positions from and for outside. Whoever only plays needs none of this, and need not load it. */
export interface Positions<State> {
  /** Positions are JSON values, given between turns; `formatPosition` refuses a moment within a turn. */
  formatPosition(state: State): Result<unknown>;
  parsePosition(value: unknown): Result<State>;
  /** Every distinct outcome of the turn to play in this position, one line each, sorted by bytes. */
  turns(position: unknown): Result<readonly string[]>;
  /** A text picture that a person can read. */
  draw(state: State): string;
}

/** What every game is. */
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
