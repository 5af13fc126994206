import type { BrowserGame } from '../../../../client/tests/harness/browser-game';
import { MOMENTS } from './moments';
import { look } from '../../../../client/tests/harness/screen';
import { SCREENS, UNPICTURED } from './screens';

const command = (id: string): string => `[data-command="${id}"]`;

export const browser: BrowserGame = {
  moments: MOMENTS,
  shelf: ['patrician-crowd', 'patrician-over'],
  screens: SCREENS,
  unpictured: UNPICTURED,
  alike: [
    'patrician-begun',
    'patrician-card',
    'patrician-two',
    'patrician-move-plan',
    'patrician-take-plan',
    'patrician-no-card',
    'patrician-story',
  ],
  measured: {
    'patrician-crowd': look,
    'patrician-moving': look,
    'patrician-taking': look,
    'patrician-placing': look,
    'patrician-over': look,
  },
  zoomed: {
    setup: '#field-tieBreak label:last-child',
    tables: { 'patrician-placing': [...['place', 'decline', 'undo'].map(command), '.hand-card'] },
  },
  spoken: { moment: 'patrician-crowd', english: ['builds a floor', 'plays ', 'takes ', 'Choose a card'] },
  loadLessons: () => import('./lessons'),
};
