import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BARE, openPage } from '../../../../client/tests/harness/page';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { playOn } from './table';
import { keyDriver } from './driver';
import { savedIn } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME } from '../../../../client/tests/harness/whole-games';

const stage = await stageOfFile();

const FARTHEST = 60;

/** Tabs to the control with this accessible name. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let tabs = 0; tabs < FARTHEST; tabs++) {
    await page.keyboard.press('Tab');
    const heard = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at) return '';
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
      return at.getAttribute('aria-label') ?? label ?? at.textContent ?? '';
    });
    if (heard.trim().startsWith(name)) return;
  }
  throw new Error(`no Tab leads to ${name}`);
};

test('a driving school game by keys alone, from the start page to the first turns and from the last ones to the next game', {
  timeout: WHOLE_GAME,
}, async () => {
  const visit = await openPage(stage, { path: BARE, settings: { pace: 'instant' } });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  // The same game every time.
  await page.addInitScript(() => {
    // Goes on where it was after a reload, or the next game would be this one.
    let last = Number(sessionStorage.getItem('last') ?? 7);
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) for (let i = 0; i < bytes.length; i++) bytes[i] = last = (last * 31 + 11) % 251;
      sessionStorage.setItem('last', String(last));
      return bytes;
    };
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'With friends: Mississippi Queen');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Which game?' }).waitFor();
  await tabTo(page, 'By a link');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, 'Passenger game');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, '4');
  await page.keyboard.press('ArrowLeft');
  for (const seat of [1, 2]) {
    await tabTo(page, 'Level');
    await page.keyboard.press('d');
    expect(
      await page
        .getByRole('combobox', { name: 'Level' })
        .nth(seat - 1)
        .inputValue(),
    ).toBe('deckhand');
  }
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  const id = page.url().split('/').at(-1) ?? '';
  const { beginning, seats } = await savedIn(page, id);
  expect(beginning).toMatchObject({ options: { mode: 'school', seats: 3 } });
  expect(seats.map((plan) => (plan.kind === 'bot' ? plan.level : plan.name))).toEqual(['You', 'deckhand', 'deckhand']);

  let turns = 0;
  const end = await playOn(page, id, keyDriver(page), {
    look: async ({ phase }) => {
      if (phase.kind === 'speed') turns++;
    },
    skip: { when: () => turns >= 2, left: 12 },
  });
  expect(turns).toBeGreaterThan(2);
  expect(game.outcome(end)?.places).toHaveLength(3);
  await page.locator('.result').waitFor();
  await tabTo(page, 'Once more');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
  await visit.close();
});
