import type { GameWords, Translated } from '@showboat/engine';
import type { Move } from '../rules/moves';
import type { Ship, ShipId, State } from '../rules/state';
import type { later } from './en/later';
import type { view } from './en/view';

/** The labels and captions of the table. */
export type ViewPhrases = Translated<typeof view>;

/** What a table shows only now and then. */
export type LaterPhrases = Translated<typeof later>;

/** What this game says at a table in one language. */
export interface Words extends GameWords<State, Move> {
  readonly phrases: ViewPhrases;
  /** Within a sentence: "Delia", "the Black Rose". */
  nameShip(id: ShipId): string;
  /** Where a ship is, for its card: "Tile III, before the logs". */
  notePlace(state: State, ship: Ship | ShipId): string;
}
