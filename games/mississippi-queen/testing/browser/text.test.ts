import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../client/tests/harness/axe';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { playOn } from './table';
import { textDriver } from './driver';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { savedGame } from './saved';

/** Milliseconds: two cores may be busy with more than this. */
const WHOLE_GAME = 180_000;

const stage = await stageOfFile();

test('the beginning and the end of a game in words: the move list, the surroundings, the log, and questions about spaces', {
  timeout: WHOLE_GAME,
}, async () => {
  const beginning = { kind: 'options', options: { mode: 'passengers', seats: 3 } } as const;
  const saved = savedGame({ id: 'text', beginning, person: 1, level: 'deckhand' });
  const visit = await openTable(stage, [saved], { settings: { textMode: true } });
  const { page } = visit;
  const heard = { status: new Set<string>(), situation: new Set<string>(), log: new Set<string>() };
  const ask = async (space: string): Promise<string> => {
    await page.getByLabel('Ask about the board').fill(space);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    return page.locator('form [role="status"]').innerText();
  };
  let looks = 0;
  let answer = '';
  let problems: readonly string[] = ['never looked at'];
  const end = await playOn(page, 'text', textDriver(page), {
    skip: { when: () => looks >= 4, left: 12 },
    look: async (state) => {
      if (state.phase.kind !== 'speed') return;
      heard.status.add(await page.locator('.text-table header p').innerText());
      heard.situation.add(await page.getByRole('region', { name: 'Situation' }).innerText());
      heard.log.add(await page.getByRole('region', { name: 'Log' }).innerText());
      if (looks++ !== 2) return;
      answer = await ask('1c3');
      problems = await axeProblems(page);
    },
  });
  expect(game.outcome(end)).toBeDefined();
  expect(answer).toContain('1c3');
  expect(problems).toEqual([]);
  expect(looks).toBeGreaterThan(5);
  // Every turn reads differently.
  expect(heard.status.size).toBe(looks);
  expect(heard.situation.size).toBe(looks);
  expect(heard.log.size).toBe(looks);
  expect(await page.locator('svg .space').count()).toBe(0);
  expect(await page.locator('.result [role="status"]').innerText()).toMatch(/1st/);
  await visit.close();
});
