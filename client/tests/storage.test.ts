import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DAMAGES } from '../session/damage-for-tests';
import type { SavedGame } from '../session/saved';
import { replay } from '../messages/en/replay';
import { saved as words } from '../messages/en/saved';
import { shell } from '../messages/en/shell';
import { BROWSER_GAMES, moment } from './browser-games';
import { BARE, openPage } from './harness/page';
import { FULL_DISK, openTable, putGames, putRaw, savedIds, savedIn } from './harness/saved-games';
import { press } from './harness/screen';
import { stageOfFile } from './harness/stage';

const stage = await stageOfFile();

const { trouble } = words;

/** Goes to each address within the page, and waits for the heading that it must have; what came instead. */
const headingsAt = (page: Page, expected: readonly (readonly [path: string, heading: string])[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const wrong: string[] = [];
    for (const [path, heading] of all) {
      history.pushState(undefined, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      const shown = (): string => document.querySelector('h1')?.textContent ?? '';
      const end = performance.now() + 5000;
      while (shown() !== heading && performance.now() < end) await new Promise((done) => setTimeout(done, 4));
      if (shown() !== heading) wrong.push(`${path}: ${shown()}`);
      // The next one may have the same heading.
      document.querySelector('h1')?.replaceChildren();
    }
    return wrong;
  }, expected);

/** Whatever the schema finds is the same for all games, and `entry.test.ts` knows it of all; what only rules find is made of each. */
const damagedGames = (): readonly { readonly id: string; readonly left: unknown; readonly isListed: boolean }[] =>
  BROWSER_GAMES.flatMap(({ shelf }, game) =>
    Object.values(DAMAGES).flatMap(({ left, isOfGame }, i) => {
      const id = `damaged-${game}-${i}`;
      const isWanted = game === 0 || isOfGame;
      return isWanted ? [{ id, left: left({ ...moment(shelf[0]), id, changed: 0 }), isListed: !isOfGame }] : [];
    }),
  );

test('damaged games hide no other, and every page says what there is', async () => {
  const visit = await openPage(stage, { path: BARE });
  const { page } = visit;
  const healthy = moment(BROWSER_GAMES[0].spoken.moment);
  const damaged = damagedGames();
  await putRaw(page, [[healthy.id, healthy], ...damaged.map(({ id, left }) => [id, left] as const)]);
  await page.goto('/');
  await page.locator(`a[href="/table/${healthy.id}"]`).waitFor();
  const unopened = damaged.flatMap(({ id, left }) => {
    const heading = left === undefined ? words.unopened.gone : words.unopened.unreadable;
    return [[`/table/${id}`, heading] as const, [`/replay/${id}`, heading] as const];
  });
  expect(await headingsAt(page, unopened)).toEqual([]);
  await page.getByRole('button', { name: words.saveRaw }).waitFor();
  expect(await headingsAt(page, [['/settings', shell.settings]])).toEqual([]);
  await page.getByRole('heading', { name: words.room.title }).waitFor();
  await page.goto('/games');
  await page.locator(`.saved-game a[href="/replay/${healthy.id}"]`).waitFor();
  const lost = page.locator('.unreadable-game');
  const listed = damaged.filter(({ isListed }) => isListed).length;
  expect(listed).toBeGreaterThanOrEqual(27);
  expect(await lost.count()).toBe(listed);
  const [download] = await Promise.all([page.waitForEvent('download'), lost.last().getByText(words.saveRaw).click()]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toBeDefined();
  await lost.last().getByText(words.remove).click();
  await expect.poll(() => lost.count()).toBe(listed - 1);
  await visit.close();
});

const notice = (page: Page, { title }: { readonly title: string }): ReturnType<Page['locator']> =>
  page.locator('.storage-notice', { hasText: title });

test('a refused write is said and stays said, play goes on, and nothing is lost when it works again', async () => {
  const visit = await openPage(stage, { path: BARE, settings: { pace: 'instant', level: 'deckhand', textMode: true } });
  const { page } = visit;
  await page.addInitScript(FULL_DISK);
  await page.goto('/');
  await page
    .getByRole('button', { name: new RegExp(`^${shell.start.play}`) })
    .first()
    .click();
  await notice(page, trouble.refused).waitFor();
  const id = new URL(page.url()).pathname.replace('/table/', '');
  await page.locator('.moves button').first().click();
  await press(page, shell.again);
  await notice(page, trouble.refused).waitFor();
  expect(await savedIds(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.saveFile)]);
  const record = readFileSync(await download.path(), 'utf8');
  expect(record).toMatch(/\[Game "/);
  await expect.poll(() => page.evaluate('asked')).toBe(1);

  // Also where the game is listed, and still there when one comes back.
  await headingsAt(page, [['/games', shell.pages.games]]);
  await page.getByText(words.notStored).waitFor();
  await page.goBack();
  await notice(page, trouble.refused).waitFor();

  await page.evaluate('isFull = false');
  await press(page, shell.again);
  await expect.poll(() => notice(page, trouble.refused).count()).toBe(0);
  const stored = await savedIn(page, id);
  expect(stored.moves.length).toBeGreaterThan(0);
  await page.reload();
  await page.locator('.text-table').waitFor();
  expect((await savedIn(page, id)).moves.slice(0, stored.moves.length)).toEqual(stored.moves);
  await visit.close();
});

/** Played by people alone, in words: every move has its button. */
const openInWords = (game: SavedGame) =>
  openTable(stage, [{ ...game, seats: game.seats.map((_, i) => ({ kind: 'person', name: `P${i}` })) }], {
    settings: { textMode: true },
  });

test('tabs that cannot hear each other do not overwrite newer moves, and bring back nothing that was deleted', async () => {
  const visit = await openInWords(moment('chart'));
  const { page } = visit;
  await page.context().addInitScript('delete globalThis.BroadcastChannel');
  const before = (await savedIn(page, 'chart')).moves.length;
  const other = await page.context().newPage();
  await Promise.all([page.reload(), other.goto('/table/chart')]);
  for (const tab of [page, other]) await tab.locator('.moves button').first().waitFor();
  await page.locator('.moves button').first().click();
  await expect.poll(async () => (await savedIn(page, 'chart')).moves.length).toBe(before + 1);
  const { moves } = await savedIn(page, 'chart');
  await other.locator('.moves button').last().click();
  await notice(other, trouble.overtaken).waitFor();
  expect((await savedIn(page, 'chart')).moves).toEqual(moves);
  await other.locator('.moves button').first().click();
  await expect.poll(async () => (await savedIn(page, 'chart')).moves.slice(0, moves.length)).toEqual(moves);
  await expect.poll(() => other.locator('.storage-notice').count()).toBe(0);

  await page.goto('/games');
  await page.locator(`[aria-label^="${words.remove}:"]`).click();
  await page.getByRole('button', { name: words.undo, exact: true }).waitFor();
  await other.locator('.moves button').first().click();
  await notice(other, trouble.deleted).waitFor();
  expect(await savedIds(page)).toEqual([]);
  await press(other, words.keepAnyway);
  await expect.poll(() => savedIds(page)).toEqual(['chart']);
  await expect.poll(() => other.locator('.storage-notice').count()).toBe(0);
  await visit.close();
});

test('a game played by other rules is only shown, with the reason', async () => {
  const visit = await openPage(stage, { path: BARE });
  const { page } = visit;
  for (const { shelf } of BROWSER_GAMES) {
    const old = { ...moment(shelf[0]), rules: '0' };
    await putGames(page, [old]);
    await page.goto(`/table/${old.id}`);
    await page.waitForURL(`**/replay/${old.id}`);
    await page.getByText(replay.otherRules('0', '1')).waitFor();
    expect(await page.getByRole('button', { name: replay.whatIf }).isDisabled()).toBe(true);
    expect(await savedIn(page, old.id)).toEqual(old);
  }
  await page.goto('/games');
  await page.getByText(words.otherRules).first().waitFor();
  await expect.poll(() => page.locator('.saved-game a[href^="/table/"]').count()).toBe(0);
  await visit.close();
});
