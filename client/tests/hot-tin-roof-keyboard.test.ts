import { type Move, hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openStage } from '../../tools/browser-page';
import { keyHands } from '../../tools/hot-tin-roof-hands';
import { playOn, playedSince, savedRoofs } from '../../tools/hot-tin-roof-pilot';
import { openTable } from '../../tools/pilot';

/** Milliseconds: two processors may have more to do than this. */
const WHOLE_GAME = 240_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('a whole game of four with Deluxe Catwalks, by keys alone', { timeout: WHOLE_GAME }, async () => {
  const beginning = { kind: 'options', options: { seats: 4, deluxe: true } } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'keys', beginning, people: [2] })]);
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
    const at = await page.locator('.roof-board').getAttribute('aria-activedescendant');
    roles.add(await page.locator(`[id="${at}"]`).getAttribute('role'));
    await page.keyboard.press('Escape');
    dropped.add(await page.locator('[role="log"]').innerText());
  };
  const end = await playOn(page, 'keys', {
    answer: async (state, moves) => {
      kinds.add(moves[0].kind);
      if (moves[0].kind === 'dive') await listen();
      return hands.answer(state, moves);
    },
  });
  expect(heard.length).toBeGreaterThan(4);
  expect(heard.every((text) => text.startsWith('Dive into the '))).toBe(true);
  expect([[...roles], [...dropped]]).toEqual([['button'], ['The plan is dropped.']]);
  expect([...kinds]).toEqual(expect.arrayContaining(['dive', 'lay', 'walk', 'end']));
  // Somebody laid one of the others, too.
  expect(await playedSince(page, 'keys', 0)).toMatch(/ g\d\d\*/);
  expect(game.outcome(end)?.places).toHaveLength(4);
  await page.locator('.result').waitFor();
  await visit.close();
});
