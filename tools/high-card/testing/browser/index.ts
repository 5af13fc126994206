import type { BrowserGame } from '../../../../client/tests/harness/browser-game';
import { savedGameOf } from '../../../../client/tests/harness/saved-at';
import { highCard } from '../..';

/** A toy has no lessons and no screens but a table. */
export const browser: BrowserGame = {
  moments: {
    'high-card-begun': () =>
      savedGameOf(highCard, { id: 'high-card-begun', beginning: { kind: 'options', options: { seats: 2 } } }),
  },
  shelf: ['high-card-begun'],
  screens: {},
  unpictured: {},
  alike: [],
  measured: {},
  zoomed: { setup: '.btn', tables: {} },
  spoken: { moment: 'high-card-begun', english: ['lays the'] },
  loadLessons: () => import('./lessons'),
};
