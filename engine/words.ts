import type { Reason } from './advisor';
import type { Seat } from './game';
import type { Refusal } from './result';

// What a game says in one language. One contract for all games: the client, the command line and the tests know no more than this.

/** The languages of everything a player reads. A new one needs its own files, and its code here. */
export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** The first of the preferred languages that is supported; English if none is. */
export const pickLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';

/** What a translation of these phrases must have: the same keys, and functions of the same arguments. English is the original. */
export type Translated<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string
    ? string
    : Original[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Translated<Original[Key]>;
};

/** One line of the log. `who` is the mover's name in notation (a ship, a colour, "chance"). */
export interface LogEvent {
  readonly who: string;
  /** Short phrases that can be joined: see `joinPhrases`. */
  readonly what: readonly string[];
}

/** States, and the move made in each; the last state may be without one. */
export interface Past<State, Move> {
  readonly states: readonly State[];
  readonly moves: readonly Move[];
}

export interface Paragraph {
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface Titled {
  /** A few words, as the label of a control. */
  readonly title: string;
  /** One sentence. */
  readonly help: string;
}

/** What sentences call a player; `own` is what the game itself calls the seat: a colour. */
export type CallSeat = (seat: Seat, own: string) => string;

/** What a game says on its poster, in one language. */
export interface PosterWords {
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly line: string;
  /** Invites newcomers to the school; the first game that has this is used. */
  readonly newcomers?: { readonly question: string; readonly line: string; readonly school: string };
  /** What the levels of bots are called in its world, by id; others have the usual names. */
  readonly levels?: Readonly<Partial<Record<string, string>>>;
}

/** What a game says at a table: everything the first turn needs. Games add what only their own view needs. */
export interface GameWords<State, Move> {
  readonly language: Language;
  readonly title: string;
  nameSeat(state: State, seat: Seat): string;
  /** The `who` of an event, as a title: "Ginger", "The river". */
  nameMover(who: string): string;
  /** An entry of a menu. */
  describeMove(state: State, move: Move): string;
  /**
   * `after` is the state that the move led to; `past` what came before, for those who ask who is to blame. Given views, nothing is
   * mentioned that they do not show.
   */
  describeEvent(state: State, move: Move, after: State, past?: () => Past<State, Move>): readonly LogEvent[];
  /** One sentence for the log from the phrases of one mover: "Delia goes to speed 3, turns to port and stops at the jetty." */
  joinPhrases(who: string, phrases: readonly string[]): string;
  sayEnding(ending: string): string;
  /** "Round 5 · 13 tiles unseen" */
  describeStatus(state: State): string;
  /** What a seat is asked now, in a few words. */
  describeTask(state: State, seat: Seat): string;
  /**
   * The same with these names of players in every sentence; `nameSeat` and `nameMover` stay. Games whose pieces have names do not have
   * it. `call` is called for every sentence: names may change.
   */
  withNames?(call: CallSeat): this;
}

/** Why not, and why so: a table can be played before this is loaded. */
export interface WhyWords {
  /** Of a move or of the end of a turn: what would have been needed, and the number of the rule. */
  sayRefusal(refusal: Refusal): string;
  /** Why a turn is good, as a phrase to be joined with others. */
  sayReason(reason: Reason): string;
  /** As that of `GameWords`. */
  withNames?(call: CallSeat): this;
}

/** What it says in the set-up, about positions, in a terminal and in text mode: no table waits for this. */
export interface MoreWords<State> {
  /** Any refusal: also of options, records, boards and the fields of a position. */
  sayRefusal(refusal: Refusal): string;
  /** What a player who does not see the board needs to know to decide, in a few paragraphs. */
  describeSurroundings(state: State, seat: Seat): readonly Paragraph[];
  /** The board as text, around what matters to a seat. */
  drawNear(state: State, seat: Seat): string;
  /** For a terminal: what everybody has, in a few lines. */
  describeTable(state: State, seat: Seat): readonly string[];
  /** The answer to a question about the board in text mode; `undefined` if it is not one. */
  answer(state: State, question: string): string | undefined;
  /** How to ask such a question: "A space, such as 2c3". */
  readonly questionHint: string;
  option(key: string): Titled;
  optionValue(key: string, value: string | number | boolean): string;
  preset(id: string): Titled;
  /** As that of `GameWords`. */
  withNames?(call: CallSeat): this;
}

/** All together, for terminals and tests, which need not load them separately. */
export type AllWords<State, Move> = GameWords<State, Move> & WhyWords & MoreWords<State>;

export const allWords = <State, Move, Words extends GameWords<State, Move>>(
  words: Words,
  why: WhyWords,
  more: MoreWords<State>,
): Words & WhyWords & MoreWords<State> => ({
  ...words,
  ...why,
  ...more,
  withNames: (call: CallSeat) =>
    allWords(words.withNames?.(call) ?? words, why.withNames?.(call) ?? why, more.withNames?.(call) ?? more),
});

/** "a, b and c": none of our languages has a comma before the last. */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items[items.length - 1]}`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
