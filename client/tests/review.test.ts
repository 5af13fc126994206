import { readFileSync } from 'node:fs';
import { parseRecord, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BARE, type PageOptions, type Visit, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { putGames } from './harness/saved-games';
import { moment } from './browser-games';
import { replay as words } from '../messages/en/replay';
import type { SavedGame } from '../session/saved';
import { savedGame } from '../../games/mississippi-queen/testing/browser/saved';

const RECORD = new URL('../../games/mississippi-queen/records/places-settled-school.txt', import.meta.url);
const { options, moves } = unwrap(parseRecord(game, readFileSync(RECORD, 'utf8'))).record;
/** Three rounds: ten decisions. */
const BEGINNING = moves.slice(0, 32);

const stage = await stageOfFile();

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const scrubber = (page: Page): Locator => page.getByRole('slider', { name: words.scrubber });

const openReplay = async (played: typeof moves, page?: PageOptions): Promise<Visit> => {
  const visit = await openPage(stage, { path: BARE, ...page });
  await putGames(visit.page, [savedGame({ id: 'looked-at', beginning: { kind: 'options', options }, moves: played, person: 0 })]);
  await visit.page.goto('/replay/looked-at');
  await scrubber(visit.page).waitFor();
  return visit;
};

const isDone = (page: Page): Promise<void> => page.locator('.totals').waitFor({ timeout: 50_000 });

test('a whole game is reviewed, with a chart, its table, and the totals', async () => {
  const visit = await openReplay(moves);
  const { page } = visit;
  await page.locator('.replay-tabs').getByRole('button', { name: words.review }).click();
  await press(page, words.reviewStart);
  await page.getByRole('progressbar', { name: words.review }).waitFor();
  await expect.poll(() => page.locator('.review p').innerText()).toMatch(/\d+ of \d+/);
  await isDone(page);
  expect(await page.locator('.totals tbody tr').count()).toBe(3);
  expect(await page.locator('.totals tbody tr').first().innerText()).toMatch(/Aurora\s+10\s/);
  const chart = page.locator('.review-chart');
  await chart.getByRole('img', { name: words.chartText }).waitFor();
  expect(await chart.locator('.course').count()).toBe(3);
  // Six rounds, three seats.
  expect(await chart.locator('table tbody tr').count()).toBe(6);
  expect(await chart.locator('table tbody tr').last().locator('td').count()).toBe(3);
  // The chart is a scrubber, too.
  const box = await chart.locator('svg').boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
  expect(Math.abs(Number(await scrubber(page).inputValue()) - moves.length / 2)).toBeLessThanOrEqual(3);
  const highlight = page.getByRole('button', { name: words.highlight('Belle') });
  await highlight.click();
  expect(await highlight.getAttribute('aria-pressed')).toBe('true');
  await press(page, words.chartToggle);
  expect(await chart.count()).toBe(0);
  await visit.close();
});

test('the worst decision is shown on the board, with the better turn as a ghost', async () => {
  const visit = await openReplay(BEGINNING);
  const { page } = visit;
  await page.locator('.transport').getByRole('button', { name: words.review }).click();
  await isDone(page);
  const [worst] = await page.locator('.mistake').all();
  expect(await worst.innerText()).toContain(words.better);
  const losses = await page
    .locator('.mistake')
    .evaluateAll((all) => all.map((one) => Number(/(\d+) points/.exec(one.textContent)?.[1])));
  expect(losses).toEqual([...losses].sort((a, b) => b - a));
  expect(await page.locator('.ghost').count()).toBe(0);
  const before = await scrubber(page).inputValue();
  await worst.click();
  expect(await scrubber(page).inputValue()).not.toBe(before);
  await page.locator('.ghost').waitFor();
  expect(await page.locator('.ghost').count()).toBe(1);
  expect(await worst.getAttribute('aria-pressed')).toBe('true');
  await press(page, words.nextMove);
  await page.locator('.ghost').waitFor({ state: 'detached' });
  expect(await worst.getAttribute('aria-pressed')).toBe('false');
  await worst.click();
  await page.locator('.ghost').waitFor();
  await worst.click();
  await page.locator('.ghost').waitFor({ state: 'detached' });
  await visit.close();
});

test('a review can be stopped, and a finished one is shown immediately', async () => {
  const visit = await openReplay(BEGINNING, { size: 'phone' });
  const { page } = visit;
  await press(page, words.showTurns);
  await page.locator('dialog .replay-tabs').getByRole('button', { name: words.review }).click();
  await press(page, words.reviewStart);
  await press(page, words.reviewStop);
  await press(page, words.reviewStart);
  await isDone(page);
  // On a phone the board scrolls into view when a decision is chosen.
  const before = await scrubber(page).inputValue();
  await page.locator('.mistake').first().click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('.ghost').waitFor();
  expect(await scrubber(page).inputValue()).not.toBe(before);
  await visit.close();
});

const open = async (saved: SavedGame): Promise<Visit> => {
  const visit = await openPage(stage, { path: BARE });
  await putGames(visit.page, [saved]);
  await visit.page.goto(`/replay/${saved.id}`);
  await scrubber(visit.page).waitFor();
  return visit;
};

describe('Patrician', () => {
  test('a finished game is reviewed, with everybody’s totals and a chart', async () => {
    const saved = moment('patrician-ending');
    const visit = await open(saved);
    const { page } = visit;
    await page.locator('.transport').getByRole('button', { name: words.review }).click();
    await isDone(page);
    expect(await page.locator('.totals tbody tr').count()).toBe(saved.seats.length);
    const chart = page.locator('.review-chart');
    await chart.getByRole('img', { name: words.chartText }).waitFor();
    expect(await chart.locator('.course').count()).toBe(saved.seats.length);
    // A bad decision is shown at the moment it was made.
    for (const mistake of await page.locator('.mistake').all()) {
      await mistake.click();
      expect(await mistake.getAttribute('aria-pressed')).toBe('true');
      expect(await mistake.innerText()).toContain(words.better);
    }
    await visit.close();
  });

  test('a running game is not, because that would reveal what the others hold', async () => {
    const visit = await open(moment('patrician-crowd'));
    const { page } = visit;
    expect(await page.locator('.transport').getByRole('button', { name: words.review }).isDisabled()).toBe(true);
    await page.locator('.replay-tabs').getByRole('button', { name: words.review }).click();
    await page.getByText(words.reviewSecret).waitFor();
    expect(await page.getByRole('button', { name: words.reviewStart }).count()).toBe(0);
    // Nor does the list of turns reveal it.
    await page.locator('.replay-tabs').getByRole('button', { name: words.turns }).click();
    const told = await page.locator('.turn-list').innerText();
    expect(told).toMatch(/is dealt (?:3|three) cards/);
    expect(told).not.toMatch(/is dealt [A-Z]/);
    await visit.close();
  });
});

describe('Hot Tin Roof', () => {
  test('the end of a game is reviewed, with everybody’s totals, a chart and better turns', async () => {
    const saved = moment('roofs-ending');
    const visit = await open(saved);
    const { page } = visit;
    await page.locator('.transport').getByRole('button', { name: words.review }).click();
    await isDone(page);
    expect(await page.locator('.totals tbody tr').count()).toBe(saved.seats.length);
    expect(await page.locator('.review-chart .course').count()).toBe(saved.seats.length);
    const mistakes = await page.locator('.mistake').all();
    expect(mistakes.length).toBeGreaterThan(0);
    // Rounds are those of the table, not the turns that records count.
    await page.locator('.replay-tabs').getByRole('button', { name: words.turns }).click();
    const heads = await page.locator('.turn-list h3').allInnerTexts();
    await page.locator('.replay-tabs').getByRole('button', { name: words.review }).click();
    for (const mistake of mistakes) {
      await mistake.click();
      expect(await mistake.getAttribute('aria-pressed')).toBe('true');
      expect(heads).toContain(await mistake.locator('b').innerText());
      expect(await mistake.locator('.better').innerText()).toMatch(/^Better: \w+/);
    }
    const rows = await page.locator('.review-chart table tbody th').allInnerTexts();
    expect(rows.length).toBeLessThanOrEqual(heads.length);
    await visit.close();
  });

  test('nothing is hidden: a running game can be reviewed, too', async () => {
    const visit = await open(moment('roofs-three'));
    expect(await visit.page.locator('.transport').getByRole('button', { name: words.review }).isDisabled()).toBe(false);
    await visit.close();
  });
});
