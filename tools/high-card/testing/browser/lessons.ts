import { createLessonDriver } from '../../../../client/tests/harness/lesson-driver';
import { type State, highCard } from '../..';
import { highCardView } from '../../view';
import { wordsIn } from '../../words/words';

/** Of a toy there is nothing to learn. */
export const lessons = createLessonDriver({
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
});
