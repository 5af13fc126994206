import { sealTraining } from '@showboat/bots/training';
import { sealTuning } from '@showboat/bots/tuning';
import type * as browser from './browser';
import { fuzz } from './fuzz';
import { hostile } from './hostile';
import { training } from './training';
import { tuning } from './tuning';

export const testing = {
  id: 'hot-tin-roof',
  fuzz,
  hostile,
  tuning: sealTuning(tuning),
  training: sealTraining(training),
  record: (): Promise<unknown> => import('./record-games'),
  loadBrowser: (): Promise<typeof browser> => import('./browser'),
};
