import { createFuzz } from '@showboat/engine/fuzz';
import { highCard } from '..';
import type * as browser from './browser';

export const CASES = [
  { name: 'two players', options: { seats: 2 } },
  { name: 'three players', options: { seats: 3 } },
] as const;

export const testing = {
  id: 'high-card',
  fuzz: createFuzz(highCard, { cases: CASES, mostMoves: 30, watch: () => () => [] }),
  loadBrowser: (): Promise<typeof browser> => import('./browser'),
};
