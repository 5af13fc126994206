import type { TestServer } from '@showboat/server/testing/start';
import { gatherAndStart } from '@showboat/server/testing/tables';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { friends } from '../../messages/en/friends';
import type { Visit } from '../harness/page';
import { stageOfFile } from '../harness/stage';
import { openStranger, startOnlineSite } from './site';

// Open tables: people who do not know each other find one, or look on.

const { lobby, pairing } = friends;
const stage = await stageOfFile();
// One for each test: nobody waits there from before.
let server: TestServer;
const visits: Visit[] = [];
beforeEach(async () => {
  server = await startOnlineSite();
});
afterEach(async () => {
  for (const visit of visits.splice(0)) await visit.close();
  await server.close();
});

const arrive = async (name: string, size: 'wide' | 'phone' = 'wide'): Promise<Visit['page']> => {
  const visit = await openStranger(stage, server, { path: '/lobby', size, settings: { name } });
  visits.push(visit);
  await visit.page.getByRole('heading', { level: 1, name: lobby.title }).waitFor();
  return visit.page;
};

const choose = async (page: Visit['page'], game: string): Promise<void> => {
  await page.getByRole('radio', { name: game }).check({ force: true });
  await page.getByRole('button', { name: pairing.find }).click();
};

test('who looks for opponents where nobody waits is found there by the next, and both come to the same game', async () => {
  const mara = await arrive('Mara');
  await mara.getByText(lobby.none).waitFor();
  await choose(mara, 'Patrician');
  await mara.getByRole('heading', { name: pairing.looking }).waitFor();
  expect(await mara.locator('.found li:not(.is-open)').count()).toBe(1);

  const tomas = await arrive('Tomas', 'phone');
  const row = tomas.locator('.open-table', { hasText: 'Patrician' });
  await row.getByRole('link').waitFor();
  await choose(tomas, 'Patrician');
  // No second table: a seat at hers.
  await expect.poll(() => tomas.locator('.found b').allInnerTexts()).toEqual(expect.arrayContaining(['Mara', 'Tomas']));
  await expect.poll(() => mara.locator('.found b').allInnerTexts()).toEqual(expect.arrayContaining(['Mara', 'Tomas']));
  await expect.poll(() => mara.title()).toContain('Tomas');
  await mara.getByRole('button', { name: /^Start/ }).click();
  for (const page of [mara, tomas]) {
    await page.waitForURL('**/t/*');
    await page.locator('.table').waitFor();
  }
  expect(mara.url()).toBe(tomas.url());
});

test('who stops looking takes the table away, and who gets up leaves a seat', async () => {
  const [mara, tomas] = [await arrive('Mara'), await arrive('Tomas')];
  await choose(mara, 'Hot Tin Roof');
  await mara.getByRole('heading', { name: pairing.looking }).waitFor();
  await choose(tomas, 'Hot Tin Roof');
  await expect.poll(() => mara.locator('.found li:not(.is-open)').count()).toBe(2);
  await tomas.getByRole('button', { name: pairing.stop }).click();
  await tomas.getByRole('button', { name: pairing.find }).waitFor();
  await expect.poll(() => mara.locator('.found li:not(.is-open)').count()).toBe(1);
  await choose(tomas, 'Hot Tin Roof');
  await expect.poll(() => mara.locator('.found li:not(.is-open)').count()).toBe(2);
  await mara.getByRole('button', { name: pairing.stop }).click();
  await tomas.getByText(friends.laid.gone).waitFor();
});

test('games that are played can be watched, and the list is filtered', async () => {
  await gatherAndStart(server.url, { game: 'patrician', options: { seats: 2 }, visibility: 'public' }, 2);
  const page = await arrive('Ines');
  const watch = page.getByRole('link', { name: new RegExp(`^${lobby.watch}: .*Ada and Ben`) });
  await watch.waitFor();
  await page.getByRole('button', { name: 'Hot Tin Roof' }).click();
  expect(await watch.count()).toBe(0);
  await page.getByRole('button', { name: lobby.allGames }).click();
  await watch.click();
  await page.locator('.watching').waitFor();
});
