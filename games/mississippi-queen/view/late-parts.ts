import { late } from '@showboat/ui';
import type * as Phone from './phone-parts';

// What most tables do not show, or not at first.

/** Phones have this ready before a table is opened on them. */
export const loadPhone = (): Promise<typeof Phone> => import('./phone-parts');

export const Chips = late(async () => (await loadPhone()).Chips);
export const DockPhone = late(async () => (await loadPhone()).DockPhone);
export const PhoneMap = late(async () => (await loadPhone()).PhoneMap);

export const ExchangeDialog = late(async () => (await import('./panels/exchange-dialog')).ExchangeDialog);
export const WarningDialog = late(async () => (await import('./panels/warning-dialog')).WarningDialog);
export const TilesToCome = late(async () => (await import('./panels/tiles-to-come')).TilesToCome);
export const ResultPanel = late(async () => (await import('./panels/result')).ResultPanel);
