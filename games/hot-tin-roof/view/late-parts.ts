import type { Language } from '@showboat/engine';
import { late } from '@showboat/ui';
import type * as Finish from './finish/finish';
import type * as Phone from './phone-parts';

// Parts that most tables do not show, or not at first.

/** Preloaded on phones before a table is opened. */
export const loadPhone = (): Promise<typeof Phone> => import('./phone-parts');

export const Chips = late(async () => (await loadPhone()).Chips);
export const DockPhone = late(async () => (await loadPhone()).DockPhone);

export const loadFinish = async (language: Language): ReturnType<typeof Finish.loadFinish> =>
  (await import('./finish/finish')).loadFinish(language);

export const Ideas = late(async () => (await import('./quarter/ideas')).Ideas);
export const Tally = late(async () => (await import('./panels/tally')).Tally);
export const Tiles = late(async () => (await import('./panels/tiles')).Tiles);
