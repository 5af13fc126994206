import { late } from '@showboat/ui';
import type * as Parts from './later-parts';

/** Loaded with the first of them that is shown, or when the table has been there for a while. */
export const loadParts = (): Promise<typeof Parts> => import('./later-parts');

export const CallOuts = late(async () => (await loadParts()).CallOuts);
export const ChartNames = late(async () => (await loadParts()).ChartNames);
export const ExchangeDialog = late(async () => (await loadParts()).ExchangeDialog);
export const PlanGhost = late(async () => (await loadParts()).PlanGhost);
export const ResultPanel = late(async () => (await loadParts()).ResultPanel);
export const Route = late(async () => (await loadParts()).Route);
export const TilesToCome = late(async () => (await loadParts()).TilesToCome);
export const Trails = late(async () => (await loadParts()).Trails);
export const WarningDialog = late(async () => (await loadParts()).WarningDialog);
