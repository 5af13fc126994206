import { sealTraining } from '@showboat/bots/training';
import { sealTurns } from '@showboat/bots/turns';
import { sealTuning } from '@showboat/bots/tuning';
import type * as browser from './browser';
import { fuzz } from './fuzz';
import { training } from './training';
import { tuning } from './tuning';
import { turns } from './turns';

export const testing = {
  id: 'patrician',
  fuzz,
  tuning: sealTuning(tuning),
  training: sealTraining(training),
  turns: sealTurns(turns),
  record: (): Promise<unknown> => import('./record-games'),
  loadBrowser: (): Promise<typeof browser> => import('./browser'),
};
