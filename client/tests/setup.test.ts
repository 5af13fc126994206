import { readFileSync } from 'node:fs';
import { STANDARD_FILE } from '@showboat/games/hot-tin-roof';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { savedIn } from './harness/saved-games';
import { BAD_BOARD, LONG_BOARD } from '../../games/hot-tin-roof/testing/browser/positions';
import { giveBoard } from '../../games/hot-tin-roof/testing/browser/screens';
import { forms } from '../messages/en/forms';
import { shell } from '../messages/en/shell';
import { dialogs } from '../messages/en/dialogs';
import type { SavedGame } from '../session/saved';

const { setup } = forms;
const PATH = '/new/mississippi-queen';

const stage = await stageOfFile();

const openDetails = async (page: Page): Promise<void> => {
  await page.locator('summary').filter({ hasText: setup.details }).click();
};
const field = (page: Page, name: string): Locator => page.locator(`#field-${name}`);
const seat = (page: Page, number: number): Locator => page.getByRole('group', { name: setup.seat(number), exact: true });
const start = (page: Page): Locator => page.getByRole('button', { name: setup.start, exact: true });
const chosenPreset = (page: Page): Promise<string> => page.locator('.preset:has(input:checked) b').innerText();

const expectInWindow = async (page: Page, what: Locator): Promise<void> => {
  const box = await what.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
};

