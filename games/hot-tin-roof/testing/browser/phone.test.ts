import { readFileSync } from 'node:fs';
import { hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import type { Sketch } from '../sketch';
import { pointerDriver } from './driver';
import { isAsked, key, place, playOn, savedRoofs, sketchedRoofs } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

/** Milliseconds: two cores may be busy with more than this. */
const WHOLE_GAME = 240_000;

const stage = await stageOfFile();

test.each([
  ['phone', 4],
  ['sideways', 2],
  ['tablet', 2],
] as const)('a game of three by touch, its beginning and its end: %s', { timeout: WHOLE_GAME }, async (size, turns) => {
  const beginning = { kind: 'options', options: { seats: 3, deluxe: true } } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'phone', beginning, people: [0] })], { size });
  const { page } = visit;
  const told: string[] = [];
  const driver = pointerDriver(page, {
    // Whatever a finger touches must be on top there: a tap on something covered fails.
    go: (target) => target.tap(),
    onPlan: async (_state, [move]) => {
      if (move.kind !== 'dive') return;
      told.push(await page.locator('.htr-task').innerText());
      // The page never grows wider than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  });
  const end = await playOn(page, 'phone', driver, { skip: { when: () => told.length >= turns, left: 3 * turns } });
  expect(told.length).toBeGreaterThan(turns);
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
  const dock = page.locator('.roof-phone');
  const height = async (): Promise<number> => (await dock.boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 360, height: 740 });
  await isAsked(page);
  const before = await height();
  expect(await page.locator('.roof-phone-foot').count()).toBe(1);
  await place(page, 'roof:r10').tap();
  expect(await rowShown(page)).toEqual({ stops: 3, overlapping: 0, isScrolled: false, beside: 0 });
  expect(await page.locator('.htr-path-row li').allInnerTexts()).toEqual([
    expect.stringContaining('Thimble Corner'),
    expect.stringMatching(/^−1\s+O?\s*−2[^]*Teapot Terrace/),
    expect.stringMatching(/^−1[^]*Mandolin House/),
  ]);
  expect(await page.locator('.roof-phone-foot').count()).toBe(0);
  expect(await height()).toBe(before);
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

const FIXTURE = JSON.parse(readFileSync(new URL('../../fixtures/0039-base4.json', import.meta.url), 'utf8'));

test.each([
  { width: 390, height: 844, language: 'en' },
  { width: 390, height: 844, language: 'fr' },
  { width: 360, height: 640, language: 'en' },
  { width: 360, height: 640, language: 'fr' },
] as const)('no roof moves while a turn is planned, also when one is refused ($width × $height, $language)', async (phone) => {
  const { language, ...size } = phone;
  const beginning = { kind: 'position', position: FIXTURE } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'still', beginning, people: [0, 1, 2, 3] })], {
    size: 'phone',
    language,
    settings: { language },
  });
  const { page } = visit;
  await page.setViewportSize(size);
  await page.locator('[data-command="dive"]').waitFor();
  const where = async (): Promise<readonly number[]> => {
    const box = await place(page, 'roof:r14').boundingBox();
    return box ? [box.x, box.y, box.width, box.height].map(Math.round) : [];
  };
  const before = await where();
  expect(Math.min(before[2], before[3])).toBeGreaterThanOrEqual(34);
  const keys = async (): Promise<number> => Math.round((await page.locator('.roof-phone-keys').boundingBox())?.y ?? 0);
  const keysBefore = await keys();
  const stays = async (step: string): Promise<void> => expect([step, await where()]).toEqual([step, before]);
  await place(page, 'dumpster:shelter').tap();
  await stays('a dive is planned');
  await key(page, 'dive').tap();
  await stays('a shelter is asked');
  await key(page, 'decline').tap();
  await key(page, 'end').waitFor();
  await stays('a cat is to move');
  await page.locator('[data-place^="roof:"][role="button"]').last().tap();
  await page.locator('.htr-path-row').waitFor();
  await stays('a way is planned');
  expect(await keys()).toBe(keysBefore);
  // What is too dear is refused, with the reason in the place of the dock.
  await place(page, 'roof:r01').tap();
  await page.locator('.table-note[role="alert"]').waitFor();
  await stays('it is refused');
  await place(page, 'roof:r14').tap();
  await page.locator('.htr-path-row').waitFor();
  await stays('another way is planned');
  await visit.close();
});

test('after a pinch or a drag there is a way back to the whole quarter', async () => {
  const beginning = { kind: 'position', position: FIXTURE } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'away', beginning, people: [0, 1, 2, 3] })], { size: 'phone' });
  const { page } = visit;
  await isAsked(page);
  const where = async (): Promise<number> => Math.round((await place(page, 'roof:r05').boundingBox())?.x ?? 0);
  const [before, home] = [await where(), page.locator('.camera-home button')];
  expect(await home.count()).toBe(0);
  for (let times = 0; times < 3; times++) {
    await page.mouse.move(20, 470);
    await page.mouse.down();
    await page.mouse.move(380, 470, { steps: 4 });
    await page.mouse.up();
  }
  // However far it is dragged, much of it stays in view.
  expect(await where()).toBeLessThan(390);
  expect(await where()).toBeGreaterThan(before);
  await home.tap();
  await home.waitFor({ state: 'detached' });
  expect(await where()).toBe(before);
  await visit.close();
});
