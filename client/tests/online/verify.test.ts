import { readFileSync } from 'node:fs';
import type { Disclosure } from '@showboat/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { story } from '../../messages/en/story';
import { verify } from '../../messages/en/verify';
import { type Visit, goTo, openPage } from '../harness/page';
import { beginTable, finishTable } from './finished';
import { DISCLOSURE, forgeDisclosure, withWrongDraw } from './forged';
import { type OnlineStage, askAs, openOnlineStage } from './online-stage';

let stage: OnlineStage;
let visit: Visit;
let table: string;
let draws: number;
beforeAll(async () => {
  stage = await openOnlineStage();
  visit = await openPage(stage, { path: '/settings' });
  // A seal that is closed, and a table that is not there, are answered by refusals.
  visit.forgive(/40[49]/);
  await askAs(visit.page, 'POST', '/players', { name: 'Mara' });
  table = await beginTable(visit.page);
});
afterAll(async () => {
  await visit.close();
  await stage.close();
});

const open = async (page: Page, id: string): Promise<void> => {
  await goTo(page, '/settings');
  await goTo(page, `/verify/${id}`);
};

const heading = (name: string): Promise<void> => visit.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** What the server says is changed on its way. */
const forge = async (change: (disclosure: Disclosure) => Partial<Disclosure>): Promise<void> => {
  await forgeDisclosure(visit.page, change);
  await Promise.all([visit.page.waitForResponse(DISCLOSURE), open(visit.page, table)]);
  await visit.page.unroute(DISCLOSURE);
};

test('while the game runs there is only the seal', async () => {
  const { page } = visit;
  await open(page, table);
  await heading(verify.closed);
  await page.getByText(verify.closedHelp).waitFor();
  const { commitment } = Object(await askAs(page, 'GET', `/tables/${table}`));
  expect(await page.locator('.proof code').innerText()).toBe(commitment);
  // Nor is its story told.
  await goTo(page, `/r/${table}`);
  await heading(story.running);
  await page.getByRole('link', { name: story.toTable }).waitFor();
});

test('the story of a finished table: places, the seal held against what this browser was promised, and a rematch', async () => {
  const { page } = visit;
  // Tried again: nobody has asked for a rematch of this one.
  if (Object(await askAs(page, 'GET', `/tables/${table}`)).status === 'over') table = await beginTable(page);
  await finishTable(page, table);
  await goTo(page, '/settings');
  await goTo(page, `/r/${table}`);
  await page.getByRole('heading', { level: 2, name: story.places }).waitFor();
  const { draws: all } = Object(await askAs(page, 'GET', `/tables/${table}/disclosure`));
  await page.getByText(story.sealHeldOnline(all.length)).waitFor();
  const rows = await page.locator('.places li').allInnerTexts();
  expect(rows).toHaveLength(3);
  expect(rows.filter((row) => row.includes('Mara'))).toHaveLength(1);
  expect(await page.getByRole('link', { name: story.checkDraws }).getAttribute('href')).toBe(`/verify/${table}`);
  // Bots always say yes.
  expect(await page.locator('.rematch .is-yes').count()).toBe(2);
  await page.keyboard.press('r');
  await page.waitForURL('**/t/*');
  expect(page.url()).not.toContain(table);
});

test('every draw of a finished game is computed again, with the salt that this browser kept', async () => {
  const { page } = visit;
  await open(page, table);
  await heading(verify.holds);
  await page.getByText(verify.yours).waitFor();
  await page.getByText(verify.seedFits).waitFor();
  const rows = page.locator('.draws tbody tr');
  ({
    draws: { length: draws },
  } = Object(await askAs(page, 'GET', `/tables/${table}/disclosure`)));
  expect(await rows.count()).toBe(draws);
  expect(await page.locator('.draws .ok').count()).toBe(draws);
  await page.getByText(verify.how).click();
  await page.getByText(verify.sentences.draw).waitFor();
});

test('a draw that was forged is named; what follows is not compared', async () => {
  const { page } = visit;
  const at = 3;
  await forge((disclosure) => withWrongDraw(disclosure, at));
  await heading(verify.wrong(at + 1));
  await page.getByText(verify.agreeBefore(at)).waitFor();
  expect(await page.locator('.draws .is-bad').count()).toBe(1);
  expect(await page.getByText(verify.notComparable, { exact: true }).count()).toBe(draws - at - 1);
  await page.getByText(verify.meaning.who).waitFor();
});

test('another seed than the one that was sealed, and another salt than one’s own', async () => {
  const { page } = visit;
  await forge(({ seed }) => ({ seed: seed.replace(/^../, (byte) => (byte === '00' ? '01' : '00')) }));
  await heading(verify.broken);
  expect(await page.locator('.draws').count()).toBe(0);
  await forge(({ salts }) => ({ salts: salts.map((salt, seat) => (seat === 0 ? '0'.repeat(32) : salt)) }));
  // Which of the draws comes out otherwise is chance.
  await page.getByText(verify.yoursWrong).waitFor();
  expect(await page.locator('.verdict.is-bad').count()).toBe(1);
});

test('the proof is a file that anyone can check', async () => {
  const { page } = visit;
  await open(page, table);
  await heading(verify.holds);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: verify.save }).click()]);
  const text = readFileSync(await file.path(), 'utf8');
  await open(page, 'no-such-table');
  await heading(verify.unread);
  const give = (content: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await give(text);
  await heading(verify.holds);
  await page.getByText(verify.yours).waitFor();
  await give('not a proof');
  await heading(verify.unread);
  expect(await page.locator('.draws').count()).toBe(0);
});
