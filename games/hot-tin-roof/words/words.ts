import type { Reason, Refusal, Seat } from '@showboat/engine';
import type { Roof } from '../rules/board';
import type { Move } from '../rules/moves';
import type { Dumpster, State } from '../rules/state';
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
  /** "Teapot Terrace"; roofs of own boards as their file names them. */
  nameRoof(state: State, roof: Roof): string;
  nameDumpster(dumpster: Dumpster): string;
  /** The `who` of an event, as a title: "Ginger", "The stack". */
  nameMover(who: string): string;
  nameSeat(state: State, seat: Seat): string;
  /** Of a move: what would have been needed, and the number of the rule. */
  sayRefusal(refusal: Refusal): string;
  /** An entry of a menu. */
  describeMove(state: State, move: Move): string;
  /** `after` is the state that the move led to. */
  describeEvent(state: State, move: Move, after: State): readonly Event[];
  /** One sentence of all that somebody did: "Ginger dives into home dumpster 1 for 5 cans and places the sitting pair on … and …." */
  joinPhrases(who: string, phrases: readonly string[]): string;
  sayEnding(ending: string): string;
  /** Why a turn is good, as a phrase to be strung together with others. */
  sayReason(reason: Reason): string;

  /** "Round 5 · 9 fish left" */
  describeStatus(state: State): string;
  /** What a seat is asked now, in a few words. */
  describeTask(state: State, seat: Seat): string;
  /** Who lives there, whose shelter it is, and where its links lead. */
  describeRoof(state: State, roof: Roof): string;
  /** "Cream 1, Rose 2", or that it is free. */
  sayPayment(pays: readonly number[]): string;
  /** What spending so much would mean for the next ante; `undefined` when nothing is to be feared. */
  warnOfAnte(state: State, cansLeft: number): string | undefined;
  /** The same with players called so in every sentence; `nameSeat` and `nameMover` stay colours. */
  withNames(call: CallSeat): Words;
}

/** What it says besides: before a table, about positions, and to those who do not see the board. */
export interface MoreWords {
  /** Of anything: also of options, of records, of boards, and of the fields of a position. Roofs and gaps with the words typed for them. */
  sayRefusal(refusal: Refusal): string;
  /** For somebody who does not see the board: all that is needed to decide. */
  describeSurroundings(state: State, seat: Seat): readonly Paragraph[];
  /** The quarter as text. */
  drawNear(state: State, seat: Seat): string;
  /** For a terminal: dumpsters, the own cats and what everybody has. */
  describeTable(state: State, seat: Seat): readonly string[];
  /** The answer to a question about the board, `r08` or `teapot terrace`: how does the roof stand? `undefined` if it is not such a question. */
  answer(state: State, question: string): string | undefined;
  readonly questionHint: string;

  option(key: string): Titled;
  optionValue(key: string, value: string | number | boolean): string;
  preset(id: string): Titled;
  /** As that of `Words`. */
  withNames(call: CallSeat): MoreWords;
}
