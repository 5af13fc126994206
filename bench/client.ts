import type { CDPSession, Page } from 'playwright-core';
import { type Stage, openPage, openOwnStage } from '../client/tests/harness/page';
import { INTERACTIVE, type LoadedScript, openFirstTable } from '../client/tests/harness/first-table';
import { putGames } from '../client/tests/harness/saved-games';
import { moment } from '../games/mississippi-queen/testing/browser/moments';
import { PLANNED } from '../games/mississippi-queen/testing/browser/positions';
import { type ClientFigures, formatFigures, toJson } from './client-report';
import { showProgress } from './progress';

// The client in a real browser: script of the first table, script time of board updates, time until it can be played.

const STARTS = 5;
const UPDATES = 40;
/** Longer than a move is displayed: work triggered by an update counts for it. */
const UPDATE_MS = 700;

const scriptSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
};

const boardOf = (page: Page): Promise<string> => page.locator('.table-board').innerHTML();

/** Undoes the steps of a turn one by one and redoes them: every key changes the board as a move does. */
const measureUpdates = async (page: Page): Promise<readonly number[]> => {
  const session = await page.context().newCDPSession(page);
  // CPU time of the page's own thread: other load on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const updates: number[] = [];
  let isBack = true;
  let inVain = 0;
  for (let before = await boardOf(page); updates.length < UPDATES; ) {
    const began = await scriptSeconds(session);
    await page.keyboard.press(isBack ? 'z' : 'y');
    await page.waitForTimeout(UPDATE_MS);
    const took = (await scriptSeconds(session)) - began;
    const after = await boardOf(page);
    if (after !== before) {
      updates.push(took * 1000);
      before = after;
      inVain = 0;
      showProgress(`board updates ${updates.length}/${UPDATES}`);
      continue;
    }
    // Nothing left to undo, or to redo: change direction.
    isBack = !isBack;
    if (++inVain > 2) throw new Error('no key changes the board any more');
  }
  return updates;
};

const boardUpdates = async (stage: Stage): Promise<readonly number[]> => {
  const visit = await openPage(stage, { motion: 'full', isPainted: true });
  await putGames(visit.page, [moment('chart')]);
  await visit.page.goto('/table/chart');
  await visit.page.locator(INTERACTIVE).first().waitFor({ state: 'attached' });
  for (let click = 0; click < 2; click++) await visit.page.locator(`#space-${PLANNED}`).dispatchEvent('click');
  await visit.page.waitForTimeout(UPDATE_MS * 6);
  const updates = await measureUpdates(visit.page);
  await visit.close();
  return updates;
};

const measure = async (stage: Stage): Promise<ClientFigures> => {
  const startsMs: number[] = [];
  let scripts: readonly LoadedScript[] = [];
  for (let start = 0; start < STARTS; start++) {
    showProgress(`first table ${start + 1}/${STARTS}`);
    const table = await openFirstTable(stage);
    startsMs.push(table.startToInteractiveMs);
    scripts = table.scripts;
    await table.visit.close();
  }
  const updatesMs = await boardUpdates(stage);
  showProgress('');
  return { scripts, updatesMs, startsMs };
};

export const benchClient = async (args: readonly string[]): Promise<void> => {
  const stage = await openOwnStage();
  try {
    const figures = await measure(stage);
    console.log(args.includes('--json') ? JSON.stringify(toJson(figures)) : formatFigures(figures));
  } finally {
    await stage.close();
  }
};
