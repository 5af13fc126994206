import { sealTuning } from '@showboat/bots/tuning';
import type * as browser from './browser';
import { fuzz } from './fuzz';
import { hostile } from './hostile';
import { tuning } from './tuning';

export const testing = {
  id: 'hot-tin-roof',
  fuzz,
  hostile,
  tuning: sealTuning(tuning),
  record: (): Promise<unknown> => import('./record-games'),
  loadBrowser: (): Promise<typeof browser> => import('./browser'),
};