const startedGame = async (page: Page): Promise<SavedGame> => {
  await start(page).click();
  await page.waitForURL('**/table/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return savedIn(page, id);
};

test('presets bring their options and their number of seats', async () => {
  const visit = await openPage(stage, { path: PATH });
  const { page } = visit;
  const presets = page.locator('.preset');
  await presets.first().waitFor();
  expect(await presets.count()).toBeGreaterThanOrEqual(7);
  const seats: Record<string, number> = {};
  for (let i = 0; i < (await presets.count()); i++) {
    await presets.nth(i).click();
    seats[await chosenPreset(page)] = await page.locator('.seat').count();
    expect(await start(page).getAttribute('aria-disabled')).toBe('false');
  }
  expect(seats).toMatchObject({ 'Two players, two boats each': 2, 'Six players': 6, 'Three players, two boats each': 3 });
  // Details of one's own do not make it another one.
  await presets.filter({ has: page.getByText('Passenger game', { exact: true }) }).click();
  await openDetails(page);
  await field(page, 'keepTiles').getByRole('switch').check();
  expect(await chosenPreset(page)).toBe('Passenger game');
  await page.getByText(setup.changed(1)).waitFor();
  await field(page, 'keepTiles').getByRole('button', { name: setup.reset }).click();
  await page.getByText(setup.changed(1)).waitFor({ state: 'detached' });
  expect(await chosenPreset(page)).toBe('Passenger game');
  // But a number of players that it is not for does.
  await page.locator('.counts label').filter({ hasText: '2' }).click();
  expect(await chosenPreset(page)).toBe(setup.own);
  await visit.close();
});

test('another preset keeps the details that were changed, and says which it sets back', async () => {
  const visit = await openPage(stage, { path: '/new/hot-tin-roof' });
  const { page } = visit;
  const presets = page.locator('.preset');
  await presets.first().waitFor();
  await openDetails(page);
  const fish = page.locator('[id="field-fishByPlayers.3"]').getByRole('spinbutton');
  await fish.fill('9');
  await fish.press('Tab');
  await giveBoard(LONG_BOARD)(page);
  const board = field(page, 'board');
  await board.locator('.file-name').waitFor();
  await presets.nth(1).click();
  expect(await chosenPreset(page)).toBe('Hot Tin Roof with Deluxe Catwalks');
  expect(await fish.inputValue()).toBe('9');
  expect(await board.locator('.file-name').innerText()).toBe('board.json');
  const said = page.locator('.kept-details [role="status"]');
  expect(await said.textContent()).toBe('');
  await page.getByRole('button', { name: setup.resetAll(2) }).click();
  await board.getByText('Our own quarter', { exact: true }).waitFor();
  expect(await fish.inputValue()).not.toBe('9');
  expect(await chosenPreset(page)).toBe('Hot Tin Roof with Deluxe Catwalks');
  // The river's preset for two has its own tiles to swap.
  await page.goto(PATH);
  await presets.first().waitFor();
  await openDetails(page);
  await field(page, 'keepTiles').getByRole('switch').check();
  await field(page, 'expansionTiles').locator('label').nth(1).click();
  await presets.filter({ has: page.getByText('Two players, two boats each', { exact: true }) }).click();
  await expect.poll(() => said.textContent()).toBe('Set back: Black Rose tiles.');
  expect(await field(page, 'keepTiles').getByRole('switch').isChecked()).toBe(true);
  expect(await chosenPreset(page)).toBe('Two players, two boats each');
  // It comes back with the next one.
  await presets.filter({ has: page.getByText('Passenger game', { exact: true }) }).click();
  await expect.poll(() => said.textContent()).toBe('');
  expect(await field(page, 'expansionTiles').getByRole('radio').nth(1).isChecked()).toBe(true);
  await visit.close();
});

test('every kind of option is set, kept, and applied', async () => {
  const visit = await openPage(stage, { path: PATH });
  const { page } = visit;
  await page
    .locator('.preset')
    .filter({ has: page.getByText('Passenger game', { exact: true }) })
    .click();
  await openDetails(page);
  await field(page, 'rose').getByRole('switch').check();
  await field(page, 'landingSpeed').locator('label').nth(1).click();
  await field(page, 'roundLimit').getByRole('spinbutton').fill('40');
  await field(page, 'roundLimit').getByRole('spinbutton').press('Tab');
  // Tiles are chosen by how they look; that they are swapped follows.
  const swap = field(page, 'swap');
  const tile = (column: string, name: string): Locator =>
    swap.getByRole('group', { name: column, exact: true }).getByRole('button', { name: `${name}:` });
  expect(await swap.locator('.small-tile').count()).toBe(17);
  await tile(setup.entryOut, 'A9').click();
  await swap.getByText(setup.unpaired(1, setup.entryIn)).waitFor();
  await tile(setup.entryIn, 'B1').press('Enter');
  await tile(setup.entryOut, 'A10').click();
  await tile(setup.entryIn, 'B4').click();
  expect(await field(page, 'expansionTiles').getByRole('radio').nth(2).isChecked()).toBe(true);
  for (const pressed of [tile(setup.entryOut, 'A10'), tile(setup.entryIn, 'B4')]) await pressed.click();
  expect(await swap.locator('[aria-pressed="true"]').allInnerTexts()).toEqual([
    expect.stringMatching(/^A9/),
    expect.stringMatching(/^B1/),
  ]);
  const { beginning } = await startedGame(page);
  const options = { rose: true, landingSpeed: 2, roundLimit: 40, expansionTiles: 'swap', swap: [['A9', 'B1']] };
  expect(beginning).toMatchObject({ kind: 'options', options });
  // Next time the form is as before.
  await page.goto(PATH);
  await page.locator('.preset').first().waitFor();
  expect(await chosenPreset(page)).toBe('Passenger game');
  await openDetails(page);
  expect(await field(page, 'rose').getByRole('switch').isChecked()).toBe(true);
  expect(await field(page, 'roundLimit').getByRole('spinbutton').inputValue()).toBe('40');
  await visit.close();
});

test('an impossible set-up is refused beside its field, with the rule, and can be corrected', async () => {
  const visit = await openPage(stage, { path: PATH });
  const { page } = visit;
  await page
    .locator('.preset')
    .filter({ has: page.getByText('Passenger game', { exact: true }) })
    .click();
  await openDetails(page);
  // Four players with two boats each are more ships than there are.
  await page.locator('.counts label').filter({ hasText: '4' }).click();
  await field(page, 'boatsEach').locator('label').nth(1).click();
  const problem = page.locator('.problem[role="alert"]');
  await problem.waitFor();
  expect(await problem.count()).toBe(1);
  expect(await problem.innerText()).toMatch(/\b(MQ|BR|VAR)-/);
  expect(await start(page).getAttribute('aria-disabled')).toBe('true');
  // Start leads to the field instead of starting.
  await start(page).click({ force: true });
  expect(page.url()).toContain(PATH);
  expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/^field-/);
  await field(page, 'boatsEach').locator('label').nth(0).click();
  await problem.waitFor({ state: 'detached' });
  // A list of tiles of which there are too few is refused at the list itself.
  const tiles = field(page, 'tiles');
  await tiles.getByRole('button', { name: 'A1:' }).click();
  await tiles.locator('.problem').waitFor();
  expect(await tiles.locator('.problem').innerText()).toMatch(/\b(MQ|BR|VAR)-/);
  expect(await page.locator('.problem').count()).toBe(1);
  await tiles.getByRole('button', { name: 'A1:' }).click();
  await tiles.locator('.problem').waitFor({ state: 'detached' });
  expect(await start(page).getAttribute('aria-disabled')).toBe('false');
  await visit.close();
});

