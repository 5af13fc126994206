import { late } from '@showboat/ui';
import type * as Phone from './phone-parts';

/** Preloaded on phones before a table is opened. */
export const loadPhone = (): Promise<typeof Phone> => import('./phone-parts');

export const Chips = late(async () => (await loadPhone()).Chips);
export const DockPhone = late(async () => (await loadPhone()).DockPhone);
export const PhoneMap = late(async () => (await loadPhone()).PhoneMap);
