import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { expect, test } from 'vitest';
import { createReading } from '../../../../client/tests/harness/reading';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { playOn } from './table';
import { textDriver } from './driver';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME } from '../../../../client/tests/harness/whole-games';
import { savedGame } from './saved';

const stage = await stageOfFile();

test('the beginning and the end of a game in words: the move list, the surroundings, the log, and questions about spaces', {
  timeout: WHOLE_GAME,
}, async () => {
  const beginning = { kind: 'options', options: { mode: 'passengers', seats: 3 } } as const;
  const saved = savedGame({ id: 'text', beginning, person: 1, level: 'deckhand' });
  const visit = await openTable(stage, [saved], { settings: { textMode: true } });
  const { page } = visit;
  const reading = createReading(page, '1c3');
  const end = await playOn(page, 'text', textDriver(page), {
    skip: { when: () => reading.turns() >= 4, left: 12 },
    look: async ({ phase }) => {
      if (phase.kind === 'speed') await reading.read();
    },
  });
  expect(game.outcome(end)).toBeDefined();
  expect(reading.answer()).toContain('1c3');
  expect(reading.turns()).toBeGreaterThan(4);
  expect(reading.statuses.size).toBe(reading.turns());
  expect(await page.locator('svg .space').count()).toBe(0);
  expect(await page.locator('.result [role="status"]').innerText()).toMatch(/1st/);
  await visit.close();
});
