import type { ReadonlySignal } from '@preact/signals';
import type { OptionValues, Positions, Reason, Refusal, Rules, Seat } from '@showboat/engine';
import type { FunctionComponent } from 'preact';
import type { Language } from './language';
import type { School } from './lesson';

// What the table frame and the view of a game know of each other. The frame has the game and its history, the people and the bots;
// the view has the drawings and what a click on them means. A view never changes a state: it asks the rules, and hands moves to the frame.

/** Who sits at a seat, as everybody at the table may know it. */
export interface PlayerInfo {
  readonly name: string;
  /** `bot` with its level in words; a person has none. */
  readonly bot?: string;
  /** Sits at this screen. */
  readonly isHere: boolean;
}

/** A turn that the advisor would play, best first. */
export interface Hint<Move> {
  readonly moves: readonly Move[];
  readonly reasons: readonly Reason[];
  readonly expectedPlace: number;
}

/** The move that has just led to the state on show; what is drawn may move from one to the other. */
export interface Shown<State, Move> {
  readonly before: State;
  readonly move: Move;
}

/** `wide`: panels beside the board. */
export type TableLayout = 'wide' | 'phone';

export interface TableFrame<State, Move> {
  /** The state on show: it follows the game move by move, at a pace the eye can follow. */
  readonly state: ReadonlySignal<State>;
  /** What the person here knows of it who has forgotten nothing: more than the state on show where things lay open for a moment. */
  readonly known: ReadonlySignal<State>;
  /** `undefined` after a jump: then nothing moves, it is simply there. */
  readonly last: ReadonlySignal<Shown<State, Move> | undefined>;
  /** The seat of a person at this screen who is to decide now. `undefined` while others do, while moves are shown, and in replays. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** The person at this screen: who decides, or else decided last. `undefined` for spectators. */
  readonly self: ReadonlySignal<Seat | undefined>;
  readonly players: ReadonlySignal<readonly PlayerInfo[]>;
  /** The seat that a bot is thinking for. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly hints: ReadonlySignal<readonly Hint<Move>[]>;
  /** Of `hints`, the one that is looked at. */
  readonly hint: ReadonlySignal<number>;
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly layout: ReadonlySignal<TableLayout>;
  /** Carries out moves of the seat to decide, up to the first that is refused (which is then explained) or not this seat's any more. */
  play(moves: readonly Move[]): void;
  undo(): void;
  redo(): void;
  /** "Why not?": tells the player the rule; without a refusal what was told goes. */
  explain(refusal: Refusal | undefined): void;
  /** Says something to those who listen instead of looking. */
  announce(text: string): void;
}

