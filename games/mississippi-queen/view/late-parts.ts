import { late } from '@showboat/ui';

// Parts that most tables do not show, or not at first.

export const ExchangeDialog = late(async () => (await import('./panels/exchange-dialog')).ExchangeDialog);
export const WarningDialog = late(async () => (await import('./panels/warning-dialog')).WarningDialog);
export const TilesToCome = late(async () => (await import('./panels/tiles-to-come')).TilesToCome);
export const ResultPanel = late(async () => (await import('./panels/result')).ResultPanel);
