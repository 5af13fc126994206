import { type State, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { button, playOn, playedIn, sketched } from './table';
import { mouseDriver } from './driver';
import { openTable } from '../../../../client/tests/harness/saved-games';

const stage = await stageOfFile();

/** What a finger would touch in the middle of something. */
const isFree = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const touched = document.elementFromPoint(x + width / 2, y + height / 2);
    return touched !== null && touched.closest('.camera') !== null;
  });

const SKETCH = {
  river: 'S A5, S A10',
  round: 1,
  stack: 'A1 A2 A3 A4 A6 A7',
  waiting: { 1: 1 },
  ships: { beige: '0c1/0/2/6/-', grey: '0c3/0/1/6/-', brown: '0a3/0/1/6/-' },
};

/** A whole race on a tablet and sideways, the beginning of one with one thumb. */
test.each([
  ['phone', 6],
  ['sideways', Number.POSITIVE_INFINITY],
  ['tablet', Number.POSITIVE_INFINITY],
] as const)('turns by touch, and no panel lies over the ship or its plan: %s', { timeout: 240_000 }, async (size, rounds) => {
  const visit = await openTable(stage, [sketched('phone', SKETCH)], { size });
  const { page } = visit;
  const covered: string[] = [];
  let plans = 0;
  const look = async (what: string, { round }: State): Promise<void> => {
    if (!(await isFree(page.locator(what)))) covered.push(`${what} in round ${round}`);
  };
  const driver = mouseDriver(page, {
    go: (target, options) => target.tap(options),
    onPlan: (state) => {
      plans++;
      return look('.ghost', state);
    },
  });
  const end = await playOn(page, 'phone', driver, {
    until: (state) => state.round > rounds,
    look: (state) => look('.ship-ring', state),
  });
  expect(covered).toEqual([]);
  expect(size === 'phone' ? end.round : game.outcome(end)?.places.length).toBe(size === 'phone' ? 7 : 3);
  expect(plans).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Menu' }).first().tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log' }).tap();
  const log = page.getByRole('dialog', { name: 'Log' });
  expect(await log.innerText()).toContain('Round 1');
  await log.getByRole('button', { name: 'Close' }).tap();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visit.close();
});

test('all that costs nothing is in sight, and a push with one thumb', async () => {
  const visit = await openTable(stage, [sketched('thumb', SKETCH)], { size: 'phone' });
  const { page } = visit;
  const met = page.getByRole('button', { name: /^0c3, push Belle/ });
  await met.waitFor();
  const free = page.locator('.space[aria-label$=", 0 coal"]');
  expect(await free.count()).toBeGreaterThan(2);
  for (const space of await free.all()) expect(await isFree(space)).toBe(true);
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
