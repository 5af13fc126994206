import type { CallSeat, History, Language, Seat } from '@showboat/engine';
import type { FunctionComponent } from 'preact';
import type { Rect } from '../drawing/rect';

// What a game tells of itself when it is over. The page of the story belongs to the client, which adds what the review of any game
// finds; a game that tells nothing still has its places, its prospects, its review and its last board.

/** What happened to one ship, or to one seat, from round to round. */
export interface CourseLine {
  /** As badges and logs know it. */
  readonly who: string;
  readonly seat: Seat;
  /** By column; `undefined` where it is not in the game yet, or any more. */
  readonly values: readonly (number | undefined)[];
  /** Columns in which something small and good happened: a passenger came aboard. */
  readonly marks: readonly number[];
  /** The column in which it was home before the game was over. */
  readonly home?: number;
}

/** The course of a game: a column for every round. */
export interface Course {
  /** `behind`: 0 is the first, and larger is further behind. `points`: the more the better. */
  readonly kind: 'behind' | 'points';
  /** The number of each column. */
  readonly rounds: readonly number[];
  /** How many moves were made when the column was over. */
  readonly ends: readonly number[];
  readonly lines: readonly CourseLine[];
  /** The line in the lead, by column; `undefined` where nobody is, and when the first is home. */
  readonly leaders: readonly (number | undefined)[];
}

/** A moment with a picture. */
export interface StoryMoment {
  readonly kind: string;
  readonly title: string;
  /** One sentence, without the round. */
  readonly text: string;
  readonly round: number;
  /** How many moves are displayed: the picture is what they led to. */
  readonly index: number;
  /** The move that made it, for what it changed. */
  readonly move: number;
  /** Whose moment it is. */
  readonly seat: Seat;
}

/** Something that only one, or a few, of those who played can say of themselves. */
export interface StoryAward {
  readonly kind: string;
  readonly title: string;
  /** By the names that badges know. */
  readonly whos: readonly string[];
  readonly text: string;
}

/** What a place is worth, in a few letters: "round 21", "34 points"; and what that is made of. */
export interface StoryPlace {
  readonly figure: string;
  readonly details: string;
}

/** In words: where points decide, the client knows what to say, and a game need not. */
export interface StoryWords {
  /** What only this game can say of itself. */
  readonly sentence: string;
  /** The headline for who was second by next to nothing: "Second, by a length". */
  readonly second: string | undefined;
  /** "The race" */
  readonly title: string;
  /** A round of the chart as a sentence. */
  sayRound(column: number): string;
  /** For the picture to share: "21 rounds". */
  readonly figures: readonly { readonly count: number; readonly name: string }[];
}

export interface GameStory extends Partial<StoryWords> {
  /** How its chart is read. */
  readonly note: string;
  readonly course: Course;
  /** By seat. */
  readonly places: readonly StoryPlace[];
  readonly moments: readonly StoryMoment[];
  readonly awards: readonly StoryAward[];
  /** What a picture of the board after so many moves shows. */
  lookAt(index: number): Rect | undefined;
  readonly wholeTitle: string;
  /** The whole of it as one drawing, with what happened on it, where the last board does not show that. */
  readonly Whole?: FunctionComponent;
  /** What marks a line, drawn about the origin and about 16 high. */
  readonly Mark?: FunctionComponent;
}

/** A finished game, as its teller needs it. */
export interface Told<State, Move> {
  readonly history: History<State, Move>;
  /** What sentences call the players. */
  readonly call: CallSeat;
}

export interface StoryTeller<State, Move> {
  readonly language: Language;
  /** "Same river again": once more with the same draws. */
  readonly again: string;
  tell(told: Told<State, Move>): GameStory;
}
