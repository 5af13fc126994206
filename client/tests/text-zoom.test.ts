import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { laidOut } from './harness/laid-out';
import { type Size, type Visit, goTo, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { putGames } from './harness/saved-games';
import { BROWSER_GAMES, moment } from './browser-games';
import { overflow } from './harness/settled';
import { forms } from '../messages/en/forms';
import { shell } from '../messages/en/shell';
import { table } from '../messages/en/table';

// Text at twice its size: everything can still be reached and read.

const stage = await stageOfFile();
/** One page for each size. */
const visits = new Map<Size, Visit>();
afterAll(async () => {
  for (const visit of visits.values()) await visit.close();
});

const TABLES = BROWSER_GAMES.flatMap(({ zoomed }) => Object.entries(zoomed.tables));

const visitAt = async (size: Size): Promise<Visit> => {
  const known = visits.get(size);
  if (known) return known;
  const visit = await openPage(stage, { size, path: '/settings', settings: { pace: 'instant' } });
  visits.set(size, visit);
  await putGames(
    visit.page,
    TABLES.map(([id]) => moment(id)),
  );
  return visit;
};

const openLarge = async (size: Size, path: string): Promise<Page> => {
  const { page } = await visitAt(size);
  await goTo(page, path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  return page;
};

/** It can be scrolled into view, and nothing covers its centre. */
const expectInReach = async (control: Locator): Promise<void> => {
  await control.scrollIntoViewIfNeeded();
  const what = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const isInside = middle > 0 && centre > 0 && middle < innerWidth && centre < innerHeight;
    const met = document.elementFromPoint(middle, centre);
    const isMet = met !== null && (element.contains(met) || met.contains(element));
    return isInside && isMet
      ? 'in reach'
      : `${element.textContent || element.ariaLabel}: at ${middle},${centre} there is ${met?.outerHTML.slice(0, 90)}`;
  });
  expect(what).toBe('in reach');
};

const boxOf = async (locator: Locator): Promise<{ readonly top: number; readonly bottom: number }> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('out of sight');
  return { top: box.y, bottom: box.y + box.height };
};

describe.each(['wide', 'phone'] as const)('twice the size at %s', (size) => {
  test('the start page', async () => {
    const page = await openLarge(size, '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectInReach(page.locator('button', { hasText: shell.start.play }).first());
    await expectInReach(page.locator('a', { hasText: shell.start.friends }).first());
    await expectInReach(page.locator('a', { hasText: shell.start.resume }).first());
    await expectInReach(page.locator('footer a', { hasText: shell.myGames }));
  });

  test.each(BROWSER_GAMES)('the set-up of $id', async ({ id: game, zoomed: { setup: control } }) => {
    const page = await openLarge(size, `/new/${game}`);
    await page.locator('.preset').first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.locator('summary').click();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectInReach(page.locator(control).last());
    await expectInReach(page.getByLabel(forms.setup.level).last());
    await expectInReach(page.getByRole('button', { name: forms.setup.start, exact: true }));
  });

  test.each(TABLES)('the table %s', async (id, controls) => {
    const page = await openLarge(size, `/table/${id}`);
    await page.locator(controls[0]).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const control of controls) await expectInReach(page.locator(control).last());
    for (const name of [table.menu, table.help, table.hint]) await expectInReach(page.getByRole('button', { name, exact: true }));
    const [bar, dock] = await Promise.all([boxOf(page.locator('.table-top')), boxOf(page.locator('.table-dock'))]);
    expect(bar.top).toBeGreaterThanOrEqual(0);
    expect(dock.top).toBeGreaterThanOrEqual(bar.bottom);
    expect(dock.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    // Larger words leave it more than a third of the window.
    expect((await laidOut(page)).board).toBeGreaterThan(0.34);
  });
});
