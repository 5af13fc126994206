import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Sketch } from '../sketch';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { endTurn, isAsked, isOpen, key, place, playedSince, sketchedRoofs, stateIn } from './table';
import { expectRoofs } from './shown';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { readRule, whyNot } from '../../../../client/tests/harness/why-not';

const stage = await stageOfFile();

/** A lying pair out: from Thimble Corner over Cream's catwalk into Midnight's shelter, and over Midnight's catwalk to the partner. */
const OUT: Sketch = {
  cats: ['-/r06+r10'],
  catwalks: 'g12=B g16=C',
  shelters: 'r08=C',
  open: 'h01 h02 h03',
  discards: 'h33',
  cans: [12, 10, 10],
};

test('a turn is undone step by step, even after a reload in its middle; not past a revealed tile', async () => {
  const saved = sketchedRoofs({ id: 'undo', drawn: OUT, people: [0] });
  const home = sketchedRoofs({ id: 'home', drawn: OUT, people: [0] });
  const visit = await openTable(stage, [saved, home]);
  const { page } = visit;
  const undo = key(page, 'undo');
  const redo = key(page, 'redo');
  const main = page.locator('.dock-main');
  const title = page.locator('.htr-task-title');
  const played = (): Promise<string> => playedSince(page, 'undo', 0);
  await place(page, 'dumpster:catwalk').click();
  expect(await title.innerText()).toBe('Dive into the catwalk dumpster');
  // The plan is undone first, and nothing was played.
  expect([await isOpen(undo), await isOpen(main), await played()]).toEqual([true, true, '']);
  await undo.click();
  // The mouse has left the dumpster.
  expect([await isOpen(undo), await isOpen(main), await title.innerText()]).toEqual([false, false, 'Choose a dumpster']);
  await place(page, 'dumpster:catwalk').click();
  await main.click();
  await place(page, 'gap:g03').click();
  await place(page, 'gap:g03').click();
  await expect.poll(played).toBe('catwalk g03');
  await place(page, 'roof:r01').click();
  await place(page, 'roof:r01').click();
  await expect.poll(played).toBe('catwalk g03 l:r06>r01');
  for (const left of ['catwalk g03', 'catwalk', '']) {
    await undo.click();
    await expect.poll(played).toBe(left);
  }
  expect(await isOpen(undo)).toBe(false);
  for (const left of ['catwalk', 'catwalk g03']) {
    await redo.click();
    await expect.poll(played).toBe(left);
  }

  // Left in the middle of the turn: it continues exactly there, and can still be undone.
  await page.reload();
  await isAsked(page);
  expect([await title.innerText(), await played()]).toEqual(['Move your cats', 'catwalk g03']);
  await expectRoofs(page, await stateIn(page, 'undo'));
  await undo.click();
  await expect.poll(played).toBe('catwalk');
  await key(page, 'decline').click();
  await expect.poll(played).toBe('catwalk -');
  await endTurn(page);
  await expect.poll(played).toMatch(/^catwalk - \. \w/);

  await page.goto('/table/home');
  await place(page, 'dumpster:home2').click();
  await place(page, 'dumpster:home2').click();
  await expect.poll(() => playedSince(page, 'home', 0)).toMatch(/^home2 \+s home2=h\d\d$/);
  await expect.poll(() => title.innerText()).toBe('Move your cats');
  expect(await isOpen(undo)).toBe(false);
  await visit.close();
});

