import { readFileSync } from 'node:fs';
import { formatRecord } from '@showboat/engine';
import { type Move as RoofMove, hotTinRoof } from '@showboat/games/hot-tin-roof';
import { type Move, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { type Move as TowerMove, patrician } from '@showboat/games/patrician';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectShips } from '../../games/mississippi-queen/testing/browser/shown';
import { BARE, type Visit, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { expectTowers } from '../../games/patrician/testing/browser/shown';
import { expectRoofs } from '../../games/hot-tin-roof/testing/browser/shown';
import { stateOf } from '../../games/mississippi-queen/testing/browser/table';
import { putGames, savedIn } from './harness/saved-games';
import { stateOf as roofsOf } from '../../games/hot-tin-roof/testing/browser/moments';
import { moment } from './browser-games';
import { stateOf as citiesOf } from '../../games/patrician/testing/browser/moments';
import { saved as words } from '../messages/en/saved';
import { shell } from '../messages/en/shell';
import type { SavedGame } from '../session/saved';

const { start } = shell;

const stage = await stageOfFile();

const HOUR = 3_600_000;

/** Many games, most recent first; every fourth is finished. */
const shelf = (count: number): readonly SavedGame[] => {
  const moments = (['offer', 'chart', 'exchange', 'over'] as const).map(moment);
  const now = Date.now();
  return Array.from({ length: count }, (_, i) => ({ ...moments[i % 4], id: `game-${i}`, changed: now - (i + 1) * HOUR }));
};

const openShelf = async (games: readonly SavedGame[]): Promise<Visit> => {
  const visit = await openPage(stage, { path: BARE, settings: { pace: 'instant' } });
  await putGames(visit.page, games);
  await visit.page.goto('/games');
  await cards(visit.page).first().waitFor();
  return visit;
};

const cards = (page: Page): Locator => page.locator('.saved-game');
const idsShown = (page: Page): Promise<readonly string[]> =>
  cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a[href^="/replay/"]')?.getAttribute('href') ?? ''));
const act = (card: Locator, action: string): Locator => card.locator(`[aria-label^="${action}:"]`);

test('all of many games are listed: the running ones, then the finished ones, the latest first', async () => {
  const games = shelf(60);
  const visit = await openShelf(games);
  const { page } = visit;
  expect(await cards(page).count()).toBe(60);
  const running = games.filter(({ summary }) => summary.places === undefined);
  const finished = games.filter(({ summary }) => summary.places !== undefined);
  expect(await idsShown(page)).toEqual([...running, ...finished].map(({ id }) => `/replay/${id}`));
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([words.running, words.finished]);
  expect(await cards(page).first().innerText()).toContain(words.yourTurn);
  expect(await cards(page).last().innerText()).toMatch(/You won|You came in/);
  // Only running games can be continued.
  expect(await page.locator(`[aria-label^="${words.resume}:"]`).count()).toBe(running.length);
  await visit.close();
});

test('a deleted game can be restored; another one is gone for good', async () => {
  const visit = await openShelf(shelf(4));
  const { page } = visit;
  const undo = page.getByRole('button', { name: words.undo, exact: true });
  await act(cards(page).nth(1), words.remove).click();
  await expect.poll(() => cards(page).count()).toBe(3);
  await undo.click();
  await expect.poll(() => idsShown(page)).toEqual(['/replay/game-0', '/replay/game-1', '/replay/game-2', '/replay/game-3']);
  expect(await undo.count()).toBe(0);
  await act(cards(page).nth(1), words.remove).click();
  await expect.poll(() => cards(page).count()).toBe(3);
  // Deleting another one makes the first final.
  await act(cards(page).nth(1), words.remove).click();
  await expect.poll(() => idsShown(page)).toEqual(['/replay/game-0', '/replay/game-3']);
  await undo.click();
  await expect.poll(() => idsShown(page)).toEqual(['/replay/game-0', '/replay/game-2', '/replay/game-3']);
  await page.reload();
  await expect.poll(() => idsShown(page)).toEqual(['/replay/game-0', '/replay/game-2', '/replay/game-3']);
  await visit.close();
});

test('a deleted game stays deleted, even if the page is left immediately', async () => {
  const visit = await openShelf(shelf(2));
  const { page } = visit;
  await act(cards(page).first(), words.remove).click();
  await page.getByRole('button', { name: words.undo, exact: true }).waitFor();
  await page.goto('/games');
  await expect.poll(() => idsShown(page)).toEqual(['/replay/game-1']);
  await visit.close();
});

test('a game is exported as its record', async () => {
  const games = shelf(4);
  const visit = await openShelf(games);
  const { page } = visit;
  const over = games[3];
  if (over.beginning.kind !== 'options') throw new Error('this game began with a set-up');
  const [download] = await Promise.all([page.waitForEvent('download'), act(cards(page).last(), words.export).click()]);
  // A door for the test: the moves of a moment are of its game.
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    formatRecord(game, over.beginning.options, over.moves as readonly Move[]),
  );
  await visit.close();
});

