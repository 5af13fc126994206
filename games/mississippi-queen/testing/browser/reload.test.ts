import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { button, isAsked, playedIn, sketched } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

const stage = await stageOfFile();

const SKETCH = {
  river: 'S A5, S A10',
  stack: 'A1 A2 A3 A4 A6 A7',
  waiting: { 1: 1 },
  ships: { beige: '0c1/0/3/6/-', grey: '0d1/0/1/6/-', brown: '0b1/0/1/6/-' },
};

const isAt = (page: Page, place: string): Promise<void> => page.getByRole('img', { name: `Aurora, ${place},` }).waitFor();

test('a turn left in the middle continues exactly there, and can still be undone', async () => {
  const visit = await openTable(stage, [sketched('reload', SKETCH)]);
  const { page } = visit;
  await button(page, 'ahead').click();
  await button(page, 'ahead').click();
  await isAt(page, '0c3');
  await page.reload();
  await isAt(page, '0c3');
  expect(await playedIn(page, 'reload')).toBe('=3 f f');
  for (const left of ['=3 f', '=3', '']) {
    await button(page, 'undo').click();
    expect(await playedIn(page, 'reload')).toBe(left);
  }
  await button(page, 'ahead').click();

  // The page is closed and opened another day.
  const context = page.context();
  const later = await context.newPage();
  await page.close();
  await later.goto('/');
  await later.getByRole('link', { name: 'Continue' }).click();
  await isAt(later, '0c2');
  await button(later, 'undo').click();
  await isAt(later, '0c1');
  await visit.close();
});

test('two tabs of one game follow each other, also when bots have moved', async () => {
  const visit = await openTable(stage, [sketched('tabs', SKETCH)]);
  const { page } = visit;
  const other = await page.context().newPage();
  const errors: string[] = [];
  other.on('pageerror', ({ message }) => errors.push(message));
  await other.goto('/table/tabs');
  await isAt(other, '0c1');
  await button(page, 'ahead').click();
  await isAt(other, '0c2');
  await button(other, 'undo').click();
  await isAt(page, '0c1');
  await button(other, 'ahead').click();
  await button(other, 'ahead').click();
  await button(page, 'ahead').click();
  await isAt(other, '0c4');
  await button(page, 'end').click();
  await expect.poll(() => playedIn(page, 'tabs'), { timeout: 30_000 }).toMatch(/^=3 f f f \..*\..*\.$/);
  const told = async (tab: Page): Promise<readonly string[]> => {
    await isAsked(tab);
    return tab.locator('.ship').evaluateAll((ships) => ships.map((ship) => ship.getAttribute('aria-label') ?? ''));
  };
  await expect.poll(() => told(other)).toEqual(await told(page));
  expect(errors).toEqual([]);
  await visit.close();
});

test('many games at once stay apart', async () => {
  const games = Array.from({ length: 30 }, (_, i) => sketched(`many-${i}`, { ...SKETCH, round: i + 1 }));
  const visit = await openTable(stage, games);
  const { page } = visit;
  await button(page, 'ahead').click();
  await isAt(page, '0c2');
  await page.goto('/games');
  const resume = page.getByRole('link', { name: /^Continue/ });
  await expect.poll(() => resume.count()).toBe(30);
  // The one played last is the first.
  expect(await resume.first().getAttribute('href')).toBe('/table/many-0');
  await page.locator('a.btn[href="/table/many-17"]').click();
  await isAt(page, '0c1');
  expect(await playedIn(page, 'many-17')).toBe('');
  await visit.close();
});
