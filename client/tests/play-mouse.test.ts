import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openStage } from '../../tools/browser-page';
import { openTable, playOn, savedIn } from '../../tools/pilot';
import { mouseHands } from '../../tools/pilot-hands';
import { savedGame } from '../../tools/saved-games';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('a whole passenger game against two bots, by mouse', async () => {
  const saved = savedGame({
    id: 'mouse',
    beginning: { kind: 'options', options: { mode: 'passengers', seats: 3 } },
    person: 0,
    level: 'deckhand',
  });
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  const end = await playOn(page, 'mouse', mouseHands(page));
  const outcome = game.outcome(end);
  expect(outcome).toBeDefined();
  const result = page.locator('.result');
  expect(await result.getByRole('listitem').count()).toBe(3);
  const { summary } = await savedIn(page, 'mouse');
  expect(summary.places).toEqual(outcome?.places);
  await visit.close();
});
