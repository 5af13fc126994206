import type { Reading } from '@showboat/bots/learning';
import type { State } from '../rules/state';
import type { Weights } from './weights';

/** What a net sees of a position, besides the points that the hand-made evaluation expects. */
export const NAMES: { readonly own: readonly string[]; readonly table: readonly string[] } = { own: [], table: [] };

export const writeFeatures = (_state: State, _reading: Reading, _weights: Weights): void => undefined;
