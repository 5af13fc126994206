import { late } from '@showboat/ui';
import type * as Hand from './hand';

// What most tables do not show, or not at first.

/** Phones have this ready before a table is opened on them. */
export const loadHand = (): Promise<typeof Hand> => import('./hand');

export const Chips = late(async () => (await loadHand()).Chips);
export const DockHand = late(async () => (await loadHand()).DockHand);

export const Tally = late(async () => (await import('./panels/tally')).Tally);
export const Tiles = late(async () => (await import('./panels/tiles')).Tiles);
