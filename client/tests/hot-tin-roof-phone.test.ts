import { hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openStage } from '../../tools/browser-page';
import type { Sketch } from '../../games/hot-tin-roof/testing/sketch';
import { pointerHands } from '../../tools/hot-tin-roof-hands';
import { isAsked, place, playOn, savedRoofs, sketchedRoofs } from '../../tools/hot-tin-roof-pilot';
import { openTable } from '../../tools/pilot';

/** Milliseconds: two processors may have more to do than this. */
const WHOLE_GAME = 240_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('a whole game of three with one thumb', { timeout: WHOLE_GAME }, async () => {
  const beginning = { kind: 'options', options: { seats: 3, deluxe: true } } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'phone', beginning, people: [0] })], { size: 'phone' });
  const { page } = visit;
  const told: string[] = [];
  const hands = pointerHands(page, {
    // Whatever a finger touches must be on top there: a tap on something covered fails.
    go: (target) => target.tap(),
    onPlan: async (_state, [move]) => {
      if (move.kind !== 'dive') return;
      told.push(await page.locator('.prowl-hand .htr-task').innerText());
      // The page never grows wider than the phone.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  });
  const end = await playOn(page, 'phone', hands);
  expect(told.length).toBeGreaterThan(4);
  expect(told.every((text) => /^Dive into the [\w ]+\n+You pay 5 cans and take \d+ cans?\. /.test(text))).toBe(true);
  expect(game.outcome(end)?.places).toHaveLength(3);
  expect(await page.locator('.result table tbody tr').count()).toBe(3);
  await visit.close();
});

/** From the first roof to the last over all others, and on every step somebody is paid. */
const LONG: Sketch = {
  seats: 4,
  cans: [60, 9, 9, 9],
  cats: ['r01+r15/-'],
  catwalks: 'g01=B g04=B g06=B g08=B g09=B g11=B g13=C g15=C g17=C g19=C g22=C g24=C g26=D g28=D',
  shelters: 'r02=B r03=C r04=D r05=B r06=C r07=D r08=B r09=C r10=D',
  open: 'h01 h02 h03',
};

interface RowShown {
  readonly stops: number;
  /** Discs and badges that lie on the one before. */
  readonly overlapping: number;
  readonly isScrolled: boolean;
  /** Of the page. */
  readonly beside: number;
}

const rowShown = (page: Page): Promise<RowShown> =>
  page.locator('.htr-path-row').evaluate((row) => {
    const discs = [...row.querySelectorAll('.htr-path-cat, .htr-path-roof > svg, .htr-path-pay svg')].map((one) =>
      one.getBoundingClientRect(),
    );
    const inOrder = discs.sort((a, b) => a.left - b.left);
    return {
      stops: row.querySelectorAll('li').length,
      overlapping: inOrder.filter((one, i) => i > 0 && one.left < inOrder[i - 1].right - 0.5).length,
      isScrolled: row.scrollWidth > row.clientWidth + 1,
      beside: document.documentElement.scrollWidth - innerWidth,
    };
  });

test('the planned way stands in the sheet and the board stays as large; a very long one is scrolled', async () => {
  const near: Sketch = { ...LONG, cats: ['r06+r10/-'], catwalks: 'g12=B g16=C', shelters: 'r08=C', cans: [20, 9, 9, 9] };
  const visit = await openTable(
    stage,
    [
      sketchedRoofs({ id: 'near', drawn: near, line: 'catwalk -', people: [0] }),
      sketchedRoofs({ id: 'long', drawn: LONG, line: 'catwalk -', people: [0] }),
    ],
    { size: 'phone' },
  );
  const { page } = visit;
  const dock = page.locator('.prowl-hand');
  const height = async (): Promise<number> => (await dock.boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 360, height: 740 });
  await isAsked(page);
  const before = await height();
  expect(await page.locator('.prowl-hand-foot').count()).toBe(1);
  await place(page, 'roof:r10').tap();
  expect(await rowShown(page)).toEqual({ stops: 3, overlapping: 0, isScrolled: false, beside: 0 });
  expect(await page.locator('.htr-path-row li').allInnerTexts()).toEqual([
    expect.stringContaining('Thimble Corner'),
    expect.stringMatching(/^−1\s+O?\s*−2[^]*Teapot Terrace/),
    expect.stringMatching(/^−1[^]*Mandolin House/),
  ]);
  expect(await page.locator('.prowl-hand-foot').count()).toBe(0);
  expect(await height()).toBeLessThanOrEqual(before + 8);
  await page.goto('/table/long');
  await isAsked(page);
  const names = page.locator('.htr-path-row li');
  await place(page, 'roof:r15').tap();
  expect(await names.count()).toBe(15);
  expect(await rowShown(page)).toMatchObject({ overlapping: 0, isScrolled: true, beside: 0 });
  // It can be reached without a finger, and its end comes into sight.
  const row = page.locator('.htr-path-row');
  await row.focus();
  await row.evaluate((one) => one.scrollTo({ left: one.scrollWidth }));
  const [goal, whole] = [await names.last().boundingBox(), await row.boundingBox()];
  expect(goal && whole && goal.x + goal.width <= whole.x + whole.width).toBe(true);
  await visit.close();
});
