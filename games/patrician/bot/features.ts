import type { Reading } from '@showboat/bots/learning';
import type { Outlook } from './outlook';

/** What a net sees of a position, besides the points that the hand-made evaluation expects. */
export const NAMES: { readonly own: readonly string[]; readonly table: readonly string[] } = { own: [], table: [] };

export const writeFeatures = (_outlook: Outlook, _reading: Reading): void => undefined;
