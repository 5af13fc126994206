import type { Reason, Refusal, Seat } from '@showboat/engine';
import type { Card } from '../rules/cards';
import type { City } from '../rules/cities';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import type { CallSeat } from './names';
import type { Titled } from './options';

/** Something that happened, for a log: who did what. `who` is a colour, or "chance". */
export interface Event {
  readonly who: string;
  /** Short phrases that can be strung together: see `joinPhrases`. */
  readonly what: readonly string[];
}

export interface Paragraph {
  readonly heading: string;
  readonly lines: readonly string[];
}

export type WordsLanguage = 'en' | 'de' | 'fr' | 'nl';

/** What this game says at a table in one language. */
export interface Words {
  readonly language: WordsLanguage;
  readonly title: string;
  nameCity(city: City): string;
  /** "Roma (star, lady)"; hidden ones are "a card". */
  nameCard(card: Card): string;
  /** The same where others are read beside it: "Roma (two crests, 1 of 2 alike)". */
  nameAmong(cards: readonly Card[], card: Card): string;
  /** The `who` of an event, as a title: "Black", "The pile". */
  nameMover(who: string): string;
  nameSeat(state: State, seat: Seat): string;
  /** Of a move: what would have been needed, and the number of the rule. */
  sayRefusal(refusal: Refusal): string;
  /** An entry of a menu. */
  describeMove(state: State, move: Move): string;
  /** `after` is the state that the move led to. Of two views nothing is told that they do not show. */
  describeEvent(state: State, move: Move, after: State): readonly Event[];
  /** One sentence of all that somebody did: "Black plays Roma (two crests), builds two floors on site A and takes Siena (lady)." */
  joinPhrases(who: string, phrases: readonly string[]): string;
  sayEnding(ending: string): string;
  /** Why a turn is good, as a phrase to be strung together with others. */
  sayReason(reason: Reason): string;

  /** "Turn 5 of 16 · pile 20" */
  describeStatus(state: State): string;
  /** What a seat is asked now, in a few words. */
  describeTask(state: State, seat: Seat): string;
  /** How a city stands: floors missing, who would win which tower and by which tie-break. */
  describeCity(state: State, city: City): string;
  /** The same with players called so in every sentence; `nameSeat` and `nameMover` stay colours. */
  withNames(call: CallSeat): Words;
}

/** What it says besides: before a table, about positions, and to those who do not see the board. */
export interface MoreWords {
  /** Of anything: also of options, of records, and of the fields of a position. */
  sayRefusal(refusal: Refusal): string;
  /** For somebody who does not see the board: all that is needed to decide. */
  describeSurroundings(state: State, seat: Seat): readonly Paragraph[];
  /** The cities as text. */
  drawNear(state: State, seat: Seat): string;
  /** For a terminal: the own hand and what everybody has. */
  describeTable(state: State, seat: Seat): readonly string[];
  /** The answer to a question about the board, `roma`: how does the city stand? `undefined` if it is not such a question. */
  answer(state: State, question: string): string | undefined;
  readonly questionHint: string;

  option(key: string): Titled;
  optionValue(key: string, value: string | number | boolean): string;
  preset(id: string): Titled;
  /** As that of `Words`. */
  withNames(call: CallSeat): MoreWords;
}