test('[HTR-DUMP-3] [HTR-DUMP-11] [HTR-MOVE-3] [HTR-MOVE-11] everything barred says why not, with its rule', async () => {
  const busy: Sketch = { ...OUT, cats: ['r01+r11/r06+r10'], discards: 'h03 h33', open: 'h01 h02 h04' };
  const games = [
    sketchedRoofs({ id: 'dive', drawn: busy, people: [0] }),
    sketchedRoofs({ id: 'lay', drawn: busy, line: 'catwalk', people: [0] }),
    sketchedRoofs({ id: 'shelter', drawn: busy, line: 'shelter', people: [0] }),
    // Three cans are left: enough for the shelter, not for the catwalk behind it.
    sketchedRoofs({
      id: 'move',
      drawn: { ...OUT, cats: ['-/r06+r15'], discards: 'h43', cans: [6, 10, 10] },
      line: 'shelter -',
      people: [0],
    }),
  ];
  const visit = await openTable(stage, games);
  const { page } = visit;
  for (const [id, name, rule] of [
    ['dive', 'dumpster:home1', 'HTR-DUMP-3'],
    ['lay', 'gap:g12', 'HTR-DUMP-11'],
    ['shelter', 'roof:r08', 'HTR-DUMP-13'],
    ['move', 'roof:r14', 'HTR-MOVE-3'],
    ['move', 'roof:r10', 'HTR-MOVE-11'],
  ]) {
    if (!page.url().endsWith(id)) await page.goto(`/table/${id}`);
    await isAsked(page);
    const { moves } = games.find((one) => one.id === id) ?? games[0];
    await place(page, name).click();
    expect([name, await whyNot(page)]).toEqual([name, expect.stringContaining(rule)]);
    expect(await playedSince(page, id, moves.length)).toBe('');
  }
  // The price of what cannot be paid is there all the same.
  await place(page, 'roof:r10').click();
  const note = page.getByRole('alert');
  expect(await note.innerText()).toContain('it costs 4 and you have 3');
  expect(await readRule(page, 'HTR-MOVE-11')).toMatch(/no debt/);
  await note.getByRole('button', { name: 'Close' }).click();
  // What can be paid is lit, and is done.
  await place(page, 'roof:r08').click();
  await place(page, 'roof:r08').click();
  await expect.poll(() => playedSince(page, 'move', 2)).toBe('l:r06>r08:B1C2');
  await visit.close();
});

const SPENDER = sketchedRoofs({ id: 'warning', drawn: { ...OUT, cans: [10, 10, 10] }, line: 'shelter -', people: [0] });

/** Plans the meeting that costs the next ante, is warned, and does it all the same. */
const spend = async (page: Page, go: (target: Locator) => Promise<void>): Promise<void> => {
  const goal = place(page, 'roof:r10');
  const warning = page.locator('.htr-warning');
  const played = (): Promise<string> => playedSince(page, 'warning', SPENDER.moves.length);
  await isAsked(page);
  expect(await warning.count()).toBe(0);
  await go(goal);
  expect(await page.locator('.htr-task-title').innerText()).toBe('Meet at Mandolin House');
  expect(await warning.innerText()).toBe('Below 5 cans: next turn you only take 2.');
  expect(await page.locator('[role="log"]').innerText()).toContain('Below 5 cans');
  expect(await played()).toBe('');
  await go(goal);
  await expect.poll(played).toBe('l:r06>r10:B1C3');
};

test('[HTR-TURN-4] who is about to spend the next ante is warned before; then is poor, and takes two', async () => {
  const visit = await openTable(stage, [SPENDER]);
  const { page } = visit;
  await spend(page, (target) => target.click());
  await endTurn(page);
  await key(page, 'poor').waitFor();
  const { cans } = (await stateIn(page, 'warning')).players[0];
  expect(cans).toBeLessThan(5);
  expect(await page.locator('.htr-task').innerText()).toMatch(
    /^Too poor for the ante\n+You have fewer than 5 cans: you take 2 and your turn ends/,
  );
  await key(page, 'poor').click();
  await expect.poll(() => playedSince(page, 'warning', SPENDER.moves.length)).toMatch(/ poor/);
  await visit.close();
});

test('on a phone the warning is in the sheet', async () => {
  const visit = await openTable(stage, [SPENDER], { size: 'phone' });
  await spend(visit.page, (target) => target.tap());
  expect((await stateIn(visit.page, 'warning')).players[0]).toMatchObject({ cans: 3, fish: 1 });
  await visit.close();
});

