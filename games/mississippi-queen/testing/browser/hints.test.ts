import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { isAsked, playOn, playedIn, sketched, stateIn } from './table';
import { mouseDriver } from './driver';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { handToBot, takeAdvice } from '../../../../client/tests/harness/table-steps';

const stage = await stageOfFile();

const SKETCH = {
  river: 'S A5, S A10',
  round: 1,
  stack: 'A1 A2 A3 A4 A6 A7',
  waiting: { 1: 1 },
  ships: { beige: '0c1/0/2/6/-', grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' },
};

test('the Captain shows ways with reasons, and one of them is sailed', async () => {
  const visit = await openTable(stage, [sketched('hints', SKETCH)]);
  const { page } = visit;
  const ghosts = new Set<string | null>();
  await takeAdvice(page, async () => {
    expect(await page.locator('.ghost').count()).toBe(1);
    const ghost = await page.locator('.ghost > g').getAttribute('transform');
    expect(ghosts).not.toContain(ghost);
    ghosts.add(ghost);
    // The other ideas are there, too, fainter.
    const tags = (await page.locator('.idea-tag').allTextContents()).flatMap((text) => text.split(' · '));
    expect(tags.sort()).toEqual(['1', '2', '3']);
    expect(await page.locator('.idea-ghost').count()).toBeGreaterThan(0);
  });
  await expect.poll(() => playedIn(page, 'hints')).toMatch(/^=\d .*f/);
  await visit.close();
});

test('two people share a screen: each turn says whose it is', async () => {
  const visit = await openTable(stage, [sketched('pass', SKETCH, [0, 1])]);
  const { page } = visit;
  const titles: string[] = [];
  await playOn(page, 'pass', mouseDriver(page), {
    until: (state) => state.round > 3,
    look: async (state) => {
      if (state.phase.kind === 'speed') titles.push(await page.locator('.dock-title > span').innerText());
    },
  });
  expect(titles.slice(0, 2)).toEqual(['Ada, Aurora is yours', 'Ben, Belle is yours']);
  expect(new Set(titles).size).toBe(2);
  await visit.close();
});

test('bots think in a worker, what they do is shown at a pace of its own, and Skip does not wait for it', async () => {
  const saved = sketched('skip', { ...SKETCH, next: 'grey' });
  const visit = await openTable(stage, [saved], { motion: 'full', settings: { pace: 'calm' } });
  const { page } = visit;
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  const hint = page.getByRole('button', { name: 'Show ideas' });
  await skip.waitFor();
  // The game has come back to us, but the screen is not there yet.
  await expect.poll(async () => game.actor(await stateIn(page, 'skip'))).toBe(0);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await hint.count()).toBe(0);
  await skip.click();
  await hint.waitFor({ timeout: 1500 });
  expect(await skip.count()).toBe(0);
  await visit.close();
});

test('a seat is handed to a bot and taken back', async () => {
  // At their own pace: at once would be the whole race.
  const visit = await openTable(stage, [sketched('seats', SKETCH)], { settings: { pace: 'brisk' } });
  const { page } = visit;
  await isAsked(page);
  await handToBot(page, 'seats');
  expect(await isAsked(page)).toBe(true);
  expect(game.actor(await stateIn(page, 'seats'))).toBe(0);
  await visit.close();
});
