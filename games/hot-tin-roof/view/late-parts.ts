import { late } from '@showboat/ui';
import type * as Phone from './phone-parts';

// What most tables do not show, or not at first.

/** Phones have this ready before a table is opened on them. */
export const loadPhone = (): Promise<typeof Phone> => import('./phone-parts');

export const Chips = late(async () => (await loadPhone()).Chips);
export const DockPhone = late(async () => (await loadPhone()).DockPhone);

export const Tally = late(async () => (await import('./panels/tally')).Tally);
export const Tiles = late(async () => (await import('./panels/tiles')).Tiles);