test('[HTR-MOVE-15] [HTR-DLX-4] whom to pay and what to lay is chosen with “Other”', async () => {
  const drawn: Sketch = {
    options: { deluxe: true },
    fish: [1, 1, 1],
    cats: ['r06+r09/-'],
    catwalks: 'g12=B g11=C g13=A',
    open: 'h01 h02 h03',
    discards: 'h04 h05 h06 h50',
  };
  const visit = await openTable(stage, [sketchedRoofs({ id: 'other', drawn, people: [0] })]);
  const { page } = visit;
  const title = page.locator('.htr-task-title');
  const other = (): Promise<string> => key(page, 'other').locator('span').first().innerText();
  expect(await other()).toBe('Other dumpster');
  await place(page, 'dumpster:catwalk').click();
  await place(page, 'dumpster:catwalk').click();
  await expect.poll(other).toBe('Other gap');
  await place(page, 'gap:g15').click();
  expect(await title.innerText()).toMatch(/^Catwalk from /);
  expect(await other()).toBe('Other catwalk');
  await key(page, 'other').click();
  expect(await title.innerText()).toMatch(/^Deluxe catwalk from /);
  await place(page, 'gap:g15').click();
  await expect.poll(() => playedSince(page, 'other', 0)).toBe('catwalk g15*');
  await place(page, 'roof:r08').click();
  expect(await page.locator('.htr-task').innerText()).toContain('2 ways to pay');
  expect(await other()).toBe('Other way');
  const payees = async (): Promise<string> => (await page.locator('.htr-path-pay').allInnerTexts()).join(' ');
  const [first] = [await payees()];
  await key(page, 'other').click();
  await expect.poll(payees).not.toBe(first);
  await page.locator('.dock-main').click();
  await expect.poll(() => playedSince(page, 'other', 0)).toBe('catwalk g15* s:r06>r08:C1');
  await visit.close();
});

test('a hovered run cannot be lost by ending the turn: the key is disabled until the mouse has left', async () => {
  const saved = sketchedRoofs({ id: 'hover', drawn: OUT, line: 'shelter -', people: [0] });
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  const main = page.locator('.dock-main');
  const said = async (): Promise<unknown> => [(await main.locator('span').first().innerText()).trim(), await isOpen(main)];
  const title = page.locator('.htr-task-title');
  const played = (): Promise<string> => playedSince(page, 'hover', saved.moves.length);
  await isAsked(page);
  expect(await said()).toEqual(['End turn', true]);
  await place(page, 'roof:r10').hover();
  await expect.poll(() => title.innerText()).toBe('Meet at Mandolin House');
  expect(await said()).toEqual(['Run', false]);
  await page.keyboard.press('Enter');
  expect(await played()).toBe('');
  // On the way to the key the mouse has left the roof.
  await main.hover();
  await expect.poll(said).toEqual(['End turn', true]);
  await page.keyboard.press('ArrowRight');
  expect(await said()).toEqual(['Run', true]);
  await place(page, 'roof:r14').click();
  const note = page.getByRole('alert');
  await note.waitFor();
  // The reason goes as soon as something else is planned.
  await place(page, 'roof:r10').click();
  await expect.poll(() => note.count()).toBe(0);
  await place(page, 'dumpster:home1').click();
  await expect.poll(() => note.innerText()).toContain('HTR-TURN-5');
  await key(page, 'other').click();
  await expect.poll(() => note.count()).toBe(0);
  await visit.close();
});

