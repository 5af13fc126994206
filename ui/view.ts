import type { ReadonlySignal } from '@preact/signals';
import type {
  CallSeat,
  GameWords,
  Language,
  MoreWords,
  OptionValues,
  Past,
  Positions,
  Reason,
  Refusal,
  Rules,
  Seat,
  WhyWords,
} from '@showboat/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Subject } from './camera/create-camera';
import type { School } from './lesson';
import type { TableLife } from './life';
import type { StoryTeller } from './story/story';

// The contract between the table frame and the view of a game. The frame owns the game and its history, the players and the bots;
// the view owns the drawings and the meaning of a click. A view never changes a state: it asks the rules, and hands moves to the frame.

/** Who sits at a seat, as public knowledge. */
export type PlayerInfo =
  /** At this screen, or at another. */
  | { readonly kind: 'here' | 'elsewhere'; readonly name: string }
  /** With its level in words. */
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** A turn that the advisor would play, best first. */
export interface Hint<Move> {
  readonly moves: readonly Move[];
  readonly reasons: readonly Reason[];
  readonly expectedPlace: number;
}

/** The move that led to the displayed state, for animating from one to the other. */
export interface Shown<State, Move> {
  readonly before: State;
  readonly move: Move;
}

/** A stretch of a game, by its ends. */
export interface Since<State> {
  readonly from: State;
  readonly to: State;
}

/** Something to announce. A function is called again when what it reads has changed, such as a reason that has been loaded. */
export type Said = string | (() => string);

/** What is beside a seat at a table whose people are elsewhere. A view puts it where there is room; without it, it draws what it has itself. */
export type SeatExtra = FunctionComponent<{ readonly seat: Seat; readonly children?: ComponentChildren }>;

export interface TableExtras {
  /** Around a badge: whether somebody is behind it. */
  readonly Mark: SeatExtra;
  /** At the right of a name. */
  readonly Clock: SeatExtra;
  /** Behind a name, in a word. */
  readonly State: SeatExtra;
  /** Below everything else of the seat. */
  readonly Note: SeatExtra;
  /** On phones, in place of the figures of the seat. */
  readonly ChipClock: SeatExtra;
  /** The clock of the player here: at the left of the dock; on phones a line at its top, in place of what a view may say there. */
  readonly OwnClock: SeatExtra;
  /** What the key that ends a turn says, where that is not the usual. */
  readonly mainWord?: ReadonlySignal<string | undefined>;
}

/** What happened at a table: one move, with all that came before it. */
export interface Happening<State, Move> extends Shown<State, Move> {
  readonly after: State;
  readonly past: Past<State, Move>;
}

/** Something worth a line of its own, shown to everybody for a while: a shove, the last fish, a decided tower. */
export interface Highlight {
  /** The game's own word for it, for sounds and tests: `push`. */
  readonly kind: string;
  /** One line, without a full stop: "Delia shoves you: point your bow anywhere, free". */
  readonly text: string;
  /** Whose mark stands before it, by the name that `Badge` knows. */
  readonly who?: string;
  /** It is about the player here, and is not replaced before it can be read. */
  readonly isYours?: boolean;
}

/** Which moves are highlights, in one language. Given views, nothing is mentioned that they do not show. */
export interface HighlightWords<State, Move> {
  /** `you`: the seat that is spoken to; nobody where several people share a screen, and for spectators. */
  tell(happening: Happening<State, Move>, you: Seat | undefined): Highlight | undefined;
  /** As that of `GameWords`. */
  withNames?(call: CallSeat): this;
}

/** `wide`: panels beside the board. */
export type TableLayout = 'wide' | 'phone';

