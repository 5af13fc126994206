import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeProblems } from './axe';
import type { BrowserGame } from './browser-game';
import { SIZES, type Size, type Stage, openPage, openStage } from './page';
import type { Screen, Screens } from './screen';
import { overflow, settle } from './settled';

/** Screens that only a phone has. */
const isSmallFirst = (page: Page): boolean => page.viewportSize()?.width === SIZES.phone.width;

/** The other theme changes only colours. */
const contrastProblems = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`));
};

/** What axe finds on a screen, on desktop and phone, light and dark; and what overflows the window. */
export const problemsOf = async (stage: Stage, screen: Screen): Promise<readonly (readonly [string, readonly string[]])[]> => {
  const visit = await openPage(stage, { path: '/settings', settings: { pace: 'instant', ...screen.settings } });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  await screen.show(page);
  const found: Record<string, readonly string[]> = {};
  const sizes: readonly Size[] = isSmallFirst(page) ? ['phone'] : ['wide', 'phone'];
  for (const size of sizes) {
    // All rules in one theme per size, and only the colour rules in the other: nothing else changes.
    const [first, second] = size === 'wide' ? (['day', 'night'] as const) : (['night', 'day'] as const);
    await settle(page, size, first);
    found[`${size} ${first}`] = await axeProblems(page);
    await settle(page, size, second);
    found[`${size} ${second}`] = await contrastProblems(page);
    found[`${size} beside the window`] = (await overflow(page)) > 0 ? [`${await overflow(page)} px`] : [];
  }
  await visit.close();
  return Object.entries(found).filter(([, problems]) => problems.length > 0);
};

/** What axe checks of a game: its screenshots, and screens that would look the same there. */
export const axeScreensOf = ({ screens, unpictured, alike }: BrowserGame): Screens =>
  Object.fromEntries(Object.entries({ ...screens, ...unpictured }).filter(([name]) => !alike.includes(name)));

export const describeScreens = (screens: Screens): void => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.close());

  test.each(Object.entries(screens))(
    '%s: nothing that axe would mind, large and small, by day and by night',
    async (_, screen) => {
      expect(await problemsOf(stage, screen)).toEqual([]);
    },
  );
};
