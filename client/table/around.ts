import type { ReadonlySignal } from '@preact/signals';
import type { GameWords } from '@showboat/engine';
import type { KeyHelp, TableExtras, TableParts } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import type { Presenter } from '../session/presenter';
import type { SessionFrame } from './frame';
import type { LogProps } from './log-panel';

/** A table as what is around it knows it. */
export interface TableInside<State, Move> extends LogProps<State, Move> {
  readonly frame: SessionFrame<State, Move>;
  readonly presenter: Presenter<State, Move>;
  readonly parts: TableParts;
  readonly words: GameWords<State, Move>;
}

/** What is drawn in addition, by its place. */
export interface TableSlots {
  /** At the head of the players; on phones below their chips. */
  readonly head?: ComponentChildren;
  /** Below the players, in place of the log. */
  readonly side?: ComponentChildren;
  /** Above the dock. */
  readonly above?: ComponentChildren;
  /** In place of the dock, for a while. */
  readonly dock?: JSX.Element | undefined;
  /** Before the buttons of every table. */
  readonly tools?: ComponentChildren;
  /** What can be done after the end. */
  readonly resultKeys?: ComponentChildren;
  /** Anything that finds its place by itself. */
  readonly rest?: ComponentChildren;
}

/** What a table has besides where people are elsewhere: who is there, clocks, talk, questions. A table played here has none of it. */
export interface TableAround<State, Move> {
  readonly extras: TableExtras;
  /** The first moves of turns that the reader has not seen, to be drawn on the board. */
  readonly missed: ReadonlySignal<readonly number[]>;
  /** Reads signals while the table is drawn. */
  draw(inside: TableInside<State, Move>): TableSlots;
  /** More entries of the menu. */
  menu(): readonly { readonly label: string; act(): void }[];
  /** Keys that come before those of the game; `true` if it was one of them. */
  onKey(event: KeyboardEvent): boolean;
  /** The same, for the help page. */
  keys(): readonly KeyHelp[];
  /** Among several people nobody is advised. */
  readonly isUnadvised: boolean;
}
