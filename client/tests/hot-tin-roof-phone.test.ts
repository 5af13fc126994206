import { hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openStage } from '../../tools/browser-page';
import { pointerHands } from '../../tools/hot-tin-roof-hands';
import { playOn, savedRoofs } from '../../tools/hot-tin-roof-pilot';
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
