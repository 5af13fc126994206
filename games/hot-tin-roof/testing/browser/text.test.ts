import { hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import { expect, test } from 'vitest';
import { createReading } from '../../../../client/tests/harness/reading';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { textDriver } from './driver';
import { playOn, savedRoofs } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME } from '../../../../client/tests/harness/whole-games';

const stage = await stageOfFile();

test('the beginning and the end of a game in words: the move list, the situation, the log, and questions about roofs', {
  timeout: WHOLE_GAME,
}, async () => {
  const beginning = { kind: 'options', options: { seats: 3, deluxe: true } } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'text', beginning, people: [1] })], { settings: { textMode: true } });
  const { page } = visit;
  const reading = createReading(page, 'teapot terrace');
  const end = await playOn(page, 'text', textDriver(page), {
    skip: { when: () => reading.turns() >= 3, left: 12 },
    look: async ({ phase }) => {
      if (phase.kind === 'diving') await reading.read();
    },
  });
  expect(game.outcome(end)).toBeDefined();
  expect(reading.answer()).toMatch(/^Teapot Terrace \(r08\); .*to Thimble Corner \(g12, /);
  expect(reading.turns()).toBeGreaterThan(4);
  // Everybody goes by name, in descriptions as well as in moves.
  expect([...reading.situations, ...reading.logs].join('\n')).not.toMatch(/Ginger|Cream|Midnight|Rose/);
  expect([...reading.logs].at(-1)).toMatch(/Ben .*Jonas .*Mina /s);
  expect(await page.locator('.roof-board').count()).toBe(0);
  expect(await page.locator('.result [role="status"]').innerText()).toMatch(/fish has left the market/);
  expect((await page.locator('.count-words li').allInnerTexts())[1]).toMatch(/^Ben: \d+ for fish, \d+ cans.* in all\.$/);
  await visit.close();
});
