import { readFileSync } from 'node:fs';
import { parseRecord, setUp, unwrap } from '@showboat/engine';
import { type State as Roofs, hotTinRoof } from '@showboat/games/hot-tin-roof';
import { type State, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { type State as Towers, patrician } from '@showboat/games/patrician';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectShips, shipsIn, shipsShown } from '../../games/mississippi-queen/testing/browser/shown';
import { type Visit, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { expectTowers } from '../../games/patrician/testing/browser/shown';
import { expectRoofs } from '../../games/hot-tin-roof/testing/browser/shown';
import { replay as words } from '../messages/en/replay';

const RECORD = readFileSync(new URL('../../games/mississippi-queen/records/places-settled-school.txt', import.meta.url), 'utf8');
const { options, moves } = unwrap(parseRecord(game, RECORD)).record;
const states: State[] = [unwrap(setUp(game, options))];
for (const [index, move] of moves.entries()) states.push(game.apply(states[index], move));
const END = moves.length;

const stage = await stageOfFile();

/** Disabled buttons can be pressed, too: they say so, or nothing happens. */
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click({ force: true });
const scrubber = (page: Page): Locator => page.getByRole('slider', { name: words.scrubber });
const currentLines = (page: Page): Locator => page.locator('.turn-line[aria-current="step"]');

/** Everything displayed is of the moment after that many moves. */
const expectMoment = async (page: Page, index: number, line: string): Promise<void> => {
  await expectShips(page, states[index]);
  expect(await scrubber(page).inputValue()).toBe(String(index));
  expect(await page.locator('.replay-moment').textContent()).toBe(words.momentShort(index, END));
  expect(await currentLines(page).allInnerTexts()).toEqual([expect.stringContaining(line)]);
};

const openRecord = async (record = RECORD): Promise<Visit> => {
  const visit = await openPage(stage, { path: '/open', settings: { pace: 'instant' } });
  const { page } = visit;
  await page.getByLabel(words.openText).fill(record);
  await press(page, words.openButton);
  await press(page, words.replayIt);
  await page.waitForURL('**/replay#g=*');
  await scrubber(page).waitFor();
  return visit;
};

test('a pasted record is stepped through, move by move and turn by turn', async () => {
  const visit = await openRecord();
  const { page } = visit;
  await expectMoment(page, 0, words.beginning);
  await press(page, words.previousMove);
  await expectMoment(page, 0, words.beginning);
  // The river is laid, three ships are pointed, and the Aurora sails two spaces.
  for (let i = 1; i <= 7; i++) await press(page, words.nextMove);
  await expectMoment(page, 7, 'Aurora');
  await press(page, words.previousMove);
  await expectMoment(page, 6, 'Aurora');
  await press(page, words.nextTurn);
  await expectMoment(page, 8, 'Aurora');
  await press(page, words.nextTurn);
  await expectMoment(page, 13, 'Belle');
  await press(page, words.previousTurn);
  await expectMoment(page, 8, 'Aurora');
  await press(page, words.last);
  await expectMoment(page, END, 'Cora');
  await press(page, words.nextMove);
  await expectMoment(page, END, 'Cora');
  await press(page, words.first);
  await expectMoment(page, 0, words.beginning);
  expect(await page.getByRole('button', { name: words.first, exact: true }).getAttribute('aria-disabled')).toBe('true');
  await visit.close();
});

test('the scrubber goes anywhere, and the list follows', async () => {
  const visit = await openRecord();
  const { page } = visit;
  for (const index of [40, 12, END, 25]) {
    await scrubber(page).fill(String(index));
    await expectShips(page, states[index]);
    await expect.poll(() => currentLines(page).count()).toBe(1);
    const [list, line] = await Promise.all([page.locator('.turn-list').boundingBox(), currentLines(page).boundingBox()]);
    expect(line?.y).toBeGreaterThanOrEqual((list?.y ?? 0) - 1);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1);
  }
  const box = await scrubber(page).boundingBox();
  if (!box) throw new Error('the scrubber is out of sight');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(Math.abs(Number(await scrubber(page).inputValue()) - END / 2)).toBeLessThanOrEqual(2);
  await visit.close();
});

