import type { Reason, Refusal, Seat } from '@showboat/engine';
import type { Move } from '../rules/moves';
import type { Ship, ShipId, State } from '../rules/state';
import type { Titled } from './options';

/** Something that happened, for a log: who did what. `who` is the name that notation gives the mover, a ship or "chance". */
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
  /** Within a sentence: "Delia", "the Black Rose". */
  nameShip(id: ShipId): string;
  /** The `who` of an event, as a title: "Delia", "The Black Rose", "The river". */
  nameMover(who: string): string;
  /** The ships of a seat. */
  nameSeat(state: State, seat: Seat): string;
  /** Of a move or of the end of a turn: what would have been needed, and the number of the rule. */
  sayRefusal(refusal: Refusal): string;
  /** An entry of a menu. */
  describeMove(state: State, move: Move): string;
  /** `after` is the state that the move led to. */
  describeEvent(state: State, move: Move, after: State): readonly Event[];
  /** One sentence of all that a mover did: "Delia goes to speed 3, turns to port and takes a passenger." */
  joinPhrases(who: string, phrases: readonly string[]): string;
  sayEnding(ending: string): string;
  /** Why a turn is good, as a phrase to be strung together with others. */
  sayReason(reason: Reason): string;

  /** "Round 5 · 13 tiles unseen" */
  describeStatus(state: State): string;
  /** What a seat is asked now, in a few words. */
  describeTask(state: State, seat: Seat): string;
  /** Where a ship is, for its card: "Tile III, before the logs". */
  notePlace(state: State, ship: Ship | ShipId): string;
}

/** What it says besides: before a table, about positions, and to those who do not see the board. */
export interface MoreWords {
  /** Of anything: also of options, of records, and of the fields of a position. */
  sayRefusal(refusal: Refusal): string;
  /** For somebody who does not see the board: all that is needed to decide. */
  describeSurroundings(state: State, seat: Seat): readonly Paragraph[];
  /** The river as text, around the ship that a seat is asked about, or around its own. */
  drawNear(state: State, seat: Seat): string;
  /** For a terminal: the order of the round, everybody's dials, who waits at the jetties. */
  describeTable(state: State, seat: Seat): readonly string[];
  /** The answer to a question about the board, `1c3`: can the ship end there, and if not, why? `undefined` if it is not such a question. */
  answer(state: State, question: string): string | undefined;
  readonly questionHint: string;

  option(key: string): Titled;
  optionValue(key: string, value: string | number | boolean): string;
  preset(id: string): Titled;
}
