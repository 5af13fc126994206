import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { player } from '../../messages/en/player';
import { type Visit, openPage } from '../harness/page';
import { type OnlineStage, openOnlineStage } from './online-stage';

// One evening of one person: two browsers, a passkey, a code, and the end of it. Each step needs those before it, so it is one test:
// tried again, it begins with browsers that are nobody.

let stage: OnlineStage;
let first: Visit;
let second: Visit;
beforeEach(async () => {
  stage = await openOnlineStage();
  [first, second] = [await openPage(stage, { path: '/settings' }), await openPage(stage, { path: '/settings', size: 'phone' })];
  for (const { page, forgive } of [first, second]) {
    // Asking who somebody is, and guessing wrong, are answered by refusals.
    forgive(/40[13]/);
    await page.goto('/me');
  }
});
afterEach(async () => {
  await first.close();
  await second.close();
  await stage.close();
});

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name, exact: true }).first().waitFor();
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

interface Authenticator {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** A passkey device in the browser, which says yes to everything. */
const plugIn = async (page: Page): Promise<Authenticator> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
};

const aNameIsEnough = async (): Promise<void> => {
  const { page } = first;
  await heading(page, player.nobody);
  await page.getByLabel(player.name).fill('Mara');
  await press(page, player.becomeSomebody);
  await heading(page, 'Mara');
  await heading(page, player.account);
  await page.getByText(player.noTables).waitFor();
  await press(page, player.changeName);
  await page.getByLabel(player.name).first().fill('Mara of Memphis');
  await press(page, player.save);
  await heading(page, 'Mara of Memphis');
  await expect.poll(() => page.title()).toContain('Mara of Memphis');
};

const aPasskeyOpensAnother = async (): Promise<void> => {
  const one = await plugIn(first.page);
  await press(first.page, player.addPasskey);
  await heading(first.page, player.portable);
  const { credentials } = await one.session.send('WebAuthn.getCredentials', { authenticatorId: one.authenticatorId });
  expect(credentials).toHaveLength(1);

  // The same key elsewhere, as a password manager brings it there.
  const other = await plugIn(second.page);
  await other.session.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential: credentials[0] });
  await heading(second.page, player.nobody);
  await press(second.page, player.signInPasskey);
  await heading(second.page, 'Mara of Memphis');
};

const aCodeBringsBack = async (): Promise<void> => {
  const { page } = first;
  await page.reload();
  const devices = page.getByRole('list', { name: player.devices });
  await devices.getByText(player.thisBrowser).waitFor();
  await devices
    .getByRole('button', { name: /passkey, /i })
    .first()
    .click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  await second.page.reload();
  await heading(second.page, player.nobody);

  await press(page, player.showCode);
  const figures = await page.locator('.code-figures').innerText();
  expect(figures).toMatch(/^\d{3} \d{3}$/);
  await press(second.page, player.enterCode);
  const form = second.page.locator('.code-form');
  await form.getByLabel(player.name).fill('Mara of Memphis');
  const wrong = `${(Number(figures[0]) + 1) % 10}${figures.slice(1)}`;
  await form.getByLabel(player.code).fill(wrong);
  await press(second.page, player.signInCode);
  await second.page.getByText(player.wrongCode).waitFor();
  await form.getByLabel(player.code).fill(figures);
  await press(second.page, player.signInCode);
  await heading(second.page, 'Mara of Memphis');
};

test('a name is enough; a passkey opens another browser; one that is removed is nobody until a code brings it back; all in one file, and deleted', async () => {
  await aNameIsEnough();
  await aPasskeyOpensAnother();
  await aCodeBringsBack();
  // Everything in one file, and everything deleted.
  const { page } = first;
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: player.exportAll }).click()]);
  const exported = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(exported).toMatchObject({ name: 'Mara of Memphis', tables: [] });

  await press(page, player.deleteAll);
  const dialog = page.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: player.deleteNow });
  expect(await sure.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('Mara');
  expect(await sure.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('Mara of Memphis');
  await sure.click();
  await page.getByText(player.deleted).waitFor();
  await heading(page, player.nobody);
  await second.page.reload();
  await heading(second.page, player.nobody);
});