test('a roof that is clicked while the dive is still shown is planned, and not run', async () => {
  const saved = sketchedRoofs({ id: 'early', drawn: OUT, people: [0] });
  const visit = await openTable(stage, [saved], { motion: 'full', settings: { pace: 'calm' } });
  const { page } = visit;
  const title = page.locator('.htr-task-title');
  await isAsked(page);
  await place(page, 'dumpster:home2').click();
  await place(page, 'dumpster:home2').click();
  await place(page, 'roof:r10').click();
  expect(await title.innerText()).not.toMatch(/^Meet/);
  await expect.poll(() => title.innerText(), { timeout: 8000 }).toBe('Meet at Mandolin House');
  expect(await isOpen(key(page, 'run'))).toBe(true);
  expect(await playedSince(page, 'early', 0)).toMatch(/^home2 \+s home2=h\d\d$/);
  await visit.close();
});

test('[HTR-TURN-1] [HTR-DUMP-15] the ante is ticked with the dive; with nothing left to build one goes on; at the end nobody is next', async () => {
  const laid = 'g12=B g16=C g01=A g04=A g06=A g22=A g24=A g26=A';
  const last: Sketch = { ...OUT, catwalks: laid, fish: [4, 3, 3], cans: [20, 10, 10] };
  const games = [
    sketchedRoofs({ id: 'bare', drawn: last, people: [0] }),
    sketchedRoofs({ id: 'poor', drawn: { ...OUT, cans: [4, 10, 10] }, people: [0] }),
  ];
  const visit = await openTable(stage, games);
  const { page } = visit;
  const steps = async (): Promise<string> => (await page.locator('.htr-steps > li').allInnerTexts()).join(' ').trim();
  const now = page.locator('.htr-steps [aria-current]');
  const task = page.locator('.htr-task');
  await isAsked(page);
  expect([await steps(), await now.innerText()]).toEqual(['Ante Dive Move', 'Dive']);
  await place(page, 'dumpster:catwalk').click();
  expect(await task.innerText()).toContain('There is nothing left to build: then you move.');
  await place(page, 'dumpster:catwalk').click();
  await expect.poll(steps).toBe('Ante ✓ Dive Move');
  expect(await task.innerText()).toMatch(/^Nothing left to build\n+You have taken the cans\. Go on and move your cats\.$/);
  expect(await page.locator('.dock-main').innerText()).toMatch(/^Go on/);
  await page.locator('.dock-main').click();
  await expect.poll(steps).toBe('Ante ✓ Dive ✓ Move');
  expect(await page.locator('.turn-order ol li').count()).toBe(3);
  await place(page, 'roof:r10').click();
  await place(page, 'roof:r10').click();
  await page.locator('.result').waitFor();
  expect([await page.locator('.htr-steps').count(), await page.locator('.turn-order').count()]).toEqual([0, 0]);
  await page.goto('/table/poor');
  await isAsked(page);
  expect([await steps(), await now.innerText()]).toEqual(['Ante Dive Move', 'Ante']);
  await visit.close();
});

test('a log that is scrolled fades below its heading; one that is not hides nothing', async () => {
  const visit = await openTable(stage, [sketchedRoofs({ id: 'log', drawn: OUT, people: [0] })]);
  const { page } = visit;
  const list = page.locator('.log-list');
  const above = (): Promise<number> =>
    list.evaluate((one) => (one.querySelector('li')?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().top);
  await isAsked(page);
  const fade = await list.evaluate((one) =>
    Number.parseFloat(getComputedStyle(one.querySelector('ol') ?? one, '::before').height),
  );
  expect(fade).toBeGreaterThan(8);
  expect(await above()).toBeGreaterThanOrEqual(fade);
  for (let turn = 0; turn < 3; turn++) {
    await place(page, 'dumpster:shelter').click();
    await place(page, 'dumpster:shelter').click();
    await key(page, 'decline').click();
    await endTurn(page);
    await isAsked(page);
  }
  expect(await above()).toBeLessThan(0);
  // The end of the log is in sight all the same.
  const now = await page.locator('.log-list .now').boundingBox();
  const box = await list.boundingBox();
  expect(now && box && now.y + now.height <= box.y + box.height + 1).toBe(true);
  await visit.close();
});
