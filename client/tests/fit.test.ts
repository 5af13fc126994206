import { LANGUAGES } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { putGames } from './harness/saved-games';
import { BROWSER_GAMES, moment } from './browser-games';
import type { Screen } from './harness/screen';
import { chooseLanguage, overflow, settle } from './harness/settled';

/** Tables whose words are measured in every language. */
const TABLES = BROWSER_GAMES.flatMap(({ measured }) => Object.entries(measured));

const visit = await openPage(await stageOfFile(), { path: '/settings', settings: { pace: 'instant' } });
beforeAll(() =>
  putGames(
    visit.page,
    TABLES.map(([id]) => moment(id)),
  ),
);
afterAll(visit.close);

test('every game has its table among the screens', () => {
  const shown = new Set(TABLES.map(([id]) => moment(id).game));
  expect([...shown]).toEqual(VIEWS.map(({ id }) => id));
});

/** Truncated words on buttons. */
const cutButtons = (page: Page): Promise<readonly string[]> =>
  page.locator('.btn').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      .map(
        (one) =>
          `${one.textContent || one.ariaLabel} (${one.scrollWidth} > ${one.clientWidth}, ${one.scrollHeight} > ${one.clientHeight})`,
      ),
  );

interface Main {
  readonly path: string;
  /** The page is ready when this is visible. */
  readonly sign: string;
  readonly act?: Screen['show'];
}

const openDetails: Screen['show'] = (page) => page.locator('summary').click();

const DOCK = '.table-dock .btn';

const MAIN: Readonly<Record<string, Main>> = {
  start: { path: '/', sign: 'h1' },
  settings: { path: '/settings', sign: 'h1' },
  ...Object.fromEntries(
    VIEWS.flatMap(({ id }): readonly [string, Main][] => [
      [`setup of ${id}`, { path: `/new/${id}`, sign: '.preset', act: openDetails }],
      [`school of ${id}`, { path: `/learn/${id}`, sign: '.lesson-card' }],
    ]),
  ),
  ...Object.fromEntries(TABLES.map(([id, act]): [string, Main] => [`table ${id}`, { path: `/table/${id}`, sign: DOCK, act }])),
};

test.each(Object.entries(MAIN))(
  '%s: in every language words fit on their buttons, and pages in their windows',
  async (_, { path, sign, act }) => {
    const { page } = visit;
    await page.setViewportSize(SIZES.wide);
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    await act?.(page);
    for (const language of LANGUAGES) {
      await chooseLanguage(page, language);
      for (const size of ['wide', 'phone'] as const) {
        await settle(page, size, 'day');
        expect({ language, size, beside: Math.max(0, await overflow(page)), cut: await cutButtons(page) }).toEqual({
          language,
          size,
          beside: 0,
          cut: [],
        });
      }
    }
  },
);
