import { formatPlace, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { button, playedIn, sketched, stateIn } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

const stage = await stageOfFile();

const SKETCH = {
  river: 'S A5, S A10',
  round: 1,
  stack: 'A1 A2 A3 A4 A6 A7',
  waiting: { 1: 1 },
  ships: { beige: '0c1/0/2/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' },
};

test('[MQ-PUSH-4] the pusher chooses among marked spaces, and the person who is pushed chooses the heading', async () => {
  const visit = await openTable(stage, [sketched('push', SKETCH, [0, 1])]);
  const { page } = visit;
  await button(page, 'ahead').click();
  await page.getByRole('heading', { name: 'Choose where Belle goes' }).waitFor();
  const ways = page.locator('.way');
  expect(await ways.count()).toBe(6);
  const open = page.locator('.way[aria-disabled="false"]');
  expect(await open.count()).toBe(game.legalMoves(await stateIn(page, 'push')).length);

  await ways.nth(3).hover();
  expect(await page.locator('.call-out-box').innerText()).toContain('MQ-PUSH-4');
  await ways.nth(3).click({ force: true });
  expect(await page.getByRole('alert').innerText()).toContain('MQ-PUSH-4');
  expect(await playedIn(page, 'push')).toBe('=2 f');

  await page.locator('.ways').getByRole('button', { name: 'Push Belle to 0d3' }).click();
  await page.getByRole('heading', { name: 'Which way does Belle point?' }).waitFor();
  // Two people share the screen: nobody is "you". Whatever lies below the line can still be pressed.
  const banner = page.locator('.highlight [data-kind="push"]');
  expect(await banner.locator('span').innerText()).toBe('Aurora shoves Belle out of the way');
  expect(await page.locator('.highlight').getAttribute('role')).toBe('status');
  expect(await banner.evaluate((line) => getComputedStyle(line).pointerEvents)).toBe('none');
  expect(await playedIn(page, 'push')).toBe('=2 f x1');
  expect(await page.locator('.log-list .now').innerText()).toContain('Belle');
  await page.locator('.ways').getByRole('button', { name: 'Point Belle down', exact: true }).click();
  await page.getByText('Ada, Aurora is yours').waitFor();
  const { ships } = await stateIn(page, 'push');
  expect([formatPlace(ships[1].at), ships[1].heading]).toEqual(['0d3', 3]);
  await visit.close();
});

test('a way into a ship of a bot stops for the choice, and goes on when the bot has answered', async () => {
  const ships = { ...SKETCH.ships, beige: '0c1/0/4/6/-' };
  const visit = await openTable(stage, [sketched('bot', { ...SKETCH, ships })]);
  const { page } = visit;
  const goal = page.getByRole('button', { name: '0c4, 0 coal', exact: true });
  await goal.click();
  await goal.click();
  await page.getByRole('heading', { name: 'Choose where Belle goes' }).waitFor();
  await page.locator('.ways').getByRole('button', { name: 'Push Belle to 0b2' }).click();
  await page.getByText('You shove Belle out of the way').waitFor();
  await expect.poll(() => playedIn(page, 'bot')).toMatch(/^=4 f x4 @\d f f$/);
  expect(await page.getByRole('img', { name: /^Aurora, 0c4/ }).count()).toBe(1);
  await visit.close();
});
