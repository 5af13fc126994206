import { patrician as game } from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../client/tests/harness/axe';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { textDriver } from './driver';
import { playOn, savedPatrician } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

/** Milliseconds: two cores may be busy with more than this. */
const WHOLE_GAME = 180_000;

const stage = await stageOfFile();

test('the beginning and the end of a game in words: the move list, the situation, the log, and questions about cities', {
  timeout: WHOLE_GAME,
}, async () => {
  const beginning = { kind: 'options', options: { seats: 3, messengers: true } } as const;
  const saved = savedPatrician({ id: 'text', beginning, people: [1] });
  const visit = await openTable(stage, [saved], { settings: { textMode: true } });
  const { page } = visit;
  const heard = { situation: new Set<string>(), log: new Set<string>() };
  let looks = 0;
  let answer = '';
  let problems: readonly string[] = ['never looked at'];
  const end = await playOn(page, 'text', textDriver(page), {
    skip: { when: () => looks >= 4, left: 12 },
    look: async (state) => {
      if (state.phase.kind !== 'playing') return;
      heard.situation.add(await page.getByRole('region', { name: 'Situation' }).innerText());
      heard.log.add(await page.getByRole('region', { name: 'Log' }).innerText());
      if (looks++ !== 2) return;
      await page.getByLabel('Ask about the board').fill('Roma');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      answer = await page.locator('form [role="status"]').innerText();
      problems = await axeProblems(page);
    },
  });
  expect(game.outcome(end)).toBeDefined();
  expect(answer).toMatch(/^Roma: .*site A .*site B /);
  expect(problems).toEqual([]);
  expect(looks).toBeGreaterThan(5);
  // Every turn reads differently.
  expect([heard.situation.size, heard.log.size]).toEqual([looks, looks]);
  // Everybody goes by name, in what is read as in what can be done.
  expect([...heard.situation, ...heard.log].join('\n')).not.toMatch(/Black|White|Red\b/);
  expect([...heard.log].at(-1)).toMatch(/Jonas .*Ben .*Mina /s);
  expect(await page.locator('.city-board').count()).toBe(0);
  expect(await page.locator('.result [role="status"]').innerText()).toMatch(/All cards are played/);
  await visit.close();
});
