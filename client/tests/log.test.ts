import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable } from './harness/saved-games';
import { stageOfFile } from './harness/stage';
import { BROWSER_GAMES, moment } from './browser-games';
import { LESSONS } from './lessons';
import { table as words } from '../messages/en/table';

const stage = await stageOfFile();

/** Every game with a table whose log is not empty, and where its board shows what is pointed at. */
const TABLES = BROWSER_GAMES.map(({ id, spoken }) => {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lessons of ${id}`);
  return { id, saved: moment(spoken.moment), rings: lesson.rings };
});

const linesIn = (page: Page): Locator => page.locator('.log-list').getByTitle(words.showPlace);

test.each(TABLES)('$id: a line of the log shows by key or click on the board where it was', async ({ saved, rings }) => {
  const visit = await openTable(stage, [saved], { keepsBots: true });
  const { page } = visit;
  const line = linesIn(page).last();
  await line.waitFor();
  expect(await page.locator(rings).count()).toBe(0);
  // Reached like any button.
  expect(await line.evaluate((one) => one instanceof HTMLButtonElement && one.tabIndex)).toBe(0);
  await line.press('Enter');
  await page.locator(rings).first().waitFor();
  const byKey = await page.locator(rings).count();
  await line.click();
  expect(await page.locator(rings).count()).toBe(byKey);
  await visit.close();
});

test.each(TABLES)('$id: on a phone the log closes, so that the place is seen', async ({ saved, rings }) => {
  const visit = await openTable(stage, [saved], { size: 'phone', keepsBots: true });
  const { page } = visit;
  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('button', { name: words.log, exact: true }).click();
  const line = linesIn(page).last();
  const box = await line.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await line.tap();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator(rings).first().waitFor();
  await visit.close();
});
