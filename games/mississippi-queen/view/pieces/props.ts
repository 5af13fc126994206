import type { GameTexts } from '@showboat/ui';
import { type Move, type Ship, type ShipId, type State, isRose } from '../../game';
import type { Planner } from '../planner/planner';
import type { PanelLabels } from '../labels/en/panels';
import { SHIPS } from './ships';

/** What every part of this table is given. */
export interface TableProps {
  readonly planner: Planner;
  readonly labels: PanelLabels;
  readonly texts: GameTexts<State, Move>;
}

/** Given names stay as they are in all languages; the Rose's is a word. */
export const shipName = (labels: PanelLabels, id: ShipId): string => (id === 'black' ? labels.rose : SHIPS[id].name);

/** The Rose has no counter: her coal has no end. */
export const bunkerOf = (ship: Ship): string => (isRose(ship) ? '∞' : String(ship.coal));
