import type { BrowserGame } from '../../../../client/tests/harness/browser-game';
import { createLessonDriver } from '../../../../client/tests/harness/lesson-driver';
import { savedGameOf } from '../../../../client/tests/harness/saved-at';
import { type State, highCard } from '../..';
import { highCardView } from '../../view';
import { wordsIn } from '../../words/words';

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
  lessons: createLessonDriver({
    game: highCard,
    lessons: [],
    solutions: {},
    loadSchool: highCardView.loadSchool,
    mistake: { lesson: '', tokens: '', failure: '' },
    inWords: '',
    board: '.high-card-board',
    rings: '.high-card-lay',
    isHeld: () => false,
    perform: async () => undefined,
    expectBoard: async (page, state: State) => page.getByText(highCard.draw(state)).waitFor(),
    describeMove: wordsIn('en').describeMove,
  }),
};
