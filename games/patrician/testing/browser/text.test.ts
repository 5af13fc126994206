import { patrician as game } from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { createReading } from '../../../../client/tests/harness/reading';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { textDriver } from './driver';
import { playOn, savedPatrician } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME } from '../../../../client/tests/harness/whole-games';

const stage = await stageOfFile();

test('the beginning and the end of a game in words: the move list, the situation, the log, and questions about cities', {
  timeout: WHOLE_GAME,
}, async () => {
  const beginning = { kind: 'options', options: { seats: 3, messengers: true } } as const;
  const saved = savedPatrician({ id: 'text', beginning, people: [1] });
  const visit = await openTable(stage, [saved], { settings: { textMode: true } });
  const { page } = visit;
  const reading = createReading(page, 'Roma');
  const end = await playOn(page, 'text', textDriver(page), {
    skip: { when: () => reading.turns() >= 4, left: 12 },
    look: async ({ phase }) => {
      if (phase.kind === 'playing') await reading.read();
    },
  });
  expect(game.outcome(end)).toBeDefined();
  expect(reading.answer()).toMatch(/^Roma: .*left tower .*right tower /);
  expect(reading.turns()).toBeGreaterThan(5);
  // Everybody goes by name, in what is read as in what can be done.
  expect([...reading.situations, ...reading.logs].join('\n')).not.toMatch(/Black|White|Red\b/);
  expect([...reading.logs].at(-1)).toMatch(/Jonas .*Ben .*Mina /s);
  expect(await page.locator('.city-board').count()).toBe(0);
  expect(await page.locator('.result [role="status"]').innerText()).toMatch(/All cards are played/);
  expect((await page.locator('.count-words li').allInnerTexts())[1]).toMatch(
    /^Ben: \d+ for towers, \d+ for portraits.* in all\.$/,
  );
  await visit.close();
});
