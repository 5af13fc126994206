import { afterAll, afterEach, expect, test } from 'vitest';
import { friends } from '../../messages/en/friends';
import { forms } from '../../messages/en/forms';
import { shell } from '../../messages/en/shell';
import type { Visit } from '../harness/page';
import { stageOfFile } from '../harness/stage';
import { openStranger, startOnlineSite } from './site';

// From the start page to a running game: three people in three browsers. Each step needs those before it, so it is one test.

const stage = await stageOfFile();
const server = await startOnlineSite();
const visits: Visit[] = [];
afterEach(async () => {
  for (const visit of visits.splice(0)) await visit.close();
});
afterAll(() => server.close());

const arrive = async (...given: Parameters<typeof openStranger> extends [unknown, unknown, ...infer Rest] ? Rest : never) => {
  const visit = await openStranger(stage, server, ...given);
  visits.push(visit);
  return visit;
};

/** With markup in it, as everything that people write. */
const TOMAS = '<b>Tomas</b> & Co';

let link = '';

/** Three clicks lead from the start page to a link in the clipboard. */
const threeClicksToALink = async (): Promise<void> => {
  const { page } = await arrive({ settings: { name: 'Mara' } });
  await page.getByRole('link', { name: shell.start.actionOf(shell.start.friends, 'Mississippi Queen') }).click();
  await page.getByRole('radio', { name: forms.setup.link }).waitFor();
  expect(await page.getByRole('radio', { name: forms.setup.link }).isChecked()).toBe(true);
  await page.getByRole('button', { name: friends.setup.lay }).click();
  await page.getByRole('heading', { level: 1, name: friends.laid.title }).waitFor();
  await page.getByRole('button', { name: friends.laid.copy }).click();
  await page.getByRole('button', { name: friends.laid.copied }).waitFor();
  link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/j\/[a-z]+-[a-z]+-[2-9a-z]{6}$/);
  expect(link.startsWith(server.url)).toBe(true);
  expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
};

/** A table that waits for friends is on the start page, which asks for no position before there is one. */
const startPageKnowsIt = async (): Promise<void> => {
  const [{ page }] = visits;
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const table = page.url();
  await page.goto(server.url);
  await page.locator('.turn-card').getByText(friends.turns.gathering).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('/state'))).toEqual([]);
  await page.goto(table);
  await page.getByRole('heading', { level: 1, name: friends.laid.title }).waitFor();
};

/** One field and one click lead from the link to a seat, and everybody sees it. */
const oneFieldOneClick = async (): Promise<void> => {
  const { page } = await arrive({ size: 'phone', path: new URL(link).pathname });
  await page.getByText(`Mara ${friends.join.invites}`).waitFor();
  await page.getByRole('textbox', { name: friends.join.name }).fill(TOMAS);
  await page.getByRole('button', { name: friends.join.sit }).click();
  await page.getByRole('heading', { level: 1, name: friends.laid.titleOf('Mara') }).waitFor();
  const [host] = visits;
  const row = host.page.locator('.invite-seat').nth(1);
  await expect.poll(() => row.locator('b').innerText()).toBe(TOMAS);
  expect(
    await host.page
      .getByRole('status')
      .filter({ hasText: friends.seats.tab(TOMAS) })
      .count(),
  ).toBe(1);
  await expect.poll(() => host.page.title()).toContain(friends.seats.tab(TOMAS));
  await row.getByRole('img', { name: 'here' }).waitFor();
  // Guests have no keys.
  expect(await page.getByRole('button', { name: friends.seats.seatBot }).count()).toBe(0);
  expect(await page.getByText(friends.seats.hostStarts('Mara')).count()).toBe(1);
};

/** An empty name, and one that sits there already, are said at the field; a seat that was taken is told. */
const problemsAtTheField = async (): Promise<void> => {
  const { page } = await arrive({ path: new URL(link).pathname });
  const field = page.getByRole('textbox', { name: friends.join.name });
  await field.waitFor();
  await page.getByRole('button', { name: friends.join.sit }).click();
  await page.getByText(friends.join.problems.empty).waitFor();
  await field.fill('mara');
  await page.getByText(friends.join.problems.taken('mara')).waitFor();
  await field.fill('Ines');
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  // The host gives the seat that would have been hers to a bot.
  const [host] = visits;
  await host.page.getByRole('button', { name: friends.seats.seatBotAt(3) }).click();
  await host.page.getByRole('button', { name: forms.levels.deckhand.title, exact: true }).click();
  await expect.poll(() => page.locator('.join-form [role="status"]').innerText()).toMatch(/took .* just now/);
  expect(await page.locator('.ship-choice').nth(2).getByRole('radio').isDisabled()).toBe(true);
};

/** A bot goes again, and the game starts without waiting: bots take what is open. */
const startWithoutWaiting = async (): Promise<void> => {
  const [host, tomas, ines] = visits;
  await host.page.locator('.invite-seat').nth(2).getByRole('button').click();
  await expect.poll(() => host.page.locator('.invite-seat.is-open').count()).toBeGreaterThan(0);
  await host.page.getByRole('button', { name: friends.seats.startNow }).click();
  for (const { page } of [host, tomas]) await page.locator('.table').waitFor();
  await ines.page.getByRole('heading', { name: friends.join.begun }).waitFor();
  await ines.page.getByRole('link', { name: friends.join.watchKey }).click();
  await ines.page.locator('.table').waitFor();
};

test('three clicks to a link in the clipboard, one field and one click to a seat, and a game that starts without waiting', async () => {
  await threeClicksToALink();
  await startPageKnowsIt();
  await oneFieldOneClick();
  await problemsAtTheField();
  await startWithoutWaiting();
  // Who sits there already comes straight to the table; a link that leads nowhere says so.
  const [, tomas, ines] = visits;
  await tomas.page.goto(new URL(link).pathname);
  await tomas.page.waitForURL('**/t/*');
  ines.forgive(/404/);
  await ines.page.goto('/j/amber-heron-k7q2w9');
  await ines.page.getByRole('heading', { name: friends.join.gone }).waitFor();
  expect(await ines.page.locator('.join-words p').innerText()).toContain('amber-heron');
});
