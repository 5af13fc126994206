import { type Move, type Options, type State, hotTinRoof as game, en } from '@showboat/games/hot-tin-roof';
import type { Page } from 'playwright-core';
import { questionOf } from '../../view/planner/plans';
import { LESSONS, loadSchool } from '../../view/school';
import { SOLUTIONS } from '../../view/school/solutions';
import { keyDriver } from './driver';
import { expectRoofs } from './shown';
import { type SchoolParts, createLessonDriver } from '../../../../client/tests/harness/lesson-driver';

/** What others did is over, and this is asked. */
const isAsked = async (page: Page, state: State): Promise<void> => {
  const question = questionOf(state);
  // The turn can be ended only while cats move; the other buttons are there only for their question.
  const sign =
    question === 'move' ? `[data-command="end"][aria-disabled="false"]` : `[data-command="${question}"],[data-command="decline"]`;
  await page.locator(sign).first().waitFor({ state: 'attached' });
};

const parts: SchoolParts<State, Move, Options> = {
  game,
  lessons: LESSONS,
  solutions: SOLUTIONS,
  loadSchool,
  // Of the first step: it is tried again from there.
  mistake: { lesson: 'catwalks', tokens: 'shelter', failure: 'other-dumpster' },
  inWords: 'shelters',
  board: '.roof-board',
  rings: '.htr-pointed',
  // A home dumpster and its pair are one plan.
  isHeld: (move, after) => move.kind === 'dive' && after.phase.kind === 'placing',
  perform: async (page, before, moves) => {
    await isAsked(page, before);
    await keyDriver(page).answer(before, moves);
  },
  expectBoard: expectRoofs,
  describeMove: en.describeMove,
};

export const lessons = createLessonDriver(parts);
