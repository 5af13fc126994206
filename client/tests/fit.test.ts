import { LANGUAGES } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES, type Visit, goTo, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { putGames, putRaw } from './harness/saved-games';
import { BROWSER_GAMES, moment } from './browser-games';
import type { Screen } from './harness/screen';
import { chooseLanguage, overflow, settle } from './harness/settled';

/** Tables whose words are measured in every language. */
const TABLES = BROWSER_GAMES.flatMap(({ measured }) => Object.entries(measured));

const stage = await stageOfFile();
const openWindow = (): Promise<Visit> => openPage(stage, { path: '/settings', settings: { pace: 'instant' } });
const visits = { wide: await openWindow(), phone: await openWindow() } as const;
beforeAll(async () => {
  const games = TABLES.map(([id]) => moment(id));
  for (const { page } of Object.values(visits)) {
    await putGames(page, [...games, { ...games[0], id: 'old', rules: '0' }]);
    await putRaw(page, [['damaged', { ...games[0], seats: [] }]]);
  }
});
afterAll(async () => {
  for (const visit of Object.values(visits)) await visit.close();
});

test('every game has its table among the screens', () => {
  const shown = new Set(TABLES.map(([id]) => moment(id).game));
  expect([...shown]).toEqual(VIEWS.map(({ id }) => id));
});

/** Truncated words on buttons. */
const cutButtons = (page: Page): Promise<readonly string[]> =>
  page.locator('.btn').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      // Those that are seen only while they have the focus.
      .filter((one) => getComputedStyle(one).clipPath === 'none')
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      .map(
        (one) =>
          `${one.textContent || one.ariaLabel} (${one.scrollWidth} > ${one.clientWidth}, ${one.scrollHeight} > ${one.clientHeight})`,
      ),
  );

/** Texts of a drawing that run into each other: they share a line, and more than the edge of a letter. Single letters are marks on pieces. */
const mergedTexts = (page: Page): Promise<readonly string[]> =>
  page.locator('svg text').evaluateAll((all) => {
    const EDGE = 1;
    const texts = all
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && (one.textContent ?? '').trim().length > 1,
      )
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
    return texts.flatMap(({ text, box: a }, i) =>
      texts.slice(i + 1).flatMap(({ text: other, box: b }) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > EDGE && down > Math.min(a.height, b.height) / 2
          ? [`“${text}” into “${other}”: ${across.toFixed(1)} px`]
          : [];
      }),
    );
  });

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
  games: { path: '/games', sign: '.unreadable-game' },
  ...Object.fromEntries(
    VIEWS.flatMap(({ id }): readonly [string, Main][] => [
      [`setup of ${id}`, { path: `/new/${id}`, sign: '.preset', act: openDetails }],
      [`school of ${id}`, { path: `/learn/${id}`, sign: '.lesson-card' }],
    ]),
  ),
  ...Object.fromEntries(TABLES.map(([id, act]): [string, Main] => [`table ${id}`, { path: `/table/${id}`, sign: DOCK, act }])),
};

/** The page in every language, in a window of its own for each size: they mostly wait for words. */
const findings = async ({ path, sign, act }: Main, size: keyof typeof visits): Promise<readonly object[]> => {
  const { page } = visits[size];
  await page.setViewportSize(SIZES.wide);
  await goTo(page, path);
  await page.locator(sign).first().waitFor();
  await act?.(page);
  await settle(page, size, 'day');
  const found: object[] = [];
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language);
    const [beside, cut, merged] = [await overflow(page), await cutButtons(page), await mergedTexts(page)];
    if (beside > 0 || cut.length > 0 || merged.length > 0) found.push({ size, language, beside, cut, merged });
  }
  return found;
};

test.each(Object.entries(MAIN))(
  '%s: in every language words fit on their buttons, pages in their windows, and texts of drawings beside each other',
  async (_, main) => {
    expect((await Promise.all([findings(main, 'wide'), findings(main, 'phone')])).flat()).toEqual([]);
  },
);
