import type { State } from '@showboat/games/mississippi-queen';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openStage } from '../../tools/browser-page';
import { button, openTable, playOn, playedIn, sketched } from '../../tools/pilot';
import { mouseHands } from '../../tools/pilot-hands';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

/** What a finger would touch in the middle of something. */
const isFree = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.camera') !== null;
  });

const SKETCH = {
  river: 'S A5, S A10',
  stack: 'A1 A2 A3 A4 A6 A7',
  waiting: { 1: 2 },
  ships: { beige: '0c1/0/2/6/-', grey: '0c3/0/1/6/-', brown: '0a3/0/1/6/-' },
};

test('several turns with one thumb, and no panel lies over the ship or its plan', async () => {
  const visit = await openTable(stage, [sketched('phone', SKETCH)], { size: 'phone' });
  const { page } = visit;
  const covered: string[] = [];
  const look = async (what: string, at: State): Promise<void> => {
    for (const one of await page.locator(what).all()) if (!(await isFree(one))) covered.push(`${what} in round ${at.round}`);
  };
  const hands = mouseHands(page, { go: (target) => target.tap(), onPlan: (state) => look('.ghost', state) });
  const end = await playOn(page, 'phone', hands, {
    until: (state) => state.round > 6,
    look: (state) => look('.ship.active', state),
  });
  expect(covered).toEqual([]);
  expect(end.round).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log' }).tap();
  const log = page.getByRole('dialog', { name: 'Log' });
  expect(await log.innerText()).toContain('Round 2');
  await log.getByRole('button', { name: 'Close' }).tap();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visit.close();
});

test('a push with one thumb', async () => {
  const visit = await openTable(stage, [sketched('thumb', SKETCH)], { size: 'phone' });
  const { page } = visit;
  const met = page.getByRole('button', { name: /^0c3, push Belle/ });
  await met.tap();
  await button(page, 'sail').tap();
  await page.getByRole('heading', { name: 'Choose where Belle goes' }).waitFor();
  const open = page.locator('.way[aria-disabled="false"]');
  for (const way of await open.all()) {
    expect(await isFree(way)).toBe(true);
  }
  await open.first().tap();
  await expect.poll(() => playedIn(page, 'thumb')).toMatch(/ x\d @\d/);
  await visit.close();
});
