import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { replay as words } from '../../messages/en/replay';
import { table } from '../../messages/en/table';
import type { SavedGame } from '../../session/saved';
import type { Stage, Visit } from './page';
import { openTable } from './saved-games';

// How people share games, and open what was shared.

export const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** The table of a saved game, with the dialog for sharing it. */
export const openShare = async (stage: Stage, saved: SavedGame): Promise<Visit> => {
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  await press(page, table.menu);
  await press(page, words.share);
  await page.getByRole('dialog', { name: words.share }).waitFor();
  return visit;
};

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

const field = (page: Page, label: string): Locator =>
  page.locator('.copy-field').filter({ has: page.getByLabel(label, { exact: true }) });

/** Copies a field, and returns the clipboard. */
export const copied = async (page: Page, label: string): Promise<string> => {
  await field(page, label).getByRole('button', { name: words.copy }).click();
  await field(page, label).getByRole('button', { name: words.copied }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await page.getByLabel(label, { exact: true }).inputValue());
  return text;
};

export const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

export const openedCard = (page: Page): Locator => page.locator('.opened');

/** A record of a game, as it is in its folder. */
export const recordOf = (game: string, name: string): string =>
  readFileSync(new URL(`../../../games/${game}/records/${name}.txt`, import.meta.url), 'utf8');
