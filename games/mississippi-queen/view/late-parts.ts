import { late } from '@showboat/ui';
import type * as PlanParts from './plan-parts';

// Parts that most tables do not show, or not at first.

export const ExchangeDialog = late(async () => (await import('./panels/exchange-dialog')).ExchangeDialog);
export const WarningDialog = late(async () => (await import('./panels/warning-dialog')).WarningDialog);
export const TilesToCome = late(async () => (await import('./panels/tiles-to-come')).TilesToCome);
export const ResultPanel = late(async () => (await import('./panels/result')).ResultPanel);

export const loadPlanParts = (): Promise<typeof PlanParts> => import('./plan-parts');

export const CallOuts = late(async () => (await loadPlanParts()).CallOuts);
export const PlanGhost = late(async () => (await loadPlanParts()).PlanGhost);
export const Route = late(async () => (await loadPlanParts()).Route);
