import type { CallSeat, GameWords, Translated } from '@showboat/engine';
import type { Card } from '../rules/cards';
import type { City } from '../rules/cities';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import type { view } from './en/view';

/** The labels and captions of the table. */
export type ViewPhrases = Translated<typeof view>;

/** What this game says at a table in one language. */
export interface Words extends GameWords<State, Move> {
  readonly phrases: ViewPhrases;
  nameCity(city: City): string;
  /** "Roma (star, lady)"; hidden ones are "a card". */
  nameCard(card: Card): string;
  /** The same where others are read beside it: "Roma (two crests, 1 of 2 alike)". */
  nameAmong(cards: readonly Card[], card: Card): string;
  /** How a city stands: floors missing, who would win which tower and by which tie-break. */
  describeCity(state: State, city: City): string;
  withNames(call: CallSeat): this;
}
