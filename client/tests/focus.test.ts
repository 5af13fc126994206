import { VIEWS } from '@showboat/games/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES, goTo, openPage } from './harness/page';
import { putGames } from './harness/saved-games';
import { stageOfFile } from './harness/stage';
import { BROWSER_GAMES, moment } from './browser-games';
import { table } from '../messages/en/table';

// After a dialog or a button the keys belong to the table again.

const stage = await stageOfFile();
const { page, close } = await openPage(stage, { path: '/settings', settings: { pace: 'instant' } });
/** The first table of each game. */
const TABLES = BROWSER_GAMES.map(({ measured }) => Object.keys(measured)[0]);
beforeAll(() => putGames(page, [...TABLES.map(moment), { ...moment('chart'), id: 'wheel' }]));
afterAll(close);

const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.className ?? '');
const isPlanned = (): Promise<boolean> =>
  page.locator('.board-frame').evaluate((board) => board.getAttribute('aria-activedescendant') !== null);

test('every game has a table here', () => {
  expect(TABLES).toHaveLength(VIEWS.length);
});

test.each(TABLES)('%s: keys go to the table after a dialog and after a button pressed by mouse', async (id) => {
  await goTo(page, `/table/${id}`);
  await page.locator('.table-dock .btn').first().waitFor();
  await page.getByRole('button', { name: table.menu, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press(id === 'chart' ? '.' : 'ArrowRight');
  await expect.poll(isPlanned).toBe(true);
  await page.keyboard.press('Escape');
  // One that is disabled says why.
  await page.locator('.table-dock .btn').first().click({ force: true });
  expect(await focused()).toContain('board-frame');
  for (const name of [table.menu, table.help]) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toContain('board-frame');
    // Not the menu again.
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
});

test.each(TABLES)('%s: on a phone a tap on a player tells all that is open about everybody', async (id) => {
  await page.setViewportSize(SIZES.phone);
  await goTo(page, `/table/${id}`);
  await page.locator('.table-chips li').last().click();
  const rows = page.getByRole('dialog', { name: table.players }).locator('.steamer, .player-row');
  // One's own ship has no chip: its wheels are in the dock.
  const own = id === 'chart' ? 1 : 0;
  await expect.poll(() => rows.count()).toBe((await page.locator('.table-chips li').count()) + own);
  await page.keyboard.press('Escape');
  await page.setViewportSize(SIZES.wide);
});

test('a speed chosen on the wheel, by mouse or by keys, leaves the arrows to the ship', async () => {
  await goTo(page, '/table/wheel');
  const wheel = page.getByRole('radio');
  await wheel.nth(3).click();
  expect(await focused()).toContain('board-frame');
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toContain('wheel-pick');
  await page.keyboard.press('Enter');
  expect(await focused()).toContain('board-frame');
});
