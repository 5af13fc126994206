import { type Move, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { playOn } from './table';
import { mouseDriver } from './driver';
import { openTable, savedIn } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME } from '../../../../client/tests/harness/whole-games';
import { savedGame } from './saved';

const stage = await stageOfFile();

test('a whole passenger game against two bots, by mouse', { timeout: WHOLE_GAME }, async () => {
  const beginning = { kind: 'options', options: { mode: 'passengers', seats: 3 } } as const;
  const visit = await openTable(stage, [savedGame({ id: 'mouse', beginning, person: 0, level: 'deckhand' })]);
  const { page } = visit;
  const driver = mouseDriver(page);
  let sailed = 0;
  const pressed = new Set<Move['kind']>();
  const end = await playOn(page, 'mouse', {
    ...driver,
    sail: async (state, stop) => {
      const isSailed = await driver.sail(state, stop);
      if (isSailed) sailed++;
      return isSailed;
    },
    move: (state, moves) => {
      pressed.add(moves[0].kind);
      return driver.move(state, moves);
    },
  });
  // Planned and sailed with two clicks on the river, not only with the buttons.
  expect(sailed).toBeGreaterThan(5);
  expect([...pressed]).toEqual(expect.arrayContaining(['align', 'speed', 'turn', 'board', 'end']));
  const outcome = game.outcome(end);
  expect(outcome?.places).toHaveLength(3);
  const result = page.locator('.result');
  expect(await result.getByRole('listitem').allInnerTexts()).toHaveLength(3);
  expect(await result.getByRole('button').allInnerTexts()).toContain('Once more');
  const { summary } = await savedIn(page, 'mouse');
  expect(summary.places).toEqual(outcome?.places);
  await visit.close();
});