test('a game is continued where it was left off, from the list and from the start page', async () => {
  const games = shelf(2);
  const visit = await openShelf(games);
  const { page } = visit;
  await act(cards(page).nth(1), words.resume).click();
  await page.waitForURL('**/table/game-1');
  await expectShips(page, stateOf(games[1]));
  await page.goto('/');
  await page.getByRole('link', { name: start.resume, exact: true }).click();
  await page.waitForURL('**/table/game-0');
  await expectShips(page, stateOf(games[0]));
  expect((await savedIn(page, 'game-0')).moves).toEqual(games[0].moves);
  await visit.close();
});

/** What a finished game is exported as, by its own game. */
const recordOf = ({ game: id, beginning, moves }: SavedGame): string => {
  if (beginning.kind !== 'options') throw new Error('this game began with a set-up');
  // A door for the test, as above.
  return id === hotTinRoof.id
    ? formatRecord(hotTinRoof, beginning.options, moves as readonly RoofMove[])
    : formatRecord(patrician, beginning.options, moves as readonly TowerMove[]);
};

test('games of all kinds are in one list, each with its name, and continue at their own tables', async () => {
  const kinds = (['chart', 'patrician-crowd', 'roofs-moving', 'patrician-over', 'roofs-over'] as const).map(moment);
  const now = Date.now();
  const visit = await openShelf(kinds.map((one, i) => ({ ...one, changed: now - i * HOUR })));
  const { page } = visit;
  const names = await cards(page).evaluateAll((all) =>
    all.map((card) => /Mississippi Queen|Patrician|Hot Tin Roof/.exec(card.textContent)?.[0]),
  );
  expect(names).toEqual(['Mississippi Queen', 'Patrician', 'Hot Tin Roof', 'Patrician', 'Hot Tin Roof']);
  expect(await cards(page).nth(3).innerText()).toMatch(/You came in third/);
  expect(await cards(page).last().innerText()).toMatch(/You came in 4th/);
  for (const at of [3, 4]) {
    const [download] = await Promise.all([page.waitForEvent('download'), act(cards(page).nth(at), words.export).click()]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${kinds[at].game}-\\d{4}-\\d\\d-\\d\\d\\.txt$`));
    expect(readFileSync(await download.path(), 'utf8')).toBe(recordOf(kinds[at]));
  }
  await act(cards(page).nth(1), words.resume).click();
  await page.waitForURL('**/table/patrician-crowd');
  await expectTowers(page, citiesOf(kinds[1]));
  await page.goto('/games');
  await act(cards(page).nth(2), words.resume).click();
  await page.waitForURL('**/table/roofs-moving');
  await expectRoofs(page, roofsOf(kinds[2]));
  await visit.close();
});

test('an empty list says what will appear there', async () => {
  const visit = await openPage(stage, { path: '/games' });
  await visit.page.getByText(words.none, { exact: true }).waitFor();
  await visit.page.getByRole('link', { name: shell.unknown.back }).click();
  await expect.poll(() => new URL(visit.page.url()).pathname).toBe('/');
  await visit.close();
});
