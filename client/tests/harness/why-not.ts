import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogs } from '../../messages/en/dialogs';
import { table as words } from '../../messages/en/table';

/** What the page says about an illegal move. */
export const whyNot = async (page: Page): Promise<string> => {
  const note = page.getByRole('alert');
  await note.waitFor();
  const said = await note.innerText();
  await note.getByRole('button', { name: words.close }).click();
  return said;
};

/** Opens the text of a rule that the page names, and closes it again. */
export const readRule = async (page: Page, rule: string): Promise<string> => {
  await page.getByRole('button', { name: dialogs.rule(rule) }).click();
  const dialog = page.getByRole('dialog', { name: dialogs.rule(rule) });
  await expect.poll(() => dialog.locator('p').innerText()).toMatch(/\w{3}/);
  const text = await dialog.locator('p').innerText();
  // The book lies open at that rule, and can be searched.
  await dialog.getByRole('searchbox').fill(rule);
  expect(await dialog.locator('dt').allInnerTexts()).toContain(rule);
  await dialog.getByRole('button', { name: words.close }).click();
  return text;
};
