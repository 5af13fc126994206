import { patrician as game } from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { keyDriver } from './driver';
import { playOn, playedSince, savedPatrician } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME, listening } from '../../../../client/tests/harness/whole-games';

const stage = await stageOfFile();

test('a game of five with The Messengers by keys alone, its beginning and its end', { timeout: WHOLE_GAME }, async () => {
  const beginning = { kind: 'options', options: { seats: 5, messengers: true } } as const;
  const visit = await openTable(stage, [savedPatrician({ id: 'keys', beginning, people: [2] })]);
  const { page } = visit;
  const { driver, heard, kinds } = listening(page, keyDriver(page), { board: '.city-board', begins: 'play' });
  const end = await playOn(page, 'keys', driver, { skip: { when: () => heard.length >= 4, left: 12 } });
  expect(end.players[2].played).toHaveLength(11);
  expect(heard.length).toBeGreaterThan(5);
  expect(heard.every((text) => text.startsWith('Build in '))).toBe(true);
  expect([...kinds]).toEqual(expect.arrayContaining(['play', 'take']));
  expect(await playedSince(page, 'keys', 0)).toMatch(/ messenger:/);
  expect(game.outcome(end)?.places).toHaveLength(5);
  await page.locator('.result').waitFor();
  await visit.close();
});
