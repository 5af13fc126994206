import { hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { keyDriver } from './driver';
import { playOn, playedSince, savedRoofs } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME, listening } from '../../../../client/tests/harness/whole-games';

const stage = await stageOfFile();

test('a game of four with Deluxe Catwalks by keys alone, its beginning and its end', { timeout: WHOLE_GAME }, async () => {
  const beginning = { kind: 'options', options: { seats: 4, deluxe: true } } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'keys', beginning, people: [2] })]);
  const { page } = visit;
  const { driver, heard, kinds } = listening(page, keyDriver(page), { board: '.roof-board', begins: 'dive' });
  const end = await playOn(page, 'keys', driver, { skip: { when: () => heard.length >= 4, left: 12 } });
  expect(heard.length).toBeGreaterThan(4);
  expect(heard.every((text) => text.startsWith('Dive into the '))).toBe(true);
  expect([...kinds]).toEqual(expect.arrayContaining(['dive', 'lay', 'walk', 'end']));
  // One of the other kinds was laid, too.
  expect(await playedSince(page, 'keys', 0)).toMatch(/ g\d\d\*/);
  expect(game.outcome(end)?.places).toHaveLength(4);
  await page.locator('.result').waitFor();
  await visit.close();
});
