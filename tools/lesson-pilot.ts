import { unwrap } from '@showboat/engine';
import { type Move, type State, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import {
  type Lesson,
  type LessonRun,
  type Waiting,
  beginLesson,
  goOn,
  playInLesson,
  replyInLesson,
  retryStep,
  waitingFor,
} from '@showboat/ui';
import type { Page } from 'playwright-core';
import { school as words } from '../client/messages/en/school';
import { panels } from '../games/mississippi-queen/view/labels/en/panels';
import { LESSONS, loadSchool } from '../games/mississippi-queen/view/school';
import { SOLUTIONS } from '../games/mississippi-queen/view/school/solutions';
import { expectShips } from './browser-board';
import type { Hands } from './pilot';

// A pupil in a real browser: every lesson as its solution has it, with what the screen offers.

export { LESSONS, SOLUTIONS, loadSchool };

export interface Pupil {
  readonly page: Page;
  readonly hands: Hands;
  /** The board is on show, and is compared with the rules after every move. */
  readonly hasBoard: boolean;
}

type Run = LessonRun<State, Move>;

const pressGoOn = (page: Page): Promise<void> => page.locator('.coach-buttons').getByRole('button', { name: words.goOn }).click();

/** Listens to the coach and waits for the others, until it is the pupil's turn or the lesson is over. */
const settled = async ({ page }: Pupil, lesson: Lesson<State, Move>, from: Run): Promise<Run> => {
  let run = from;
  const waiting = (): Waiting => waitingFor(game, lesson, run);
  while (['talk', 'done', 'reply'].includes(waiting())) {
    if (waiting() === 'reply') run = replyInLesson(game, lesson, run);
    else {
      await pressGoOn(page);
      run = goOn(lesson, run);
    }
  }
  return run;
};

/** The dialog begins with nothing; every press is the next amount. */
const exchange = async (page: Page, coal: number): Promise<void> => {
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog');
  const { more, less } = panels.exchange;
  for (let i = 0; i < Math.abs(coal); i++) await dialog.getByRole('button', { name: coal > 0 ? more : less }).click();
  await dialog.locator('.btn.primary').click();
};

const STEP: Move = { kind: 'step' };

/** The helm takes orders: what others did is over, and nothing is still being shown. */
const isReady = async (page: Page): Promise<void> => {
  const orders = ['slower', 'faster', 'port', 'ahead', 'starboard', 'astern', 'board', 'refuel', 'exchange', 'decline', 'end'];
  const open = orders.map((id) => `[data-command="${id}"]:not([aria-disabled="true"])`);
  await page
    .locator(['.way', ...open].join(', '))
    .first()
    .waitFor({ state: 'attached' });
};

/** From the beginning of the lesson, or from where `from` is. */
export const sailLesson = async (pupil: Pupil, id: string, tokens: string, from?: Run): Promise<Run> => {
  const { page, hands, hasBoard } = pupil;
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  let run = await settled(pupil, lesson, from ?? beginLesson(lesson));
  let wish: Move | undefined;
  for (const token of tokens.split(' ')) {
    const before = run.state;
    const move = unwrap(game.parseMove(before, token.replaceAll('_', ' ')));
    run = unwrap(playInLesson(game, lesson, run, move));
    const isOver = ['failed', 'finished'].includes(waitingFor(game, lesson, run));
    // At the helm a speed is only a wish until the ship moves.
    if (hasBoard && move.kind === 'speed' && !isOver) {
      wish = move;
      continue;
    }
    if (hasBoard) await isReady(page);
    if (move.kind === 'exchange') await exchange(page, move.coal);
    else if (hasBoard && move.kind === 'speed') await hands.move(before, [move, STEP]);
    else await hands.move(before, wish ? [wish, move] : [move]);
    wish = undefined;
    run = await settled(pupil, lesson, run);
    // What others do last may leave the ships as they are.
    await page.locator(`.coach.${waitingFor(game, lesson, run)}`).waitFor();
    if (hasBoard) await expectShips(page, run.state);
  }
  return run;
};

export const retry = async ({ page }: Pupil, run: Run): Promise<Run> => {
  await page.getByRole('button', { name: words.tryAgain }).click();
  return retryStep(run);
};
