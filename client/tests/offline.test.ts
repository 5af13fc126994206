import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { forms } from '../messages/en/forms';
import { shell } from '../messages/en/shell';
import { type OwnStage, openPage, openOwnStage } from './harness/page';
import { copySite } from './harness/site';

let stage: OwnStage | undefined;
afterEach(async () => {
  await stage?.close();
  stage = undefined;
});

const isStarted = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor();

/** Waits until everything is cached and the worker controls this page. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    return true;
  });

const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

test('after one visit the page starts without a server and without a network', async () => {
  stage = await openOwnStage();
  const visit = await openPage(stage, { offline: true });
  const { page } = visit;
  await isStarted(page);
  await isKept(page);
  await stage.closeSite();
  await page.context().setOffline(true);
  for (const path of ['/', '/settings']) {
    await page.goto(path);
    await isStarted(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  }
  await page.reload();
  await isStarted(page);
  expect(await page.evaluate(async () => (await fetch('/icon.svg')).headers.get('cross-origin-embedder-policy'))).toBe(
    'require-corp',
  );
  await visit.close();
});

/** The same files under another version and with another page, as after an update. */
const release = (root: string, version: string): void => {
  const change = (file: string, pattern: RegExp, to: string): void => {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(pattern, to));
    for (const name of readdirSync(root).filter((one) => one.startsWith(`${file}.`))) rmSync(join(root, name));
  };
  change('sw.js', /(?<=version:.)[\w-]+/g, version);
  change('index.html', /\.css(?:\?\w+)?/g, `.css?${version}`);
};

const startIt = (page: Page): Locator => page.getByRole('button', { name: shell.renew });

/** What a browser does from time to time. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Once in a while Chromium holds a new worker back until the page is loaded again. */
const untilCached = async (page: Page, names: readonly string[]): Promise<void> => {
  const isCached = async (): Promise<void> => {
    await expect.poll(() => cacheNames(page)).toEqual(names);
  };
  await isCached().catch(async () => {
    await page.reload();
    await isStarted(page);
    await isCached();
  });
};

test('a new version waits for the player; then the previous files stay for other tabs, older ones are deleted', async () => {
  const root = await copySite();
  release(root, 'one');
  stage = await openOwnStage({ root });
  const visit = await openPage(stage, { offline: true });
  const { page } = visit;
  await isStarted(page);
  await isKept(page);
  expect(await cacheNames(page)).toEqual(['showboat-one']);
  await page.evaluate(() => caches.open('showboat-before'));

  // Another tab, which follows the updates of its worker, too.
  const other = await page.context().newPage();
  const [asked] = await Promise.all([other.waitForRequest(/register-/), other.goto('/')]);
  await isStarted(other);
  // Answered in the order in which they were asked: the page itself was first.
  await other.evaluate(`import('${asked.url()}').then(() => navigator.serviceWorker.register('/sw.js')).then(() => undefined)`);

  release(root, 'two');
  await lookForUpdate(page);
  const start = startIt(page);
  await start.waitFor();
  await startIt(other).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');

  const isLoaded = page.waitForEvent('load');
  await start.click();
  await isLoaded;
  await isStarted(page);
  await untilCached(page, ['showboat-before', 'showboat-two']);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();

  // The worker of the other tab is a new one by now; the page is not, until it is asked to be.
  const isOtherLoaded = other.waitForEvent('load');
  await startIt(other).click();
  await isOtherLoaded;
  await isStarted(other);
  expect(await startIt(other).count()).toBe(0);
  await other.close();

  // A page that was loaded after the release is new already.
  release(root, 'three');
  const isThree = async (): Promise<boolean> => {
    await page.reload();
    return (await page.content()).includes('.css?three');
  };
  // Where the network takes long, the page that was kept is shown first.
  await expect.poll(isThree, { timeout: 20_000 }).toBe(true);
  await isStarted(page);
  await untilCached(page, ['showboat-two', 'showboat-three']);
  expect(await startIt(page).count()).toBe(0);
  await visit.close();
  rmSync(root, { recursive: true });
});

test('a page that cannot load a part says so, reloads itself once, and can be tried again', async () => {
  const root = await copySite();
  stage = await openOwnStage({ root });
  const visit = await openPage(stage);
  visit.forgive(/settings-page|Failed to load module/);
  const { page } = visit;
  await isStarted(page);
  const lost = readdirSync(join(root, 'assets')).filter((name) => name.startsWith('settings-page'));
  const parts = lost.map((name) => ({ path: join(root, 'assets', name), bytes: readFileSync(join(root, 'assets', name)) }));
  for (const { path } of parts) rmSync(path);
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('link', { name: shell.settings }).first().click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('alert').getByText(shell.failed).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings');
  expect(loads).toBe(1);
  for (const { path, bytes } of parts) writeFileSync(path, bytes);
  await page.getByRole('button', { name: shell.again }).click();
  await page.getByRole('heading', { level: 1, name: shell.settings }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);

  // On the page that came back: what it ships of others, with its licences.
  await page.getByText(forms.options.licencesShow).click();
  const licences = page.getByLabel(forms.options.licences);
  await licences.getByText('SIL Open Font License').first().waitFor();
  const text = await licences.innerText();
  for (const name of [
    'showboat',
    '@fontsource-variable/besley',
    '@fontsource-variable/source-sans-3',
    'preact',
    '@preact/signals',
  ])
    expect(text).toContain(`${name} · `);
  await visit.close();
  rmSync(root, { recursive: true });
});
