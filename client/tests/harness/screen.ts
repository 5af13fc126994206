import type { Language } from '@showboat/engine';
import type { Page } from 'playwright-core';
import { replay } from '../../messages/en/replay';
import { table } from '../../messages/en/table';
import type { Settings } from '../../settings/saved-settings';
import { SIZES, goTo } from './page';
import { putGames } from './saved-games';
import type { SavedGame } from '../../session/saved';

// What the screens of all games share.

/** Takes a page from any page but a table to the screen. */
export type Show = (page: Page) => Promise<void>;

export interface Screen {
  readonly show: Show;
  readonly settings?: Partial<Settings>;
  /** As for a page. */
  readonly keepsBots?: boolean;
  /** In addition to English. */
  readonly languages?: readonly Language[];
}

export type Screens = Readonly<Record<string, Screen>>;

export const visit =
  (path: string): Show =>
  async (page) => {
    await goTo(page, path);
    await page.locator('h1, h2').first().waitFor();
  };

export const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();

export const inTurn =
  (...steps: readonly Show[]): Show =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const askCaptain: Show = async (page) => {
  await press(page, table.hint);
  await page.locator('.advice li').first().waitFor({ timeout: 60_000 });
};

/** Places take the pointer wherever they are; the camera need not show them for a picture. */
export const touch = (page: Page, place: string): Promise<void> => page.locator(`[data-place="${place}"]`).dispatchEvent('click');

/** The first barred place, as soon as the table asks for something. */
export const touchBarred =
  (barred: string): Show =>
  async (page) => {
    await page.locator('[role="button"][data-place]').first().waitFor({ state: 'attached' });
    await page.locator(barred).first().dispatchEvent('click');
  };

/** The next answer to what is asked. */
export const look: Show = (page) => page.keyboard.press('ArrowRight');

export interface MomentScreens<Id> {
  /** The table at this moment, and what is done there. */
  at(id: Id, ...steps: readonly Show[]): Show;
  /** A finished game a while before its end. */
  openReplay(id: Id): Show;
}

/** The screens that show a moment of a game. */
export const screensOf = <Id extends string>(moment: (id: Id) => SavedGame): MomentScreens<Id> => ({
  at: (id, ...steps) =>
    inTurn(
      async (page) => {
        await putGames(page, [moment(id)]);
        await goTo(page, `/table/${id}`);
        await page.locator('.table, .text-table').first().waitFor();
      },
      ...steps,
    ),
  openReplay: (id) => async (page) => {
    await putGames(page, [moment(id)]);
    await goTo(page, `/replay/${id}`);
    const scrubber = page.getByRole('slider', { name: replay.scrubber });
    await scrubber.waitFor();
    await scrubber.fill(String(Math.round(moment(id).moves.length * 0.6)));
  },
});

/** Every decision is searched again, which takes a while. */
export const reviewIt: Show = async (page) => {
  await press(page, replay.review);
  await page.getByRole('button', { name: replay.chartToggle }).waitFor({ timeout: 300_000 });
};

/** The story of a finished game, with all that the review adds to it. */
export const storyOf =
  (saved: () => SavedGame): Show =>
  async (page) => {
    await putGames(page, [saved()]);
    await goTo(page, `/story/${saved().id}`);
    await page.locator('.places').waitFor();
    await page.locator('.looking-back').waitFor({ state: 'detached', timeout: 60_000 });
    await page.locator('.whole-frame svg').first().waitFor({ state: 'attached' });
  };

export const share: Show = (page) => press(page, replay.share);

/** The first lesson of a game, with its board. */
export const openLesson =
  (game: string, board: string): Show =>
  async (page) => {
    await visit(`/learn/${game}`)(page);
    await page.locator(`a[href^="/learn/${game}/"]`).first().click();
    await page.waitForURL(`**/learn/${game}/*`);
    await page.locator(board).first().waitFor();
  };

/** The review of a saved game, done. */
export const reviewOf =
  (saved: () => SavedGame): Show =>
  async (page) => {
    await putGames(page, [saved()]);
    await goTo(page, `/replay/${saved().id}`);
    await page.getByRole('slider', { name: replay.scrubber }).waitFor();
    const open = page.getByRole('button', { name: replay.showTurns });
    if (await open.isVisible()) await open.click();
    await page.locator('.replay-tabs').last().getByRole('button', { name: replay.review }).click();
    const start = page.getByRole('button', { name: replay.reviewStart, exact: true });
    const totals = page.locator('.totals');
    await start.or(totals).first().waitFor();
    // A review that was done a moment ago is still known.
    if ((await totals.count()) === 0) await start.click();
    await totals.waitFor({ timeout: 50_000 });
  };

export const onPhone =
  (show: Show): Show =>
  async (page) => {
    await page.setViewportSize(SIZES.phone);
    await show(page);
  };

/** The rule that the note of the table names. */
export const readRule: Show = async (page) => {
  await page.locator('.table-note .btn:not(.icon)').click();
  await page.getByRole('dialog').waitFor();
};
