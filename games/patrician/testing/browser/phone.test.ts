import { LANGUAGES } from '@showboat/engine';
import { patrician as game } from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { pointerDriver } from './driver';
import { findTurn, playOn, savedPatrician } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

/** Milliseconds: two cores may be busy with more than this. */
const WHOLE_GAME = 180_000;

const stage = await stageOfFile();

test.each([
  ['phone', 4],
  ['sideways', 2],
  ['tablet', 2],
] as const)('a game of four by touch, its beginning and its end: %s', { timeout: WHOLE_GAME }, async (size, turns) => {
  const beginning = { kind: 'options', options: { seats: 4, messengers: true } } as const;
  const visit = await openTable(stage, [savedPatrician({ id: 'phone', beginning, people: [0] })], { size });
  const { page } = visit;
  const told: string[] = [];
  const driver = pointerDriver(page, {
    // Whatever a finger touches must be on top there: a tap on something covered fails.
    go: (target) => target.tap(),
    onPlan: async (_state, [move]) => {
      if (move.kind !== 'play') return;
      told.push(await page.locator('.task').innerText());
      // The page never grows wider than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  });
  const end = await playOn(page, 'phone', driver, { skip: { when: () => told.length >= turns, left: 3 * turns } });
  expect(told.length).toBeGreaterThan(turns + 1);
  expect(told.every((text) => /^Build in \w+\n+(One|Both) floors? /.test(text))).toBe(true);
  expect(game.outcome(end)?.places).toHaveLength(4);
  // The table of points is loaded on demand.
  await expect.poll(() => page.locator('.result table tbody tr').count()).toBe(4);
  await visit.close();
});

test.each(LANGUAGES)('on a narrow phone no word is cut, %s', async (language) => {
  // Two players have the most turns, and so the longest line under the title.
  const saved = findTurn(
    'narrow',
    { seats: 2 },
    ({ turn, phase, players }) => turn === 0 && phase.kind === 'playing' && players[0].played.length === 9,
    [0],
  );
  const visit = await openTable(stage, [saved], { size: 'phone', language });
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.dock-phone').waitFor();
  const lines = page.locator('.turn-order-title small, .city-phone-keys .btn, .player-chips small');
  expect(await lines.count()).toBe(6);
  const cut = (): Promise<readonly (string | null)[]> =>
    lines.evaluateAll((all) =>
      all
        .filter((one) =>
          // What is centred and hidden at both ends is not scrolled.
          [one, ...one.querySelectorAll('span')].some((word) => Math.max(word.scrollWidth, word.clientWidth) > one.clientWidth),
        )
        .map((one) => one.textContent),
    );
  await expect.poll(cut).toEqual([]);
  await visit.close();
});
