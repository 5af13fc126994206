import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { firstStateOf, formatRecord, openHistory, present, unwrap } from '@showboat/engine';
import { type Move, STANDARD_FILE, type State, boardIn, checkBoard, hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../client/tests/harness/page';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { pointerDriver } from './driver';
import { playOn, savedRoofs } from './table';
import { expectRoofs } from './shown';
import { parallelWays } from '../hostile';
import { openTable, savedIn } from '../../../../client/tests/harness/saved-games';
import { replay as words } from '../../../../client/messages/en/replay';
import { forms } from '../../../../client/messages/en/forms';

/** Milliseconds: two cores may be busy with more than this. */
const WHOLE_GAME = 240_000;

const { setup } = forms;
const PATH = '/new/hot-tin-roof';

const stage = await stageOfFile();

const NAMES = 'Anker Bär Chor Dom Esel Fass Gans Hahn Igel Jagd Kahn Laub Mond Nest Ofen'.split(' ');

/** Other names, and one gap less: still a board that the checker takes. Ids beyond the gap are no longer its place in the list. */
const OWN = {
  ...STANDARD_FILE,
  roofs: STANDARD_FILE.roofs.map((roof, i) => ({ ...roof, name: `${NAMES[i]} Inn`, abbr: NAMES[i].slice(0, 3).toUpperCase() })),
  gaps: STANDARD_FILE.gaps.filter(({ id }) => id !== 'g09'),
};

const field = (page: Page, name: string): Locator => page.locator(`[id="field-${name}"]`);
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const openDetails = (page: Page): Promise<void> => page.locator('summary').filter({ hasText: setup.details }).click();

const give = (page: Page, text: string): Promise<void> =>
  field(page, 'board')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a bad board file is refused with all its reasons, and the board stays as it was', async () => {
  const visit = await openPage(stage, { path: PATH });
  const { page } = visit;
  await openDetails(page);
  const problem = field(page, 'board').locator('.problem');
  const reasons = (): Promise<readonly string[]> => problem.locator('li').allInnerTexts();
  await give(page, '{"format":');
  await expect.poll(reasons).toEqual([setup.fileNoJson]);
  await give(page, `["${'x'.repeat(210_000)}"]`);
  await expect.poll(reasons).toEqual([setup.fileTooLarge(200)]);
  await give(page, JSON.stringify({ ...OWN, format: 'chess/1' }));
  await expect.poll(reasons).toEqual([expect.stringMatching(/format.*hot-tin-roof-board\/1/)]);
  // Two gaps less, two roofs with too few links, and a tile twice.
  const bad = {
    ...OWN,
    gaps: OWN.gaps.filter(({ id }) => id !== 'g01'),
    homeTiles: OWN.homeTiles.map((tile, i) => (i === 1 ? { ...tile, b: OWN.homeTiles[0].b } : tile)),
  };
  const found = checkBoard(bad);
  expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['board-degree', 'board-tile-twice']));
  await give(page, JSON.stringify(bad));
  await expect.poll(async () => (await reasons()).length).toBe(found.length);
  for (const [i, said] of (await reasons()).entries()) {
    expect(said).toContain(found[i].rule);
    expect(said).not.toMatch(/undefined|\[object|NaN/);
  }
  expect(await field(page, 'board').innerText()).toContain('Our own quarter');
  // The example is a good one, and can be given back.
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, setup.fileExample)]);
  const example = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(example)).toEqual(JSON.parse(JSON.stringify(STANDARD_FILE)));
  await give(page, example);
  await expect.poll(() => problem.count()).toBe(0);
  await field(page, 'board').getByText('A board of your own').waitFor();
  await visit.close();
});

const replayTo = async (page: Page, end: State): Promise<void> => {
  await press(page, words.last);
  await expectRoofs(page, end);
  expect(await page.locator('.roof-board').innerHTML()).toContain('Anker Inn');
};

const fieldText = async (page: Page, label: string): Promise<string> => {
  const input = page.getByLabel(label, { exact: true });
  await expect.poll(() => input.inputValue()).not.toBe('');
  return input.inputValue();
};

