import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { button, isAsked, playedIn, sketched, spaceAt, stateIn } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

const stage = await stageOfFile();

const RIVER = { river: 'S A5, S A10', stack: 'A1 A2 A3 A4 A6 A7', waiting: { 1: 1 }, round: 1 };
const REST = { grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' };

test('every step of a turn can be undone and redone, and none after its end', async () => {
  const visit = await openTable(stage, [sketched('steps', { ...RIVER, ships: { beige: '0c1/0/2/6/-', ...REST } })]);
  const { page } = visit;
  const lit = page.locator('.space[role="button"]');
  await lit.first().waitFor();
  const all = await lit.count();
  const dial = page.getByRole('radiogroup');
  expect(await dial.getAttribute('aria-label')).toBe('Speed 2');
  await page.getByRole('radio', { name: 'Speed 3' }).click();
  expect(await dial.getAttribute('aria-label')).toBe('Speed 2, planned 3');
  await expect.poll(() => lit.count()).toBeLessThan(all);
  expect(await playedIn(page, 'steps')).toBe('');

  const played: string[] = [''];
  // After a choice on the wheel the keys are for the ship.
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => playedIn(page, 'steps')).toBe('=3 f');
  for (const command of ['port', 'ahead', 'starboard', 'ahead'] as const) {
    await button(page, command).click();
    played.push(await playedIn(page, 'steps'));
  }
  expect(played.at(-1)).toBe('=3 f l f r f');
  const undo = button(page, 'undo');
  const redo = button(page, 'redo');
  for (const before of ['=3 f l f r', '=3 f l f', '=3 f l', '=3 f', '=3', '']) {
    await undo.click();
    expect(await playedIn(page, 'steps')).toBe(before);
  }
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  for (const after of ['=3', '=3 f', '=3 f l', '=3 f l f', '=3 f l f r', '=3 f l f r f']) {
    await redo.click();
    expect(await playedIn(page, 'steps')).toBe(after);
  }
  expect(await redo.count()).toBe(0);
  await button(page, 'end').click();
  await isAsked(page);
  expect(await playedIn(page, 'steps')).toMatch(/^=3 f l f r f \. ./);
  expect(await page.locator('[data-command="undo"][aria-disabled="false"]').count()).toBe(0);
  await visit.close();
});

test('everybody may look through the tiles to come, and through no others', async () => {
  const visit = await openTable(stage, [
    sketched('tiles', {
      ...RIVER,
      stack: 'A1 A9 B1 B3 B4',
      options: { expansionTiles: 'add' },
      ships: { beige: '0c1/0/2/6/-', ...REST },
    }),
  ]);
  const { page } = visit;
  await page.getByRole('button', { name: 'Tiles to come' }).click();
  const tiles = page.getByRole('dialog', { name: 'Tiles to come' }).getByRole('listitem');
  await expect.poll(() => tiles.allInnerTexts()).toEqual(['1 passenger', 'islands only', 'coal', 'logs', 'sand bars']);
  await visit.close();
});

test('no step can be undone once a tile has come out of the fog', async () => {
  const ships = { beige: '0b3/0/5/6/-', red: '0a3/0/1/6/-', crimson: '0e2/0/1/6/-', white: '0b4/0/1/6/-' };
  const sketch = { river: 'S A11', round: 1, stack: 'A9 A10', seats: 2, options: { boatsEach: 2 }, ships };
  const visit = await openTable(stage, [sketched('growth', sketch)]);
  const { page } = visit;
  const undo = button(page, 'undo');
  await button(page, 'ahead').click();
  await page.getByRole('heading', { name: 'Choose where Fortuna goes' }).waitFor();
  await undo.click();
  expect(await playedIn(page, 'growth')).toBe('=5');
  await button(page, 'ahead').click();
  await page.locator('.ways').getByRole('button', { name: /to 1/ }).first().click();
  await page.getByRole('heading', { name: 'Which way does Fortuna point?' }).waitFor();
  expect(await undo.getAttribute('aria-disabled')).toBe('false');
  await page.locator('.way').first().click();
  await button(page, 'end').waitFor();
  expect(await playedIn(page, 'growth')).toMatch(/ d[LSR] A/);
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await button(page, 'port').click();
  await undo.click();
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await visit.close();
});

test('[MQ-COAL-3] a barred space says why not, and shows the rule', async () => {
  const visit = await openTable(stage, [sketched('why', { ...RIVER, ships: { beige: '0c1/0/1/0/-', ...REST } })]);
  const { page } = visit;
  await page.locator('.space[role="button"]').first().waitFor();
  await spaceAt(page, await stateIn(page, 'why'), '0c4').click();
  expect(await page.locator('.call-out-box').innerText()).toContain('MQ-COAL-3');
  const note = page.getByRole('alert');
  expect(await note.innerText()).toContain('Why not?');
  await note.getByRole('button', { name: 'Rule MQ-COAL-3' }).click();
  const rule = page.getByRole('dialog', { name: 'Rule MQ-COAL-3' });
  await expect.poll(() => rule.locator('p').innerText()).toMatch(/coal.{10}/i);
  await rule.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await playedIn(page, 'why')).toBe('');
  await visit.close();
});

test('[MQ-ELIM-1] what ends the race is asked for twice, and Back keeps the turn', async () => {
  const ships = { beige: '0a3/3/1/0/-', grey: '1c1/0/1/6/-', brown: '1b1/0/1/6/-' };
  const visit = await openTable(stage, [sketched('doom', { ...RIVER, ships })]);
  const { page } = visit;
  for (const command of ['ahead', 'starboard', 'end'] as const) await button(page, command).click();
  const warning = page.getByRole('dialog', { name: 'This ends your race' });
  expect(await warning.innerText()).toContain('MQ-ELIM-1');
  await warning.getByRole('button', { name: 'Back' }).click();
  expect([await warning.count(), await playedIn(page, 'doom')]).toEqual([0, '=1 f r']);
  await button(page, 'undo').click();
  expect(await playedIn(page, 'doom')).toBe('=1 f');
  await button(page, 'redo').click();
  await button(page, 'end').click();
  await warning.getByRole('button', { name: 'Sail anyway' }).click();
  await expect.poll(() => playedIn(page, 'doom')).toMatch(/^=1 f r \./);
  await visit.close();
});
