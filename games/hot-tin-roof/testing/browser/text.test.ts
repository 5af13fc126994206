import { hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../client/tests/harness/axe';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { textDriver } from './driver';
import { playOn, savedRoofs } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

/** Milliseconds: two cores may be busy with more than this. */
const WHOLE_GAME = 240_000;

const stage = await stageOfFile();

test('the beginning and the end of a game in words: the move list, the situation, the log, and questions about roofs', {
  timeout: WHOLE_GAME,
}, async () => {
  const beginning = { kind: 'options', options: { seats: 3, deluxe: true } } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'text', beginning, people: [1] })], { settings: { textMode: true } });
  const { page } = visit;
  const heard = { situation: new Set<string>(), log: new Set<string>() };
  let looks = 0;
  let answer = '';
  let problems: readonly string[] = ['never looked at'];
  const end = await playOn(page, 'text', textDriver(page), {
    skip: { when: () => looks >= 3, left: 12 },
    look: async (state) => {
      if (state.phase.kind !== 'diving') return;
      heard.situation.add(await page.getByRole('region', { name: 'Situation' }).innerText());
      heard.log.add(await page.getByRole('region', { name: 'Log' }).innerText());
      if (looks++ !== 2) return;
      await page.getByLabel('Ask about the board').fill('teapot terrace');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      answer = await page.locator('form [role="status"]').innerText();
      problems = await axeProblems(page);
    },
  });
  expect(game.outcome(end)).toBeDefined();
  expect(answer).toMatch(/^Teapot Terrace \(r08\); .*to Thimble Corner \(g12, /);
  expect(problems).toEqual([]);
  expect(looks).toBeGreaterThan(4);
  // Every turn reads differently.
  expect([heard.situation.size, heard.log.size]).toEqual([looks, looks]);
  // Everybody goes by name, in descriptions as well as in moves.
  expect([...heard.situation, ...heard.log].join('\n')).not.toMatch(/Ginger|Cream|Midnight|Rose/);
  expect([...heard.log].at(-1)).toMatch(/Ben .*Jonas .*Mina /s);
  expect(await page.locator('.roof-board').count()).toBe(0);
  expect(await page.locator('.result [role="status"]').innerText()).toMatch(/fish has left the market/);
  await visit.close();
});
