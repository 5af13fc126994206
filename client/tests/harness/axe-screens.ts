import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAxe, runColours, runStructure } from './axe';
import type { BrowserGame } from './browser-game';
import { hideLetters, paleTexts } from './contrast';
import { SIZES, type Size, type Stage, type Visit, goTo, openPage, openStage } from './page';
import type { Screen, Screens } from './screen';
import { overflow, settle } from './settled';

/** Where a page waits from one screen to the next. */
const BETWEEN = '/settings';

/** Screens that only a phone has. */
const isSmallFirst = (page: Page): boolean => page.viewportSize()?.width === SIZES.phone.width;

/** Milliseconds in which a layout that was loaded just now has been drawn. */
const DRAWN = 800;

/** A busy machine may still load or move something after that. */
const LOOKS = 3;

type Theme = 'day' | 'night';

/** Texts that are too pale in the first theme, which is shown already, and in the other. */
const paleInBoth = async (
  page: Page,
  size: Size,
  [first, second]: readonly [Theme, Theme],
): Promise<readonly (readonly string[])[]> => {
  const bare = await hideLetters(page);
  const inFirst = await bare.pale();
  await settle(page, size, second);
  const inSecond = await bare.pale();
  await bare.close();
  /** What is pale stays pale, however often it is looked at: a text that moved between being found and being looked at does not. */
  const stillPale = async (theme: Theme, found: readonly string[]): Promise<readonly string[]> => {
    let pale = found;
    for (let looks = 0; looks < LOOKS && pale.length > 0; looks++) {
      await settle(page, size, theme);
      await page.waitForTimeout(DRAWN);
      pale = await paleTexts(page);
    }
    return pale;
  };
  return [await stillPale(first, inFirst), await stillPale(second, inSecond)];
};

/** What axe minds about a screen, large and small, by day and by night; texts that are too pale; and what stands beside the window. */
const problemsOf = async (
  { page, problems }: Visit,
  screen: Screen,
): Promise<readonly (readonly [string, readonly string[]])[]> => {
  const before = problems.length;
  await page.mouse.move(0, 0);
  // What was left open at the screen before is gone with it.
  if (new URL(page.url()).pathname !== BETWEEN) await goTo(page, BETWEEN);
  await settle(page, 'wide', 'day');
  await screen.show(page);
  const found: Record<string, readonly string[]> = {};
  const sizes: readonly Size[] = isSmallFirst(page) ? ['phone'] : ['wide', 'phone'];
  for (const size of sizes) {
    // All rules in one theme per size, and only the colour rules in the other: nothing else changes.
    const themes = size === 'wide' ? (['day', 'night'] as const) : (['night', 'day'] as const);
    const [first, second] = themes;
    await settle(page, size, first);
    // Axe cannot tell what lies behind a text over a board, and takes long to find that out.
    const isOverBoard = (await page.locator('.camera').count()) > 0;
    const { problems: minded, unjudged } = isOverBoard
      ? { problems: await runStructure(page), unjudged: [] }
      : await runAxe(page);
    if (isOverBoard || unjudged.length > 0) {
      const [inFirst, inSecond] = await paleInBoth(page, size, themes);
      found[`${size} ${first}`] = [...minded, ...inFirst];
      found[`${size} ${second}`] = inSecond;
    } else {
      found[`${size} ${first}`] = minded;
      await settle(page, size, second);
      found[`${size} ${second}`] = (await runColours(page)).problems;
    }
    const beside = await overflow(page);
    found[`${size} beside the window`] = beside > 0 ? [`${beside} px`] : [];
  }
  found.page = problems.slice(before);
  return Object.entries(found).filter(([, list]) => list.length > 0);
};

/** What axe checks of a game: its screenshots, and screens that would look the same there. */
export const axeScreensOf = ({ screens, unpictured, alike }: BrowserGame): Screens =>
  Object.fromEntries(Object.entries({ ...screens, ...unpictured }).filter(([name]) => !alike.includes(name)));

export interface ScreensOptions {
  /** The stage, if it is not the one of all files. */
  readonly open?: () => Promise<Stage>;
  /** Problems that belong to the screens. */
  readonly forgiven?: RegExp;
}

export const describeScreens = (screens: Screens, { open = openStage, forgiven }: ScreensOptions = {}): void => {
  let stage: Stage;
  /** One page for all screens with the same settings. */
  const visits = new Map<string, Visit>();
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(async () => {
    for (const visit of visits.values()) await visit.close();
    await stage?.close();
  });

  const visitWith = async ({ settings = {}, keepsBots = false }: Screen): Promise<Visit> => {
    const key = JSON.stringify([settings, keepsBots]);
    const visit =
      visits.get(key) ??
      (await openPage(stage, { path: BETWEEN, keepsBots, settings: { pace: 'instant', playsForced: false, ...settings } }));
    visits.set(key, visit);
    if (forgiven) visit.forgive(forgiven);
    visit.page.setDefaultTimeout(20_000);
    return visit;
  };

  test.each(Object.entries(screens))(
    '%s: nothing that axe would mind and no pale text, large and small, by day and by night',
    async (_, screen) => {
      expect(await problemsOf(await visitWith(screen), screen)).toEqual([]);
    },
  );
};
