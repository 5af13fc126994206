import { signal } from '@preact/signals';
import type { Language } from '@showboat/engine';
import { late } from '@showboat/ui';
import type * as Parts from './later-parts';

const here = signal<typeof Parts | undefined>(undefined);

/** Loaded with the first of them that is shown, or when the table has been there for a while. */
export const loadParts = async (): Promise<typeof Parts> => (here.value = await import('./later-parts'));

/** What the keys do; nothing until it is here. */
export const keyWords = (language: Language): Readonly<Record<string, string>> => here.value?.laterPhrases(language)?.keys ?? {};

export const CallOuts = late(async () => (await loadParts()).CallOuts);
export const ChartNames = late(async () => (await loadParts()).ChartNames);
export const Die = late(async () => (await loadParts()).Die);
export const ExchangeDialog = late(async () => (await loadParts()).ExchangeDialog);
export const ImpactLayer = late(async () => (await loadParts()).ImpactLayer);
export const MooredFleet = late(async () => (await loadParts()).MooredFleet);
export const Parting = late(async () => (await loadParts()).Parting);
export const PlanGhost = late(async () => (await loadParts()).PlanGhost);
export const PointedSpaces = late(async () => (await loadParts()).PointedSpaces);
export const Question = late(async () => (await loadParts()).Question);
export const PushTags = late(async () => (await loadParts()).PushTags);
export const ResultPanel = late(async () => (await loadParts()).ResultPanel);
export const Overlay = late(async () => (await loadParts()).Overlay);
export const Route = late(async () => (await loadParts()).Route);
export const SinceMarks = late(async () => (await loadParts()).SinceMarks);
export const Stuck = late(async () => (await loadParts()).Stuck);
export const TilesToCome = late(async () => (await loadParts()).TilesToCome);
export const Trails = late(async () => (await loadParts()).Trails);
export const Ways = late(async () => (await loadParts()).Ways);
export const WarningDialog = late(async () => (await loadParts()).WarningDialog);
