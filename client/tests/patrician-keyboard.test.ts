import { type Move, patrician as game } from '@showboat/games/patrician';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openStage } from '../../tools/browser-page';
import { keyHands } from '../../tools/patrician-hands';
import { playOn, playedSince, savedPatrician } from '../../tools/patrician-pilot';
import { openTable } from '../../tools/pilot';

/** Milliseconds: two processors may have more to do than this. */
const WHOLE_GAME = 180_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('a whole game of five with The Messengers, by keys alone', { timeout: WHOLE_GAME }, async () => {
  const beginning = { kind: 'options', options: { seats: 5, messengers: true } } as const;
  const visit = await openTable(stage, [savedPatrician({ id: 'keys', beginning, people: [2] })]);
  const { page } = visit;
  const hands = keyHands(page);
  const kinds = new Set<Move['kind']>();
  // Where a plan is, and that it was dropped, those who listen hear.
  const heard: string[] = [];
  const roles = new Set<string | null>();
  const dropped = new Set<string>();
  const listen = async (): Promise<void> => {
    await page.keyboard.press('ArrowRight');
    heard.push(await page.locator('[role="log"]').innerText());
    const at = await page.locator('.city-board').getAttribute('aria-activedescendant');
    roles.add(await page.locator(`[id="${at}"]`).getAttribute('role'));
    await page.keyboard.press('Escape');
    dropped.add(await page.locator('[role="log"]').innerText());
  };
  const end = await playOn(page, 'keys', {
    answer: async (state, moves) => {
      kinds.add(moves[0].kind);
      if (moves[0].kind === 'play') await listen();
      return hands.answer(state, moves);
    },
  });
  const count = end.players[2].played.length;
  expect([count, heard.length]).toEqual([11, 11]);
  expect(heard.every((text) => text.startsWith('Build in '))).toBe(true);
  expect([[...roles], [...dropped]]).toEqual([['button'], ['The plan is dropped.']]);
  expect([...kinds]).toEqual(expect.arrayContaining(['play', 'take']));
  expect(await playedSince(page, 'keys', 0)).toMatch(/ messenger:/);
  expect(game.outcome(end)?.places).toHaveLength(5);
  await page.locator('.result').waitFor();
  await visit.close();
});