test('a good board of one’s own is played to the end, replayed, and goes through its link and its record', {
  timeout: WHOLE_GAME,
}, async () => {
  expect(checkBoard(OWN)).toEqual([]);
  const visit = await openPage(stage, { path: PATH, settings: { pace: 'instant', name: 'Ada' } });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  await page.locator('.counts label').filter({ hasText: '3' }).click();
  for (const level of await page.getByLabel(setup.level).all()) await level.selectOption('deckhand');
  await openDetails(page);
  const fish = field(page, 'fishByPlayers.3').getByRole('spinbutton');
  await fish.fill('4');
  await fish.press('Tab');
  await give(page, JSON.stringify(OWN));
  await field(page, 'board').getByText('A board of your own').waitFor();
  await press(page, setup.start);
  await page.waitForURL('**/table/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.locator('.roof-board').waitFor();
  const plates = await page.locator('.roof-board').innerHTML();
  for (const name of NAMES) expect(plates).toContain(`${name} Inn`);
  const end = await playOn(page, id, pointerDriver(page));
  expect(boardIn(end).gaps).toHaveLength(27);
  expect(game.outcome(end)?.ending).toBe('fish');

  const saved = await savedIn(page, id);
  await page.goto(`/replay/${id}`);
  await replayTo(page, end);
  await press(page, words.share);
  await page.getByRole('dialog', { name: words.share }).waitFor();
  const link = await fieldText(page, words.shareGame);
  const record = await fieldText(page, words.record);
  expect(link).toMatch(/^http:\/\/[^/]+\/open#g=[\w-]+$/);
  // The door for moves that were stored as JSON.
  expect(record.replace(/^\[Seal .*\n/m, '')).toBe(formatRecord(game, game.optionsOf(end), saved.moves as readonly Move[]));
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.download)]);
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toBe(record);

  // Elsewhere, where nobody has the board.
  const there = await openPage(stage, { path: link, settings: { pace: 'instant' } });
  const arrived = async (): Promise<void> => {
    await press(there.page, words.replayIt);
    await there.page.waitForURL('**/replay#g=*');
    await replayTo(there.page, end);
    // Looked at, not saved: the whole game is in the address.
    const packed = new URL(there.page.url()).hash.slice('#g='.length);
    const { beginning, moves } = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString());
    expect(present(unwrap(openHistory(game, unwrap(firstStateOf(game, beginning)), moves)))).toEqual(end);
  };
  await there.page.locator('.opened').getByText(words.openedGame('Hot Tin Roof')).waitFor();
  await arrived();
  await there.page.goto('/open');
  await there.page.locator('input[type="file"]').setInputFiles(file);
  await there.page.locator('.opened').waitFor();
  await arrived();
  await there.page.goto('/open');
  await there.page.getByLabel(words.openText).fill(record.replace('"Anker Inn"', '"Anker Inn","id":"r02"'));
  await press(there.page, words.openButton);
  await there.page.locator('.open-refused').waitFor();
  expect(await there.page.locator('.open-refused').innerText()).not.toMatch(/undefined|\[object|NaN/);
  await there.close();
  await visit.close();
});

test('a number that cannot be is refused at its own field, also where its name has a dot', async () => {
  const visit = await openPage(stage, { path: PATH });
  const { page } = visit;
  await openDetails(page);
  const fish = field(page, 'fishByPlayers.4');
  await fish.getByRole('spinbutton').fill('0');
  await fish.getByRole('spinbutton').press('Tab');
  await fish.locator('.problem').waitFor({ timeout: 5000 });
  await page.getByRole('button', { name: setup.start, exact: true }).click({ force: true });
  // The browser itself goes to the input that is out of range, the page to its field.
  expect(await page.evaluate(() => document.activeElement?.closest('.option')?.id)).toBe('field-fishByPlayers.4');
  await page.locator('.go .why').click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-fishByPlayers.4');
  await visit.close();
});

test('on a board that is made to be slow bots play, and so do people', async () => {
  const beginning = { kind: 'position', position: parallelWays('cscscscccc') } as const;
  const saved = savedRoofs({ id: 'slow', beginning, people: [1] });
  const captains = saved.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'captain' as const } : seat));
  const visit = await openTable(stage, [{ ...saved, seats: captains }]);
  const { page } = visit;
  await page.locator('[role="button"][data-place]').first().waitFor({ state: 'attached' });
  const before = (await savedIn(page, 'slow')).moves.length;
  expect(before).toBeGreaterThan(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await savedIn(page, 'slow')).moves.length).toBeGreaterThan(before);
  await visit.close();
});
