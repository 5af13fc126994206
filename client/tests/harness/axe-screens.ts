import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { axeProblems } from './axe';
import { SIZES, type Size, type Stage, openPage } from './page';
import { putGames } from './saved-games';
import { moment } from './moments';
import type { Screen } from './screen';
import { SCREENS } from './screens';
import { overflow, settle } from './settled';
import { replay } from '../../messages/en/replay';
import { table } from '../../messages/en/table';
import type { SavedGame } from '../../session/saved';
import { findMoment } from '../../../games/mississippi-queen/testing/browser/saved';

// The screens that are checked: those of the pictures, and some that would look the same there.

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

/** By name; the game is the beginning of it. */
export const AXE_SCREENS: Readonly<Record<string, Screen>> = Object.fromEntries(
  Object.entries<Screen>({ ...SCREENS, ...MORE }).filter(([name]) => !ALIKE.includes(name)),
);

/** Screens that only a phone has. */
const isSmallFirst = (page: Page): boolean => page.viewportSize()?.width === SIZES.phone.width;

/** Colours are all that the other theme changes. */
const contrastProblems = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`));
};

/** What axe minds about a screen, large and small, by day and by night; and what stands beside the window. */
export const problemsOf = async (stage: Stage, screen: Screen): Promise<readonly (readonly [string, readonly string[]])[]> => {
  const visit = await openPage(stage, { path: '/settings', settings: { pace: 'instant', ...screen.settings } });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  await screen.show(page);
  const found: Record<string, readonly string[]> = {};
  const sizes: readonly Size[] = isSmallFirst(page) ? ['phone'] : ['wide', 'phone'];
  for (const size of sizes) {
    // All rules in one light of each size, and in the other light those of colours: nothing else changes.
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
