import type { BrowserGame } from '../../../../client/tests/harness/browser-game';
import { MOMENTS } from './moments';
import { look } from '../../../../client/tests/harness/screen';
import { SCREENS, UNPICTURED } from './screens';

const command = (id: string): string => `[data-command="${id}"]`;

export const browser: BrowserGame = {
  moments: MOMENTS,
  shelf: ['roofs-moving', 'roofs-over'],
  screens: SCREENS,
  unpictured: UNPICTURED,
  alike: ['roofs-begun', 'roofs-lay-plan', 'roofs-shelter-plan', 'roofs-setup-own', 'roofs-stuck', 'roofs-story'],
  measured: {
    'roofs-moving': look,
    'roofs-diving': look,
    'roofs-laying': look,
    'roofs-poor': look,
    'roofs-over': look,
  },
  zoomed: {
    setup: '#field-board .btn',
    tables: {
      'roofs-moving': ['end', 'cat', 'other', 'undo'].map(command),
      'roofs-diving': [...['dive', 'other', 'undo'].map(command), '[data-place="dumpster:home1"]'],
    },
  },
  spoken: {
    moment: 'roofs-three',
    english: ['dives into', 'lays a catwalk', 'puts a shelter', 'Move your cats', 'too poor'],
  },
  loadLessons: () => import('./lessons'),
};