export interface TableFrame<State, Move> {
  /** The displayed state: it lags the game, and follows it move by move at a watchable pace. */
  readonly state: ReadonlySignal<State>;
  /** What the player here knows with a perfect memory: more than the displayed state where things were visible for a moment. */
  readonly known: ReadonlySignal<State>;
  /** `undefined` after a jump: then nothing is animated. */
  readonly last: ReadonlySignal<Shown<State, Move> | undefined>;
  /** The seat of the player at this screen who is to decide now. `undefined` while others do, while moves are displayed, and in replays. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** The player at this screen who decides, or decided last. `undefined` for spectators. */
  readonly self: ReadonlySignal<Seat | undefined>;
  readonly players: ReadonlySignal<readonly PlayerInfo[]>;
  /** The seat that a bot is thinking for. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly hints: ReadonlySignal<readonly Hint<Move>[]>;
  /** The index of the selected hint. */
  readonly hint: ReadonlySignal<number>;
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly layout: ReadonlySignal<TableLayout>;
  /** Turns that the player here did not see, each with all its moments: a view that can draws them on the present. */
  readonly missed?: ReadonlySignal<readonly (readonly State[])[]> | undefined;
  /** The game up to the displayed state, for what a state does not keep. Without it a view knows what it has seen itself. */
  past?(): { readonly states: readonly State[]; readonly moves: readonly Move[] };
  /** What others did since the player here last decided; `undefined` before that, and where it is not followed. */
  readonly since?: ReadonlySignal<Since<State> | undefined> | undefined;
  /** Whether the only possible thing is done by itself, after a moment to undo. Never in lessons. */
  readonly playsForced?: ReadonlySignal<boolean> | undefined;
  /** A picture, not a table: the part of the board to show. */
  readonly look?: Partial<Subject> | undefined;
  /** Only at tables whose people are elsewhere. */
  readonly extras?: TableExtras | undefined;
  /** Plays moves of the deciding seat, up to the first that is refused (and then explained) or no longer this seat's. */
  play(moves: readonly Move[]): void;
  undo(): void;
  redo(): void;
  /** "Why not?": shows the player the rule; without a refusal the explanation is cleared. */
  explain(refusal: Refusal | undefined): void;
  /** Why not, and why so: empty sentences until they are loaded, which begins with the first question. Reactive. */
  readonly why: Pick<WhyWords, 'sayRefusal' | 'sayReason'>;
  /** Announces something to screen readers. */
  announce(said: Said): void;
}

/** A line of the help page. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** How the end of a game is shown. */
export interface FinishProps {
  /** All at once: for reduced motion, and for whoever has seen enough. */
  readonly isStill: boolean;
  /** As sentences, for text mode. */
  readonly inWords: boolean;
  /** Everything was shown. */
  onTold(): void;
}

/** Where moves were made, for the lines of a log. */
export interface LoggedPlaces {
  /** The places of these moves, by the names that `pointed` knows. */
  of(from: number, to: number | undefined): readonly string[];
  /** Lights them on the board for a while. */
  light(names: readonly string[]): void;
}

/** The parts of one table. The frame lays them out; how they share plans and hover state is their own business. */
export interface TableParts {
  /** "Round 5 · 13 tiles unseen", under the title. */
  readonly status: ReadonlySignal<string>;
  /** Who is to decide, by the name that `Badge` knows; `undefined` when chance is, or the game is over. */
  readonly mover: ReadonlySignal<string | undefined>;
  /** What the deciding seat has to do, in a few words: "Choose a speed". Also read aloud. */
  readonly task: ReadonlySignal<string>;
  /** The whole background of the table. `insets` are the pixels at each side that panels cover. */
  readonly Board: FunctionComponent;
  /** The game's logo beside its title; by default the product's. */
  readonly Mark?: FunctionComponent<{ readonly size: number }>;
  /** The order of play, in the top bar. */
  readonly Strip: FunctionComponent;
  /** On phones the strip leaves room at its right for the frame's buttons, which are otherwise above the sheet. */
  readonly hasRoomInStrip?: true;
  /** Everybody's dials, at the top of the side column. */
  readonly Players: FunctionComponent;
  /** The same in one row, on phones. */
  readonly Chips: FunctionComponent;
  /** The controls of the deciding seat: a panel below the board, or the sheet of a phone. */
  readonly Dock: FunctionComponent;
  /** The final places with the points behind them; games won by coming first have none. */
  readonly Tally?: FunctionComponent;
  /** The end, shown once to whoever was there: loaded after the first move. */
  readonly Finish?: FunctionComponent<FinishProps>;
  /** A mark of a seat, as in the log: colour, shape and letter. */
  readonly Badge: FunctionComponent<{ readonly who: string; readonly size: number }>;
  /** The CSS colour of that mark, for the lines of charts; without it they differ only by their dashes. */
  colourOf?(who: string): string;
  /** What lies beside the board, open to everybody: tiles to come, a discard pile. */
  readonly beside?: { readonly title: string; readonly Content: FunctionComponent };
  /** Where moves were made, to be lit from the log. */
  loadPlaces?(): Promise<LoggedPlaces>;
  /** Handles the keys of this game; `true` if it was one of them. */
  onKey(event: KeyboardEvent): boolean;
  /** The keys, for the help page. */
  keys(): readonly KeyHelp[];
  close(): void;
}