test('a rule can be read by its number', async () => {
  const visit = await openPage(stage, { path: PATH });
  const { page } = visit;
  await openDetails(page);
  await field(page, 'pushTaboo')
    .getByRole('button', { name: setup.rule('AMB-3') })
    .click();
  const dialog = page.getByRole('dialog', { name: dialogs.rule('AMB-3') });
  await expect.poll(async () => (await dialog.locator('p').innerText()).length).toBeGreaterThan(40);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // The focus is back where it was.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('AMB-3');
  await visit.close();
});

test('people and bots take their seats', async () => {
  const visit = await openPage(stage, { path: PATH, settings: { name: 'Ada' } });
  const { page } = visit;
  await page
    .locator('.preset')
    .filter({ has: page.getByText('Passenger game', { exact: true }) })
    .click();
  await page.locator('.counts label').filter({ hasText: '4' }).click();
  expect(await page.locator('.seat').count()).toBe(4);
  expect(await seat(page, 1).getByLabel(setup.name).inputValue()).toBe('Ada');
  await seat(page, 2).getByRole('button', { name: setup.person }).click();
  expect(await seat(page, 2).getByLabel(setup.level).count()).toBe(0);
  await seat(page, 2).getByLabel(setup.name).fill('  Ben ');
  await seat(page, 3).getByLabel(setup.level).selectOption('captain');
  await seat(page, 3).getByLabel(setup.style).selectOption('pushy');
  await seat(page, 3).getByLabel(setup.name).fill('');
  const { seats } = await startedGame(page);
  expect(seats).toEqual([
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
    { kind: 'bot', name: forms.setup.playerNumber(3), level: 'captain', style: 'pushy' },
    expect.objectContaining({ kind: 'bot', level: 'mate' }),
  ]);
  await visit.close();
});

test('Patrician: presets, every kind of option it has, and five seats', async () => {
  const path = '/new/patrician';
  const visit = await openPage(stage, { path });
  const { page } = visit;
  const presets = page.locator('.preset');
  await presets.first().waitFor();
  expect(await presets.locator('b').allInnerTexts()).toEqual(['Patrician', 'Patrician with The Messengers']);
  await presets.nth(1).click();
  for (const count of [2, 5]) {
    await page
      .locator('.counts label')
      .filter({ hasText: String(count) })
      .click();
    expect(await page.locator('.seat').count()).toBe(count);
    expect(await start(page).getAttribute('aria-disabled')).toBe('false');
  }
  await openDetails(page);
  expect(await field(page, 'messengers').getByRole('switch').isChecked()).toBe(true);
  await field(page, 'lateMessengersCountForPenalty').getByRole('switch').check();
  await field(page, 'moveMayEmptySite').getByRole('switch').uncheck();
  await field(page, 'tieBreak').locator('label').nth(2).click();
  expect(await chosenPreset(page)).toBe('Patrician with The Messengers');
  await field(page, 'openPiles')
    .getByRole('button', { name: setup.rule('PAT-AMB-12') })
    .click();
  const dialog = page.getByRole('dialog', { name: dialogs.rule('PAT-AMB-12') });
  await expect.poll(async () => (await dialog.locator('p').innerText()).length).toBeGreaterThan(40);
  await page.keyboard.press('Escape');
  const { beginning, seats } = await startedGame(page);
  const options = {
    seats: 5,
    messengers: true,
    lateMessengersCountForPenalty: true,
    moveMayEmptySite: false,
    tieBreak: 'portraits',
  };
  expect(beginning).toMatchObject({ kind: 'options', options });
  expect(seats).toHaveLength(5);
  await page.locator('.city-board').waitFor();
  // Each game has its own form.
  await page.goto(PATH);
  await presets.first().waitFor();
  expect(await field(page, 'messengers').count()).toBe(0);
  await page.goto(path);
  await presets.first().waitFor();
  expect(await chosenPreset(page)).toBe('Patrician with The Messengers');
  await visit.close();
});

