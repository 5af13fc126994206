import { type Move, type Options, type State, mississippiQueen as game, en } from '@showboat/games/mississippi-queen';
import type { Page } from 'playwright-core';
import { later } from '../../words/en/later';
import { LESSONS, loadSchool } from '../../view/school';
import { SOLUTIONS } from '../../view/school/solutions';
import { expectShips } from './shown';
import { type SchoolParts, createLessonDriver } from '../../../../client/tests/harness/lesson-driver';
import { keyDriver } from './driver';

/** The dialog begins with nothing; every press is the next amount. */
const exchange = async (page: Page, coal: number): Promise<void> => {
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog');
  const { more, less } = later.exchange;
  for (let i = 0; i < Math.abs(coal); i++) await dialog.getByRole('button', { name: coal > 0 ? more : less }).click();
  await dialog.locator('.btn.primary').click();
};

const STEP: Move = { kind: 'step' };

const ORDERS = ['slower', 'faster', 'port', 'ahead', 'starboard', 'astern', 'board', 'refuel', 'exchange', 'decline', 'end'];

/** The planner takes commands: what others did is over, and nothing is still being shown. */
const isReady = async (page: Page): Promise<void> => {
  const open = ORDERS.map((id) => `[data-command="${id}"]:not([aria-disabled="true"])`);
  await page
    .locator(['.way', ...open].join(', '))
    .first()
    .waitFor({ state: 'attached' });
};

const parts: SchoolParts<State, Move, Options> = {
  game,
  lessons: LESSONS,
  solutions: SOLUTIONS,
  loadSchool,
  mistake: { lesson: 'steering', tokens: '=2 l f f .', failure: 'elsewhere' },
  inWords: 'pushing',
  board: '.river-board',
  rings: '.pointed-space',
  // To the planner a speed is only a wish until the ship moves.
  isHeld: ({ kind }) => kind === 'speed',
  perform: async (page, before, moves) => {
    await isReady(page);
    const last = moves[moves.length - 1];
    if (last.kind === 'exchange') await exchange(page, last.coal);
    else await keyDriver(page).move(before, last.kind === 'speed' ? [last, STEP] : moves);
  },
  expectBoard: expectShips,
  describeMove: en.describeMove,
};

export const lessons = createLessonDriver(parts);