/** The parts of one table. The frame puts them in place; how they share what is planned and hovered is theirs. */
export interface TableParts {
  /** "Round 5 · 13 tiles unseen", under the title. */
  readonly status: ReadonlySignal<string>;
  /** Who is to decide, by the name that `Badge` knows; nobody when chance is, or the game is over. */
  readonly mover: ReadonlySignal<string | undefined>;
  /** What the seat to decide has to do, in a few words: "Choose a speed". Also read out. */
  readonly task: ReadonlySignal<string>;
  /** The whole background of the table. `insets` are the pixels at each side that panels cover. */
  readonly Board: FunctionComponent;
  /** The mark of this game beside its title; without it the product's own. */
  readonly Mark?: FunctionComponent<{ readonly size: number }>;
  /** The order of play, in the top bar. */
  readonly Strip: FunctionComponent;
  /** On phones the strip leaves room at its right for the frame's buttons, which else stand above the sheet. */
  readonly hasRoomInStrip?: true;
  /** Everybody's dials, at the top of the side column. */
  readonly Players: FunctionComponent;
  /** The same in one row, on phones. */
  readonly Chips: FunctionComponent;
  /** What the seat to decide may do: a panel below the board, or the sheet of a phone. */
  readonly Dock: FunctionComponent;
  /** The places and what they were given for, in the result; games that are won by coming first have none. */
  readonly Tally?: FunctionComponent;
  /** A mark of a seat, as in the log: colour, shape and letter. */
  readonly Badge: FunctionComponent<{ readonly who: string; readonly size: number }>;
  /** The colour of that mark, as CSS has it, for the lines of charts; without it they differ by their dashes only. */
  colourOf?(who: string): string;
  /** What lies beside the board, open to everybody: tiles to come, a discard pile. */
  readonly beside?: { readonly title: string; readonly Content: FunctionComponent };
  /** Keys of this game; `true` if it was one of them. */
  onKey(event: KeyboardEvent): boolean;
  /** The keys, for the help page. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
  close(): void;
}

/** One line of the log. `who` is the name that notation gives the mover (a ship, "chance"). */
export interface LogEvent {
  readonly who: string;
  readonly what: readonly string[];
}

/** What sentences call a player; `own` is what the game itself calls the seat: a colour. */
export type CallSeat = (seat: Seat, own: string) => string;

/** What a game says, in one language: everything the frame needs to write about a table. */
export interface GameTexts<State, Move> {
  readonly language: Language;
  readonly title: string;
  nameSeat(state: State, seat: Seat): string;
  /** Of a move or of the end of a turn. */
  sayRefusal(refusal: Refusal): string;
  describeMove(state: State, move: Move): string;
  describeEvent(state: State, move: Move, after: State): readonly LogEvent[];
  /** One sentence for the log from the phrases of one mover: "Delia goes to speed 3, turns to port and stops at the jetty." */
  joinPhrases(who: string, phrases: readonly string[]): string;
  sayEnding(ending: string): string;
  sayReason(reason: Reason): string;
  /** The rule with this number in full; `undefined` if there is none. */
  rule(id: string): Promise<string | undefined>;
  /**
   * The same with players called so in every sentence; `nameSeat` stays. Games whose pieces have names of their own lack it.
   * `call` is asked for every sentence anew: names may change.
   */
  withNames?(call: CallSeat): GameTexts<State, Move>;
}

/** What it says before a table, about positions, and to those who do not see the board: no table waits for this. */
export interface MoreTexts<State> {
  /** Of anything: also of options, of records and of positions. */
  sayRefusal(refusal: Refusal): string;
  /** What somebody who does not see the board needs to know to decide, in a few paragraphs with a heading each. */
  describeSurroundings(state: State, seat: Seat): readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** The answer to a question about the board in text mode; `undefined` if it is none. */
  answer(state: State, question: string): string | undefined;
  /** How to ask such a question: "A space, such as 2c3". */
  readonly questionHint: string;
  option(key: string): { readonly title: string; readonly help: string };
  optionValue(key: string, value: string | number | boolean): string;
  preset(id: string): { readonly title: string; readonly help: string };
  /** As that of `GameTexts`. */
  withNames?(call: CallSeat): MoreTexts<State>;
}

/** A game as the client has it: rules, drawings, words and lessons. */
export interface GameView<State, Move, Options extends OptionValues = OptionValues> {
  readonly game: Rules<State, Move, Options>;
  /** Reading and writing single positions is for those who were given one. */
  loadPositions(): Promise<Positions<State>>;
  loadTexts(language: Language): Promise<GameTexts<State, Move>>;
  loadMoreTexts(language: Language): Promise<MoreTexts<State>>;
  /** Has ready what only tables of this layout show. Where nobody asked for it, it comes a moment after the table. */
  loadLayout(layout: TableLayout): Promise<void>;
  open(frame: TableFrame<State, Move>, texts: GameTexts<State, Move>): TableParts;
  loadSchool(language: Language): Promise<School<State, Move>>;
  /** A move that does nothing but end the turn: played hints leave it to the person, who may still think better of it. */
  isClosing?(move: Move): boolean;
  /** The options of a quick game, and which presets to offer first. */
  readonly quickStart: { readonly preset: string; readonly seats: number };
  /** Everything that is wrong with what a file gives for an option of the kind `json`; nothing for a good one. */
  checkFile?(key: string, value: unknown): Promise<readonly Refusal[]>;
  /** A good one, to begin with. */
  exampleFile?(key: string): unknown;
  /** Milliseconds that a move takes on the table before the next is shown. */
  pace(before: State, move: Move, after: State): number;
  /** The move with which a seat leaves the game, where it may now. */
  resignation(state: State, seat: Seat): Move | undefined;
  /** Whether a seat was thrown out. */
  isEliminated(state: State, seat: Seat): boolean;
}

/** A view of some types of its own: whoever uses it must do with any. */
export interface SealedView {
  readonly id: string;
  use<Answer>(visit: <State, Move, Options extends OptionValues>(view: GameView<State, Move, Options>) => Answer): Answer;
}

export const sealView = <State, Move, Options extends OptionValues>(view: GameView<State, Move, Options>): SealedView => ({
  id: view.game.id,
  use: (visit) => visit(view),
});
