import { expect, test } from 'vitest';
import type { Sketch } from '../sketch';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { isAsked, isOpen, playedSince, sketchedRoofs } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { adviceIn, takeAdvice } from '../../../../client/tests/harness/table-steps';
import type { SavedGame } from '../../../../client/session/saved';

const stage = await stageOfFile();

const EARLY: Sketch = {
  cats: ['-/r06+r10', '-/-', '-/r05+r12'],
  catwalks: 'g12=B g16=C g09=A',
  shelters: 'r08=C',
  open: 'h01 h02 h03',
  discards: 'h33 h35',
  cans: [12, 10, 10],
};

const early = (id: string): SavedGame => sketchedRoofs({ id, drawn: EARLY, people: [0] });

test('the Captain shows turns with reasons, each is seen on the board, and one of them is played', async () => {
  const visit = await openTable(stage, [early('hints')]);
  const { page } = visit;
  await takeAdvice(page, async (hint) => {
    // It says what to do, whatever there is to say for it.
    expect(await hint.locator('.turn').innerText()).toMatch(
      /^\S.* dives into the (home dumpster \d|catwalk dumpster|shelter dumpster) for \d+ cans?/,
    );
    expect(await page.locator('.htr-task-title').innerText()).toMatch(/^Dive into the /);
    expect(await page.locator('.htr-dumpster-lit.chosen').count()).toBe(1);
    expect(await isOpen(page.locator('.dock-main'))).toBe(true);
  });
  await expect.poll(() => playedSince(page, 'hints', 0)).toMatch(/^(home\d \+[sl]|catwalk|shelter) \S+/);
  // The end of the turn is left to the person.
  expect(await playedSince(page, 'hints', 0)).not.toMatch(/ \.$/);
  await visit.close();
});

test('what a hint shows is done with the button of the dock, too, and only that', async () => {
  const visit = await openTable(stage, [early('dock')]);
  const { page } = visit;
  await isAsked(page);
  await page.keyboard.press('h');
  await adviceIn(page).getByRole('listitem').first().waitFor();
  const title = await page.locator('.htr-task-title').innerText();
  await page.locator('.dock-main').click();
  await expect.poll(() => playedSince(page, 'dock', 0)).not.toBe('');
  const [dive, ...rest] = (await playedSince(page, 'dock', 0)).split(' ');
  expect(title.replaceAll(' ', '')).toBe(
    `Diveintothe${dive.replace(/^home/, 'homedumpster').replace(/^(catwalk|shelter)$/, '$1dumpster')}`,
  );
  // A home dumpster with its pair and the next tile; else nothing yet.
  expect(rest.join(' ')).toMatch(dive.startsWith('home') ? /^\+[sl]( home\d=h\d\d)?$/ : /^$/);
  await visit.close();
});
