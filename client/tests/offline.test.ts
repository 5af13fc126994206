import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
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

/** The same files under another version, as after an update. */
const release = (root: string, version: string): void => {
  const path = join(root, 'sw.js');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(?<=version:.)[\w-]+/g, version));
  for (const name of readdirSync(root).filter((file) => file.startsWith('sw.js.'))) rmSync(join(root, name));
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

  release(root, 'two');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const start = page.getByRole('button', { name: shell.renew });
  await start.waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');

  const isLoaded = page.waitForEvent('load');
  await start.click();
  await isLoaded;
  await isStarted(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  expect(await cacheNames(page)).toEqual(['showboat-before', 'showboat-two']);
  await visit.close();
  rmSync(root, { recursive: true });
});
