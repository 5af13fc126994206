import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnStage, openPage, openOwnStage } from './harness/page';
import { INTERACTIVE } from './harness/first-table';
import { savedIn } from './harness/saved-games';
import { shell } from '../messages/en/shell';
import { table } from '../messages/en/table';
import { loadMessages } from '../messages/load';

const { posters } = await loadMessages('en');

const titleOf = (id: string): string => posters[id]?.title ?? id;

let stage: OwnStage;
beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

test('after one visit, without a server, a game against bots can be started and a turn played', async () => {
  const visit = await openPage(stage, { offline: true, settings: { pace: 'instant', level: 'deckhand' } });
  const { page } = visit;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
  await stage.closeSite();
  await page.context().setOffline(true);
  await page.goto('/');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.locator('button', { hasText: shell.start.play }).first().click();
  await page.waitForURL('**/table/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

  // One space ahead at the current speed.
  await page.locator(INTERACTIVE).first().waitFor();
  await page.locator('[data-command="ahead"]').waitFor({ timeout: 30_000 });
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const isMine = page.getByRole('button', { name: table.hint });
  // All bots have moved: it is round 2, or somebody was pushed and is asked.
  await expect.poll(async () => (await savedIn(page, id)).moves.length, { timeout: 40_000 }).toBeGreaterThan(12);
  await isMine.waitFor({ timeout: 40_000 });
  expect(workers.length).toBeGreaterThan(0);

  // Hints work, too, and so does another page.
  await isMine.click();
  await page.locator('.advice li').first().waitFor({ timeout: 40_000 });
  await page.goto('/learn/mississippi-queen/first-steam');
  await page.locator('.coach').waitFor();

  // So does every other game, with its words and its bots.
  await page.goto('/');
  await page.getByRole('button', { name: shell.start.actionOf(shell.start.play, titleOf('patrician')) }).click();
  await page.waitForURL('**/table/*');
  const towers = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.locator('button.hand-card').first().waitFor({ timeout: 40_000 });
  const { length } = (await savedIn(page, towers)).moves;
  for (const key of ['1', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.locator('[data-command="take"]').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await savedIn(page, towers)).moves.length, { timeout: 40_000 }).toBeGreaterThan(length + 12);
  await page.goto('/learn/patrician/first-floors');
  await page.locator('.coach').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: shell.start.actionOf(shell.start.play, titleOf('hot-tin-roof')) }).click();
  await page.waitForURL('**/table/*');
  const roofs = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.locator('[data-command="dive"]').waitFor({ timeout: 40_000 });
  const before = (await savedIn(page, roofs)).moves.length;
  // The first home dumpster with its pair, and the end of the turn.
  for (const key of ['1', 'Enter']) await page.keyboard.press(key);
  await page.locator('[data-command="end"][aria-disabled="false"]').waitFor();
  await page.keyboard.press('e');
  await expect.poll(async () => (await savedIn(page, roofs)).moves.length, { timeout: 40_000 }).toBeGreaterThan(before + 10);
  await page.goto('/learn/hot-tin-roof/first-dive');
  await page.locator('.coach').waitFor();
  await visit.close();
});