test('a click on a turn shows its end, and marks only its line', async () => {
  const visit = await openRecord();
  const { page } = visit;
  const lines = page.locator('.turn-line');
  const count = await lines.count();
  expect(count).toBeGreaterThan(20);
  let before = -1;
  for (let i = 0; i < count; i++) {
    await lines.nth(i).click();
    await expect.poll(() => lines.nth(i).getAttribute('aria-current')).toBe('step');
    expect(await currentLines(page).count()).toBe(1);
    const index = Number(await scrubber(page).inputValue());
    expect(index).toBeGreaterThan(before);
    expect(await shipsShown(page)).toEqual(shipsIn(states[index]));
    before = index;
  }
  expect(before).toBe(END);
  await visit.close();
});

test('keys do the same as buttons', async () => {
  const visit = await openRecord();
  const { page } = visit;
  const keys: readonly (readonly [string, number])[] = [
    ['ArrowRight', 1],
    ['ArrowDown', 4],
    ['PageDown', 8],
    ['ArrowLeft', 7],
    ['End', END],
    ['ArrowLeft', END - 1],
    ['ArrowUp', END - 8],
    ['Home', 0],
  ];
  for (const [key, index] of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => scrubber(page).inputValue(), { message: key }).toBe(String(index));
    await expectShips(page, states[index]);
  }
  // The scrubber steps with its own arrows, not twice.
  await scrubber(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectMoment(page, 1, '');
  await visit.close();
});

test('plays to the end by itself, can be paused, and starts again', async () => {
  const visit = await openRecord();
  const { page } = visit;
  await press(page, words.speeds.fast);
  await scrubber(page).fill(String(END - 4));
  await page.locator('.turn-list').click({ position: { x: 2, y: 2 } });
  await press(page, words.play);
  await page.getByRole('button', { name: words.pause }).waitFor();
  await page.getByRole('button', { name: words.play, exact: true }).waitFor({ timeout: 20_000 });
  await expectMoment(page, END, 'Cora');
  await press(page, words.play);
  await expect.poll(async () => Number(await scrubber(page).inputValue()), { timeout: 10_000 }).toBeGreaterThan(0);
  await press(page, words.pause);
  const index = Number(await scrubber(page).inputValue());
  expect(index).toBeLessThan(END);
  await page.waitForTimeout(400);
  await expectMoment(page, index, '');
  await visit.close();
});

test('what if: play continues from a moment, and the original game is kept', async () => {
  const visit = await openRecord();
  const { page } = visit;
  const old = page.url();
  await press(page, words.last);
  expect(await page.getByRole('button', { name: words.whatIf }).isDisabled()).toBe(true);
  // Round 2, the Aurora is to move.
  await scrubber(page).fill('18');
  await press(page, words.whatIf);
  await page.getByLabel(words.youAre('Aurora')).check();
  await press(page, words.playOn);
  await page.waitForURL('**/table/*');
  await page.locator('[data-command="ahead"]').waitFor();
  await expectShips(page, states[18]);
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  // A bot follows immediately.
  const log = page.locator('.log-list');
  await log.getByText('Aurora goes to speed 1').waitFor();
  await log.getByText('Belle goes to speed').nth(1).waitFor({ timeout: 30_000 });
  await page.goto(old);
  await press(page, words.last);
  await expectMoment(page, END, 'Cora');
  // Of the two only the one that is played is one's own.
  await page.goto('/games');
  await expect.poll(() => page.locator('.saved-game').count()).toBe(1);
  await visit.close();
});

