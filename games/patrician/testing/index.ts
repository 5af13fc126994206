import { sealTraining } from '@showboat/bots/training';
import { sealTuning } from '@showboat/bots/tuning';
import type * as browser from './browser';
import { fuzz } from './fuzz';
import { training } from './training';
import { tuning } from './tuning';

export const testing = {
  id: 'patrician',
  fuzz,
  tuning: sealTuning(tuning),
  training: sealTraining(training),
  record: (): Promise<unknown> => import('./record-games'),
  loadBrowser: (): Promise<typeof browser> => import('./browser'),
};
