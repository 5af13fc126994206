import { AxeBuilder } from '@axe-core/playwright';
import { VIEWS } from '@showboat/games/views';
import { LANGUAGES } from '@showboat/ui';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../tools/browser-axe';
import { SIZES, type Size, type Stage, openPage, openStage } from '../../tools/browser-page';
import { findMoment, putGames } from '../../tools/saved-games';
import { moment } from '../../tools/screenshots/moments';
import type { Screen } from '../../tools/screenshots/screen';
import { SCREENS } from '../../tools/screenshots/screens';
import { replay } from '../messages/en/replay';
import { table } from '../messages/en/table';
import type { SavedGame } from '../session/saved';

/** Tables whose words are measured in every language. */
const TABLES = [
  'chart',
  'patrician-crowd',
  'patrician-moving',
  'patrician-taking',
  'patrician-placing',
  'patrician-over',
  'roofs-moving',
  'roofs-diving',
  'roofs-laying',
  'roofs-poor',
  'roofs-over',
] as const;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();

const fromMenu =
  (entry: string): Screen['show'] =>
  async (page) => {
    await SCREENS['table-menu'].show(page);
    await press(page, entry);
    await page.getByRole('dialog').waitFor();
  };

const reviewOf =
  (saved: SavedGame): Screen['show'] =>
  async (page) => {
    await putGames(page, [saved]);
    await page.goto(`/replay/${saved.id}`);
    await page.getByRole('slider', { name: replay.scrubber }).waitFor();
    const open = page.getByRole('button', { name: replay.showTurns });
    if (await open.isVisible()) await open.click();
    await page.locator('.replay-tabs').last().getByRole('button', { name: replay.review }).click();
    await press(page, replay.reviewStart);
    await page.locator('.totals').waitFor({ timeout: 50_000 });
  };

const onPhone =
  (show: Screen['show']): Screen['show'] =>
  async (page) => {
    await page.setViewportSize(SIZES.phone);
    await show(page);
  };

/** Its first rounds only: a review of the whole game takes its time. */
const reviewBeginning: Screen['show'] = (page) => {
  const over = moment('over');
  return reviewOf({ ...over, id: 'short', moves: over.moves.slice(0, 60) })(page);
};

/** Of a game with hidden hands only the end can be looked back at, once it is over. */
const reviewEnding: Screen['show'] = (page) => reviewOf(moment('patrician-ending'))(page);

const reviewRoofs: Screen['show'] = (page) => reviewOf(moment('roofs-ending'))(page);

const readRule: Screen['show'] = async (page) => {
  await page.locator('.table-note .btn:not(.icon)').click();
  await page.getByRole('dialog').waitFor();
};

/** Where the pictures would only show the same again. */
const MORE: Readonly<Record<string, Screen>> = {
  'table-placing': {
    show: async (page) => {
      await putGames(page, [findMoment('placing', { mode: 'passengers', seats: 3 }, ({ phase }) => phase.kind === 'placing')]);
      await page.goto('/table/placing');
      await page.locator('.way').first().waitFor();
    },
  },
  'table-exchanging': {
    show: async (page) => {
      await SCREENS['table-exchange'].show(page);
      await page.keyboard.press('x');
      await page.getByRole('dialog').waitFor();
    },
  },
  'table-rule': {
    show: async (page) => {
      await SCREENS['table-why-not'].show(page);
      await readRule(page);
    },
  },
  'table-seats': { show: fromMenu(table.seats) },
  'table-share': { show: fromMenu(table.share) },
  'table-resign': { show: fromMenu(table.resign) },
  'table-log': { show: fromMenu(table.log) },
  'what-if': {
    show: async (page) => {
      await SCREENS.replay.show(page);
      await press(page, replay.whatIf);
    },
  },
  'open-refused': {
    show: async (page) => {
      await page.goto('/open#g=AAAA');
      await page.locator('.open-refused').waitFor();
    },
  },
  'open-position': {
    show: async (page) => {
      await SCREENS.open.show(page);
      const { beginning } = moment('chart');
      await page.getByLabel(replay.openText).fill(JSON.stringify(beginning.kind === 'position' ? beginning.position : {}));
      await press(page, replay.openButton);
      await page.locator('.opened').waitFor();
    },
  },
  'setup-refused': {
    show: async (page) => {
      await SCREENS['setup-details'].show(page);
      await page.locator('#field-expansionTiles label').nth(2).click();
      await page.locator('.problem').first().waitFor();
    },
  },
  review: { show: reviewBeginning },
  'review-phone': { show: onPhone(reviewBeginning) },
  'patrician-rule': {
    show: async (page) => {
      await SCREENS['patrician-why-not'].show(page);
      await readRule(page);
    },
  },
  'patrician-review': { show: reviewEnding },
  'patrician-review-phone': { show: onPhone(reviewEnding) },
  'roofs-rule': {
    show: async (page) => {
      await SCREENS['roofs-why-not'].show(page);
      await readRule(page);
    },
  },
  'roofs-review': { show: reviewRoofs },
  'roofs-review-phone': { show: onPhone(reviewRoofs) },
  'patrician-review-refused': {
    show: async (page) => {
      await putGames(page, [moment('patrician-crowd')]);
      await page.goto('/replay/patrician-crowd');
      await page.locator('.replay-tabs').getByRole('button', { name: replay.review }).click();
      await page.getByText(replay.reviewSecret).waitFor();
    },
  },
};

