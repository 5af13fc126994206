import type { BrowserGame } from '../../../../client/tests/harness/browser-game';
import { MOMENTS } from './moments';
import { SCREENS, UNPICTURED } from './screens';

const command = (id: string): string => `[data-command="${id}"]`;

export const browser: BrowserGame = {
  moments: MOMENTS,
  shelf: ['over', 'chart', 'exchange', 'rose'],
  screens: SCREENS,
  unpictured: UNPICTURED,
  // Its review takes a while; that of the driving school shows the same.
  alike: ['story'],
  measured: { chart: async () => undefined },
  zoomed: {
    setup: '#field-roundLimit input',
    tables: { chart: ['slower', 'faster', 'port', 'ahead', 'starboard', 'undo'].map(command) },
  },
  spoken: {
    moment: 'offer',
    english: ['goes to speed', 'goes ahead', 'stops on', 'is to move', 'heads downstream', 'passengers aboard', 'Set the speed'],
  },
  // The banks are drawn by a worker; until they are there the river has none. The names are written last.
  drawn: { board: '.river-board', there: '.river-names', gone: '.river-rough' },
  loadLessons: () => import('./lessons'),
};