/** A game as the client has it: rules, drawings, words and lessons. */
export interface GameView<
  State,
  Move,
  Options extends OptionValues = OptionValues,
  Words extends GameWords<State, Move> = GameWords<State, Move>,
> {
  readonly game: Rules<State, Move, Options>;
  /** Reading and writing single positions, loaded only when one is given. */
  loadPositions(): Promise<Positions<State>>;
  loadWords(language: Language): Promise<Words>;
  loadWhyWords(language: Language): Promise<WhyWords>;
  loadMoreWords(language: Language): Promise<MoreWords<State>>;
  /** Loaded after the first move. */
  loadHighlights?(language: Language): Promise<HighlightWords<State, Move>>;
  /** The rule book, as Markdown. */
  loadRules(language: Language): Promise<string>;
  /** Preloads what only tables of this layout show. Otherwise it appears a moment after the table. */
  loadLayout(layout: TableLayout): Promise<void>;
  /** Preloads what a table does not show in its first moments. */
  loadLater?(language: Language): Promise<void>;
  /** Sounds and the like. */
  loadLife?(language: Language): Promise<TableLife<State, Move>>;
  /** `words` come from this view's `loadWords`, perhaps with names: code that does not know their type only passes them on. */
  open(frame: TableFrame<State, Move>, words: Words): TableParts;
  loadSchool(language: Language): Promise<School<State, Move>>;
  /** How it tells a finished game. */
  loadStory?(language: Language): Promise<StoryTeller<State, Move>>;
  /** A move that only ends the turn: played hints leave it to the player, who may still change their mind. */
  isClosing?(move: Move): boolean;
  /** What these moves leave behind though it could be had, as a question. The planner and text mode ask it once. */
  leaving?(state: State, moves: readonly Move[], words: Words): string | undefined;
  /** The options of a quick game, and which presets to offer first. */
  readonly quickStart: { readonly preset: string; readonly seats: number; readonly options?: Partial<Options> };
  /** Every problem of a file given for an option of kind `json`; empty for a good one. */
  checkFile?(key: string, value: unknown): Promise<readonly Refusal[]>;
  /** A valid example to start with. */
  exampleFile?(key: string): unknown;
  /** How long a move is displayed, in milliseconds, before the next one. */
  pace(before: State, move: Move, after: State): number;
  /** The move with which a seat leaves the game, if it may now. */
  resignation(state: State, seat: Seat): Move | undefined;
  /** Whether a seat was eliminated. */
  isEliminated(state: State, seat: Seat): boolean;
}

/** A view whose types are unknown here: code that uses it must work with any. */
export interface SealedView {
  readonly id: string;
  use<Answer>(visit: <State, Move, Options extends OptionValues>(view: GameView<State, Move, Options>) => Answer): Answer;
}

export const sealView = <State, Move, Options extends OptionValues>(view: GameView<State, Move, Options>): SealedView => ({
  id: view.game.id,
  use: (visit) => visit(view),
});
