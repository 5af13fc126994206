import type { CallSeat, GameWords, Translated } from '@showboat/engine';
import type { Roof } from '../rules/board';
import type { Move } from '../rules/moves';
import type { Dumpster, State } from '../rules/state';
import type { view } from './en/view';

/** The labels and captions of the table. */
export type ViewPhrases = Translated<typeof view>;

/** What this game says at a table in one language. */
export interface Words extends GameWords<State, Move> {
  readonly phrases: ViewPhrases;
  /** "Teapot Terrace"; roofs of own boards as their file names them. */
  nameRoof(state: State, roof: Roof): string;
  nameDumpster(dumpster: Dumpster): string;
  /** Who lives there, whose shelter it is, and where its links lead. */
  describeRoof(state: State, roof: Roof): string;
  /** "Cream 1, Rose 2", or that it is free. */
  sayPayment(pays: readonly number[]): string;
  /** What spending this would mean for the next ante; `undefined` if there is nothing to warn about. */
  warnOfAnte(state: State, cansLeft: number): string | undefined;
  withNames(call: CallSeat): this;
}
