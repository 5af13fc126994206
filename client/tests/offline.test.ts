import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type Stage, openPage, openStage } from '../../tools/browser-page';
import { copySite } from '../../tools/site';

let stage: Stage | undefined;
afterEach(async () => {
  await stage?.close();
  stage = undefined;
});

const isStarted = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor();

/** Until everything is kept and the worker answers for this page. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    return true;
  });

const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

test('after one visit the page starts without a server and without a network', async () => {
  stage = await openStage();
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

/** The same files under a version of their own, as after an update. */
const release = (root: string, version: string): void => {
  const path = join(root, 'sw.js');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(?<=version:.)[\w-]+/g, version));
  for (const name of readdirSync(root).filter((file) => file.startsWith('sw.js.'))) rmSync(join(root, name));
};

test('a new version waits for the page, then takes over, and the old files stay for others that are open', async () => {
  const root = await copySite();
  release(root, 'one');
  stage = await openStage({ root });
  const visit = await openPage(stage, { offline: true });
  const { page } = visit;
  await isStarted(page);
  await isKept(page);
  expect(await cacheNames(page)).toEqual(['showboat-one']);

  release(root, 'two');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');
  expect(await cacheNames(page)).toEqual(['showboat-one', 'showboat-two']);

  await page.reload();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
  release(root, 'three');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
  await page.reload();
  await page.waitForFunction(async () => !(await caches.has('showboat-one')));
  expect(await cacheNames(page)).toEqual(['showboat-two', 'showboat-three']);
  await visit.close();
  rmSync(root, { recursive: true });
});
