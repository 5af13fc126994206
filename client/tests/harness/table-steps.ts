import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { table as words } from '../../messages/en/table';
import { savedIn } from './saved-games';

// What people do at the table of any game.

export const adviceIn = (page: Page): Locator => page.getByRole('region', { name: words.hint });

/** Asks the Captain, looks at one hint after the other, puts them away, asks again, and does the first. */
export const takeAdvice = async (page: Page, onChosen: (hint: Locator) => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name: words.hint }).click();
  const hints = adviceIn(page).getByRole('listitem');
  await hints.first().waitFor();
  const count = await hints.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  for (const [i, hint] of (await hints.all()).entries()) {
    expect(await hint.innerText()).toMatch(/\w+ .*expected place \d/s);
    // Asked again, the next one is shown.
    if (i > 0) await page.keyboard.press('h');
    else await hint.locator('.choose').click();
    await expect.poll(() => hint.getAttribute('aria-current')).toBe('true');
    // The ideas have their numbers on the board, the chosen one in full colour; some happen where there is no place for it.
    const chosen = page.locator('.idea-tag.chosen');
    if ((await chosen.count()) > 0) expect((await chosen.textContent())?.split(' · ')).toContain(String(i + 1));
    await onChosen(hint);
  }
  // The first line alone is for everybody to see.
  const lines = await hints.locator('.choose > span + span').evaluateAll((all) => all.map((one) => one.firstChild?.textContent));
  expect(new Set(lines).size).toBe(count);
  await page.keyboard.press('Escape');
  await expect.poll(() => adviceIn(page).count()).toBe(0);
  await page.keyboard.press('h');
  await hints.first().getByRole('button', { name: 'Do that' }).click();
  await expect.poll(() => adviceIn(page).count()).toBe(0);
};

const seatAda = async (page: Page, as: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Who plays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who plays' });
  await dialog.getByLabel(/^Ada/).selectOption(as);
  await dialog.getByRole('button', { name: 'Close' }).click();
};

/** Ada, who has the first seat, lets a bot play for her, and comes back. */
export const handToBot = async (page: Page, id: string, meanwhile?: () => Promise<void>): Promise<void> => {
  const before = (await savedIn(page, id)).moves.length;
  await seatAda(page, 'mate');
  await expect.poll(async () => (await savedIn(page, id)).moves.length).toBeGreaterThan(before);
  expect((await savedIn(page, id)).seats[0]).toMatchObject({ kind: 'bot', level: 'mate', name: 'Ada' });
  await meanwhile?.();
  await seatAda(page, 'person');
  expect((await savedIn(page, id)).seats[0]).toEqual({ kind: 'person', name: 'Ada' });
};
