import { LANGUAGES } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import { describe, expect, test } from 'vitest';
import { axeProblems } from './harness/axe';
import { SIZES, type Size, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { shell } from '../messages/en/shell';
import { loadMessages } from '../messages/load';
import { table } from '../messages/en/table';

const { posters } = await loadMessages('en');

const stage = await stageOfFile();

test.each(LANGUAGES)('the start page opens in the language of the browser: %s', async (language) => {
  const visit = await openPage(stage, { language });
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await visit.page.locator('html').getAttribute('lang')).toBe(language);
  expect(await visit.page.evaluate(() => crossOriginIsolated)).toBe(true);
  await visit.close();
});

describe.each(Object.keys(SIZES).filter((size): size is Size => size in SIZES))('the start page at %s', (size) => {
  test.each(['day', 'night'] as const)('by %s passes axe, and does not overflow the window', async (theme) => {
    const visit = await openPage(stage, { size, theme });
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await visit.page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await axeProblems(visit.page)).toEqual([]);
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await visit.close();
  });
});

test.each(VIEWS.map(({ id }) => id))('%s is started, set up and learned from the start page', async (id) => {
  const visit = await openPage(stage, { settings: { pace: 'instant', level: 'deckhand' } });
  const { page } = visit;
  const title = posters[id]?.title ?? id;
  const { actionOf, play, friends, learn } = shell.start;
  for (const [action, path] of [
    [friends, `/new/${id}?by=link`],
    [learn, `/learn/${id}`],
  ]) {
    await page.goto('/');
    await page.getByRole('link', { name: actionOf(action, title) }).click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
  }
  await page.goto('/');
  await page.getByRole('button', { name: actionOf(play, title) }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('button', { name: table.hint }).waitFor({ timeout: 30_000 });
  await visit.close();
});