test('Hot Tin Roof: presets, numbers, and a board of one’s own', async () => {
  const visit = await openPage(stage, { path: '/new/hot-tin-roof' });
  const { page } = visit;
  const presets = page.locator('.preset');
  await presets.first().waitFor();
  expect(await presets.locator('b').allInnerTexts()).toEqual(['Hot Tin Roof', 'Hot Tin Roof with Deluxe Catwalks']);
  await presets.nth(1).click();
  await page.locator('.counts label').filter({ hasText: '3' }).click();
  expect(await page.locator('.seat').count()).toBe(3);
  await openDetails(page);
  expect(await field(page, 'deluxe').getByRole('switch').isChecked()).toBe(true);
  const fish = page.locator('[id="field-fishByPlayers.3"]').getByRole('spinbutton');
  await fish.fill('9');
  await fish.press('Tab');
  const board = field(page, 'board');
  const problems = board.locator('.problem[role="alert"]');
  // A file that is not a board, and one with mistakes: each problem is shown in view, and no game starts with another board instead.
  await giveBoard('no board')(page);
  await problems.getByText(setup.fileNoJson).waitFor();
  await giveBoard(BAD_BOARD)(page);
  await expect.poll(() => problems.locator('li').count()).toBe(3);
  expect(await problems.innerText()).toMatch(/r99.*HTR-BOARD-2/);
  expect(await problems.locator('b').innerText()).toBe('“board.json” is not taken:');
  await expectInWindow(page, problems);
  expect(await board.locator('input[type="file"]').getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.why').innerText()).toBe('Board: the file is not taken. Choose another one, or use ours.');
  expect(await start(page).getAttribute('aria-disabled')).toBe('true');
  await start(page).click({ force: true });
  expect(page.url()).toContain('/new/hot-tin-roof');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-board');
  await board.getByRole('button', { name: 'Use ours instead' }).click();
  expect(await start(page).getAttribute('aria-disabled')).toBe('false');
  await board.getByText('Our own quarter', { exact: true }).waitFor();
  await giveBoard(BAD_BOARD)(page);
  await problems.waitFor();
  await giveBoard(LONG_BOARD)(page);
  await board.getByText('A board of your own').waitFor();
  expect(await board.locator('.file-name').innerText()).toBe('board.json');
  expect(await problems.count()).toBe(0);
  expect(await start(page).getAttribute('aria-disabled')).toBe('false');
  await board.getByRole('button', { name: setup.reset }).click();
  await board.getByText('Our own quarter', { exact: true }).waitFor();
  await giveBoard(LONG_BOARD)(page);
  await board.getByText('A board of your own').waitFor();
  // Our own can be downloaded as an example.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    board.getByRole('button', { name: setup.fileExample }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(STANDARD_FILE);
  const { beginning, seats } = await startedGame(page);
  expect(seats).toHaveLength(3);
  expect(beginning).toMatchObject({
    kind: 'options',
    options: { seats: 3, deluxe: true, 'fishByPlayers.3': 9, board: JSON.stringify(LONG_BOARD) },
  });
  await page.locator('.roof-board').getByText('The Very Old').first().waitFor();
  await visit.close();
});

test('Hot Tin Roof: impossible numbers are refused in words, with their range', async () => {
  const visit = await openPage(stage, { path: '/new/hot-tin-roof' });
  const { page } = visit;
  await page.locator('.preset').first().waitFor();
  await openDetails(page);
  for (const [key, value, sentence] of [
    ['ante', '7', 'Ante: must be a multiple of five, was 7 (HTR-TURN-3).'],
    ['startCans', '-3', 'Cans at the start: It must be 0 or more, and is -3.'],
    ['pairsEach', '3', 'Pairs each: It must be 1 to 2, and is 3.'],
  ]) {
    const number = field(page, key).getByRole('spinbutton');
    const usual = await number.inputValue();
    await number.fill(value);
    await number.press('Tab');
    await field(page, key).locator('.problem').waitFor();
    expect(await field(page, key).locator('.problem').innerText()).toBe(sentence);
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    await number.fill(usual);
    await number.press('Tab');
    await field(page, key).locator('.problem').waitFor({ state: 'detached' });
  }
  await visit.close();
});

test('on a phone a refused file is shown above the start button', async () => {
  const visit = await openPage(stage, { path: '/new/hot-tin-roof', size: 'phone' });
  const { page } = visit;
  await page.locator('.preset').first().waitFor();
  await openDetails(page);
  await giveBoard(BAD_BOARD)(page);
  const problems = field(page, 'board').locator('.problem[role="alert"]');
  await problems.waitFor();
  await expectInWindow(page, problems);
  const [told, go] = [await problems.boundingBox(), await page.locator('.go').boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(go?.y ?? 0);
  await visit.close();
});

test('an unknown game has no set-up page', async () => {
  const visit = await openPage(stage, { path: '/new/ludo' });
  await visit.page.getByText(shell.unknown.game).waitFor();
  await visit.page.getByRole('link', { name: shell.unknown.back }).click();
  await expect.poll(() => new URL(visit.page.url()).pathname).toBe('/');
  await visit.close();
});
