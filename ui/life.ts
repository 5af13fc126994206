import type { Seat, Style } from '@showboat/engine';
import type { FunctionComponent } from 'preact';
import type { OptionPictures } from './option-pictures';
import type { Portrait } from './portrait/portrait';
import type { SoundOf } from './sound/sounding';

/** Something that a player might say a word about. */
export interface Remark {
  readonly seat: Seat;
  /** What it is about, among the words. */
  readonly about: string;
  /** Too rare to be passed over in silence. */
  readonly isGreat?: true;
}

/** How strong a level is, as the arena has measured it: one seat of it against another level in all others. */
export interface Strength {
  readonly level: string;
  readonly against: string;
  readonly seats: number;
  readonly games: number;
  /** First places, shared ones in parts. */
  readonly wins: number;
}

/** A symbol and what it means. */
export interface Legend {
  readonly Symbol: FunctionComponent;
  readonly says: string;
}

/** What makes a table lively. No turn needs it: it is loaded after the first. */
export interface TableLife<State, Move> {
  readonly soundOf: SoundOf<State, Move>;
  readonly Portrait: Portrait;
  /** Looks at what everybody may see, nothing else. */
  remarkOf(before: State, move: Move, after: State): Remark | undefined;
  /** What is said, by what it is about: one of several lines. */
  readonly remarks: Readonly<Record<string, readonly string[]>>;
  /** What somebody who plays this for the first time should know, in the order of their first turns. */
  readonly marks: readonly string[];
  /** The symbols of the table, explained in order. */
  readonly legend: readonly Legend[];
  /** What a style is fond of, as a phrase. */
  readonly styles: Readonly<Record<Style, string>>;
  /** Only what was measured. */
  readonly strengths: readonly Strength[];
  /** For options whose entries are better seen than read. */
  readonly optionPictures?: OptionPictures;
}
