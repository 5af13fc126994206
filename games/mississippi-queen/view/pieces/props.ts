import { type Ship, type ShipId, isRose } from '../../game';
import type { PanelPhrases } from '../../words/en/panels';
import type { Words } from '../../words/words';
import type { Planner } from '../planner/planner';
import { SHIPS } from './ships';

/** What every part of this table is given. */
export interface TableProps {
  readonly planner: Planner;
  readonly phrases: PanelPhrases;
  readonly words: Words;
}

/** Given names stay as they are in all languages; the Rose's is a word. */
export const shipName = (phrases: PanelPhrases, id: ShipId): string => (id === 'black' ? phrases.rose : SHIPS[id].name);

/** The Rose has no counter: her coal has no end. */
export const bunkerOf = (ship: Ship): string => (isRose(ship) ? '∞' : String(ship.coal));
