import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAxe } from './axe';
import type { BrowserGame } from './browser-game';
import { paleTexts } from './contrast';
import { SIZES, type Size, type Stage, type Visit, openPage, openStage } from './page';
import type { Screen, Screens } from './screen';
import { overflow, settle } from './settled';

/** Screens that only a phone has. */
const isSmallFirst = (page: Page): boolean => page.viewportSize()?.width === SIZES.phone.width;

/** Milliseconds in which a layout that was loaded just now has been drawn. */
const DRAWN = 800;

/** What is pale stays pale: a text that moved between being found and being looked at does not. */
const stillPale = async (page: Page): Promise<readonly string[]> => {
  const found = await paleTexts(page);
  if (found.length === 0) return found;
  await page.waitForTimeout(DRAWN);
  return paleTexts(page);
};

/** What axe minds about a screen, large and small, by day and by night; texts that are too pale; and what stands beside the window. */
const problemsOf = async (
  { page, problems }: Visit,
  screen: Screen,
): Promise<readonly (readonly [string, readonly string[]])[]> => {
  const before = problems.length;
  // Whoever kept the bots from answering did so for one screen.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(0, 0);
  await settle(page, 'wide', 'day');
  await screen.show(page);
  const found: Record<string, readonly string[]> = {};
  const sizes: readonly Size[] = isSmallFirst(page) ? ['phone'] : ['wide', 'phone'];
  for (const size of sizes) {
    // All rules in one theme per size, and only the colour rules in the other: nothing else changes.
    const [first, second] = size === 'wide' ? (['day', 'night'] as const) : (['night', 'day'] as const);
    await settle(page, size, first);
    // Axe cannot tell what lies behind a text over a board, and takes long to find that out.
    const isOverBoard = (await page.locator('.camera').count()) > 0;
    const { problems: minded, unjudged } = await runAxe(page, isOverBoard ? 'structure' : 'all');
    const isForAxe = !isOverBoard && unjudged.length === 0;
    found[`${size} ${first}`] = isForAxe ? minded : [...minded, ...(await stillPale(page))];
    await settle(page, size, second);
    found[`${size} ${second}`] = isForAxe ? (await runAxe(page, 'contrast')).problems : await stillPale(page);
    found[`${size} beside the window`] = (await overflow(page)) > 0 ? [`${await overflow(page)} px`] : [];
  }
  found.page = problems.slice(before);
  return Object.entries(found).filter(([, list]) => list.length > 0);
};

/** What axe checks of a game: its screenshots, and screens that would look the same there. */
export const axeScreensOf = ({ screens, unpictured, alike }: BrowserGame): Screens =>
  Object.fromEntries(Object.entries({ ...screens, ...unpictured }).filter(([name]) => !alike.includes(name)));

export const describeScreens = (screens: Screens): void => {
  let stage: Stage;
  /** One page for all screens with the same settings. */
  const visits = new Map<string, Visit>();
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(async () => {
    for (const visit of visits.values()) await visit.close();
    await stage?.close();
  });

  const visitWith = async (settings: Screen['settings']): Promise<Visit> => {
    const key = JSON.stringify(settings ?? {});
    const visit = visits.get(key) ?? (await openPage(stage, { path: '/settings', settings: { pace: 'instant', ...settings } }));
    visits.set(key, visit);
    visit.page.setDefaultTimeout(20_000);
    return visit;
  };

  test.each(Object.entries(screens))(
    '%s: nothing that axe would mind and no pale text, large and small, by day and by night',
    async (_, screen) => {
      expect(await problemsOf(await visitWith(screen.settings), screen)).toEqual([]);
    },
  );
};
