import { type Move, patrician as game, scoresOf } from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { pointerDriver } from './driver';
import { playOn, savedPatrician } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME, expectResult } from '../../../../client/tests/harness/whole-games';

const stage = await stageOfFile();

test('a whole game of two by mouse: a card, a tower, and once more', { timeout: WHOLE_GAME }, async () => {
  const beginning = { kind: 'options', options: { seats: 2 } } as const;
  const visit = await openTable(stage, [savedPatrician({ id: 'mouse', beginning, people: [0] })]);
  const { page } = visit;
  const kinds = new Set<Move['kind']>();
  const titles = new Set<string>();
  const ghosts: number[] = [];
  const driver = pointerDriver(page, {
    onPlan: async (_state, moves) => {
      for (const { kind } of moves) kinds.add(kind);
      const [title] = (await page.locator('.task-title').innerText()).split(' ');
      titles.add(title);
      if (moves[0].kind === 'play') ghosts.push(await page.locator('.city-call-out').count());
    },
  });
  const end = await playOn(page, 'mouse', driver);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['build', 'play', 'take']));
  expect([...titles].sort()).toEqual(expect.arrayContaining(['Build', 'Take']));
  // Every plan to build says how the city will stand.
  expect(ghosts).toEqual(Array.from({ length: 24 }, () => 1));
  await expectResult(page, 'mouse', game.outcome(end), scoresOf(end));
  await visit.close();
});