test('every game has its table among the screens', () => {
  const shown = new Set(TABLES.map((id) => moment(id).game));
  expect([...shown]).toEqual(VIEWS.map(({ id }) => id));
});

/** Pictures that have nothing of their own but where things stand. */
const ALIKE = [
  'patrician-begun',
  'patrician-card',
  'patrician-two',
  'patrician-move-plan',
  'patrician-take-plan',
  'patrician-no-card',
  'roofs-begun',
  'roofs-lay-plan',
  'roofs-shelter-plan',
  'roofs-setup-own',
  'roofs-stuck',
];

const ALL: Readonly<Record<string, Screen>> = Object.fromEntries(
  Object.entries<Screen>({ ...SCREENS, ...MORE }).filter(([name]) => !ALIKE.includes(name)),
);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body;
    return scrollWidth - clientWidth;
  });

/** Screens that only a phone has. */
const isSmallFirst = (page: Page): boolean => page.viewportSize()?.width === SIZES.phone.width;

/** Words on buttons that are cut off. */
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

/** Colours are all that the other theme changes. */
const contrastProblems = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`));
};

/** Until the page has followed the window and the light. */
const isSettled = async (page: Page, size: Size, theme: 'day' | 'night'): Promise<void> => {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

test.each(Object.entries(ALL))('%s: nothing that axe would mind, large and small, by day and by night', async (_, screen) => {
  const visit = await openPage(stage, { path: '/settings', settings: { pace: 'instant', ...screen.settings } });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  await screen.show(page);
  const found: Record<string, readonly string[]> = {};
  const sizes: readonly Size[] = isSmallFirst(page) ? ['phone'] : ['desk', 'phone'];
  for (const size of sizes) {
    // All rules in one light of each size, and in the other light those of colours: nothing else changes.
    const [first, second] = size === 'desk' ? (['day', 'night'] as const) : (['night', 'day'] as const);
    await isSettled(page, size, first);
    found[`${size} ${first}`] = await axeProblems(page);
    await isSettled(page, size, second);
    found[`${size} ${second}`] = await contrastProblems(page);
    found[`${size} beside the window`] = (await overflow(page)) > 0 ? [`${await overflow(page)} px`] : [];
  }
  expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([]);
  await visit.close();
});

interface Main {
  readonly path: string;
  /** Once this is there, the page is. */
  readonly sign: string;
  readonly act?: Screen['show'];
}

const openDetails: Screen['show'] = (page) => page.locator('summary').click();

/** The next answer to what the table asks. */
const look: Screen['show'] = (page) => page.keyboard.press('ArrowRight');

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
  ...Object.fromEntries(
    TABLES.map((id): [string, Main] => [
      `table ${id}`,
      { path: `/table/${id}`, sign: DOCK, ...(id === 'chart' ? {} : { act: look }) },
    ]),
  ),
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(MAIN))(
    '%s: words fit on their buttons, and pages in their windows',
    async (_, { path, sign, act }) => {
      const visit = await openPage(stage, { language, path: '/settings', settings: { pace: 'instant' } });
      const { page } = visit;
      await putGames(page, TABLES.map(moment));
      await page.goto(path);
      await page.locator(sign).first().waitFor();
      await act?.(page);
      for (const size of ['desk', 'phone'] as const) {
        await isSettled(page, size, 'day');
        expect({ size, beside: Math.max(0, await overflow(page)), cut: await cutButtons(page) }).toEqual({
          size,
          beside: 0,
          cut: [],
        });
      }
      await visit.close();
    },
  );
});