describe('Patrician', () => {
  const record = readFileSync(new URL('../../games/patrician/records/all-scored-two.txt', import.meta.url), 'utf8');
  const game2 = unwrap(parseRecord(patrician, record)).record;
  const towers: Towers[] = [unwrap(setUp(patrician, game2.options))];
  for (const [index, move] of game2.moves.entries()) towers.push(patrician.apply(towers[index], move));
  const last = game2.moves.length;
  /** The first player, six cards in hands, nine at the cities. */
  const DEALT = 16;

  test('a pasted record is stepped through by moves, turns and scrubber, and shows what was dealt', async () => {
    const visit = await openRecord(record);
    const { page } = visit;
    await expectTowers(page, towers[0]);
    expect(await page.locator('.turn-list').innerText()).toContain('Player 2 is dealt Firenze');
    await scrubber(page).fill(String(DEALT));
    await expectTowers(page, towers[DEALT]);
    // A card, its floor, the card that was lying there, and the next one for that city; then a messenger.
    await press(page, words.nextTurn);
    await expect.poll(() => scrubber(page).inputValue()).toBe(String(DEALT + 5));
    await expectTowers(page, towers[DEALT + 5]);
    await expect.poll(() => currentLines(page).innerText()).toContain('places a messenger');
    for (const index of [60, 20, last - 3]) {
      await scrubber(page).fill(String(index));
      await expectTowers(page, towers[index]);
    }
    await press(page, words.last);
    await expectTowers(page, towers[last]);
    await press(page, words.previousMove);
    await expectTowers(page, towers[last - 1]);
    await press(page, words.first);
    await expectTowers(page, towers[0]);
    await visit.close();
  });

  test('what if: play continues from a moment, with the other hand hidden', async () => {
    const visit = await openRecord(record);
    const { page } = visit;
    await scrubber(page).fill(String(DEALT));
    await press(page, words.whatIf);
    await page.getByLabel(words.youAre('Black')).check();
    await press(page, words.playOn);
    await page.waitForURL('**/table/*');
    await page.locator('button.hand-card').first().waitFor();
    await expectTowers(page, towers[DEALT]);
    // Firenze, Lucca and Milano are Black's; the table does not show what White was dealt.
    expect(await page.locator('.hand-card').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.split(' ')[0]))).toEqual([
      'Firenze',
      'Lucca',
      'Milano',
    ]);
    expect(await page.locator('.log-list').innerText()).toMatch(/is dealt (?:3|three) cards/);
    await visit.close();
  });
});

describe('Hot Tin Roof', () => {
  const record = readFileSync(new URL('../../games/hot-tin-roof/records/fish-three.txt', import.meta.url), 'utf8');
  const game3 = unwrap(parseRecord(hotTinRoof, record)).record;
  const roofs: Roofs[] = [unwrap(setUp(hotTinRoof, game3.options))];
  for (const [index, move] of game3.moves.entries()) roofs.push(hotTinRoof.apply(roofs[index], move));
  const last = game3.moves.length;
  /** The first player, and a tile under each home dumpster. */
  const LAID = 4;

  test('a pasted record is stepped through by moves, turns and scrubber', async () => {
    const visit = await openRecord(record);
    const { page } = visit;
    await expectRoofs(page, roofs[0]);
    expect(await page.locator('.turn-list').innerText()).toContain('places the lying pair');
    await scrubber(page).fill(String(LAID));
    await expectRoofs(page, roofs[LAID]);
    // A dumpster, a pair, the next tile; then the end of the turn.
    await press(page, words.nextTurn);
    await expect.poll(() => scrubber(page).inputValue()).toBe(String(LAID + 4));
    await expectRoofs(page, roofs[LAID + 4]);
    await expect.poll(() => currentLines(page).innerText()).toContain('The stack shows');
    for (const index of [60, 20, last - 3]) {
      await scrubber(page).fill(String(index));
      await expectRoofs(page, roofs[index]);
    }
    await press(page, words.last);
    await expectRoofs(page, roofs[last]);
    await press(page, words.previousMove);
    await expectRoofs(page, roofs[last - 1]);
    await press(page, words.first);
    await expectRoofs(page, roofs[0]);
    await visit.close();
  });

  test('what if: play continues from a moment within a turn', async () => {
    const visit = await openRecord(record);
    const { page } = visit;
    const moment = roofs.findIndex(({ phase, number }) => phase.kind === 'moving' && number > 12);
    await scrubber(page).fill(String(moment));
    await press(page, words.whatIf);
    await page.getByLabel(words.youAre('Ginger')).check();
    await press(page, words.playOn);
    await page.waitForURL('**/table/*');
    await expectRoofs(page, roofs[moment]);
    await expect.poll(() => page.locator('[data-command]').count()).toBeGreaterThan(0);
    await visit.close();
  });
});
