import { type Move, hotTinRoof as game, scoresOf } from '@showboat/games/hot-tin-roof';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { pointerDriver } from './driver';
import { playOn, savedRoofs } from './table';
import { expectRoofs } from './shown';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { WHOLE_GAME, expectResult } from '../../../../client/tests/harness/whole-games';

const stage = await stageOfFile();

test('a whole game of three by mouse: a dumpster, a roof, and once more', { timeout: WHOLE_GAME }, async () => {
  const beginning = { kind: 'options', options: { seats: 3 } } as const;
  const visit = await openTable(stage, [savedRoofs({ id: 'mouse', beginning, people: [0] })]);
  const { page } = visit;
  const kinds = new Set<Move['kind']>();
  const titles = new Set<string>();
  const drawn: number[] = [];
  const driver = pointerDriver(page, {
    onPlan: async (_state, moves) => {
      for (const { kind } of moves) kinds.add(kind);
      const [title] = (await page.locator('.htr-task-title').innerText()).split(' ');
      titles.add(title);
      // A run is drawn roof by roof.
      if (moves[0].kind === 'walk') drawn.push(await page.locator('.htr-path ol li').count());
    },
  });
  const end = await playOn(page, 'mouse', driver, { look: (state) => expectRoofs(page, state) });
  expect([...kinds]).toEqual(expect.arrayContaining(['dive', 'place', 'lay', 'walk', 'end']));
  expect([...titles]).toEqual(expect.arrayContaining(['Dive', 'Catwalk', 'Meet', 'Move']));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every((roofs) => roofs > 1)).toBe(true);
  await expectResult(page, 'mouse', game.outcome(end), scoresOf(end));
  await visit.close();
});
