import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { saved as words } from '../client/messages/en/saved';
import { shell } from '../client/messages/en/shell';
import { ARGS, ensureBrowser } from '../client/tests/harness/browser';
import { SIZES } from '../client/tests/harness/page';
import { savedIds, savedIn } from '../client/tests/harness/saved-games';
import { startSite } from '../client/tests/harness/site';

// A browser whose disk is really full: its profile is on a small file system of its own, which is filled while a game is played. Needs
// root, for mounting. `npx tsx --import ./tools/without-css.js tools/full-disk.ts [folder for pictures]`

const MEGABYTES = 64;

const run = (command: string, ...args: readonly string[]): void => void execFileSync(command, args, { stdio: 'ignore' });

const folder = mkdtempSync(join(tmpdir(), 'showboat-full-'));
const pictures = process.argv[2] ?? join(folder, 'pictures');
const [image, disk] = [join(folder, 'disk.img'), join(folder, 'disk')];
for (const made of [pictures, disk]) mkdirSync(made, { recursive: true });
run('truncate', '-s', `${MEGABYTES}M`, image);
run('mkfs.ext4', '-q', '-F', '-m', '0', image);
run('mount', '-o', 'loop', image, disk);

const free = (): number => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};
let fillings = 0;
/** To the last block. */
const fill = (): void => {
  for (let size = Math.max(free(), 4096); size >= 1024; size = Math.floor(size / 2))
    try {
      while (true) writeFileSync(join(disk, `filling-${fillings++}`), Buffer.alloc(size, 1));
    } catch {
      // Nothing of this size fits any more.
    }
};
const empty = (): void => run('sh', '-c', `rm -f ${join(disk, 'filling-*')}`);

const site = await startSite();
const context = await chromium.launchPersistentContext(join(disk, 'profile'), {
  executablePath: ensureBrowser(),
  args: [...ARGS],
  baseURL: site.url,
  viewport: SIZES.wide,
  reducedMotion: 'reduce',
});
// tsx preserves function names with a helper that does not exist in the page.
await context.addInitScript('globalThis.__name = (one) => one');
const say = (what: string, value: unknown): void => console.log(`${what}: ${JSON.stringify(value)}`);
try {
  const page = await context.newPage();
  page.on('pageerror', (error) => say('error of the page', error.message));
  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem('showboat.settings', JSON.stringify({ pace: 'instant', level: 'deckhand', textMode: true })),
  );
  await page.reload();
  await page
    .getByRole('button', { name: new RegExp(`^${shell.start.play}`) })
    .first()
    .click();
  const move = page.locator('.moves button:not([disabled])').first();
  const notice = page.locator('.storage-notice');
  const lines = async (): Promise<number> => page.locator('.log-list li, .text-table ol li').count();
  await move.click();
  const id = new URL(page.url()).pathname.replace('/table/', '');
  say('moves stored with room', (await savedIn(page, id)).moves.length);
  say('settings', await page.evaluate(() => navigator.storage.estimate()));

  fill();
  say('bytes free when full', free());
  let played = 0;
  while (played < 400 && (await notice.count()) === 0) {
    await move.click({ timeout: 20_000 });
    played++;
    fill();
  }
  say('moves until the browser refused', played);
  say('notice', await notice.innerText());
  await page.screenshot({ path: join(pictures, 'full-text.png') });
  for (let more = 0; more < 5; more++) await move.click({ timeout: 20_000 });
  say('still said after five more moves', await notice.count());
  await page.keyboard.press('t');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(pictures, 'full-wide.png') });
  await page.setViewportSize(SIZES.phone);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(pictures, 'full-phone.png') });
  await page.setViewportSize(SIZES.wide);
  await page.keyboard.press('t');
  await move.waitFor();
  const shown = await lines();

  // A second game, begun without any room, and the first one again.
  const goTo = (path: string): Promise<void> =>
    page.evaluate((to) => {
      history.pushState(undefined, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await goTo('/');
  await page
    .getByRole('button', { name: new RegExp(`^${shell.start.play}`) })
    .nth(1)
    .click();
  await page.waitForURL('**/table/*');
  await notice.waitFor();
  const second = new URL(page.url()).pathname.replace('/table/', '');
  await goTo('/games');
  await page.getByText(words.notStored).nth(1).waitFor();
  await page.screenshot({ path: join(pictures, 'full-games.png') });
  await goTo(`/table/${id}`);
  await notice.waitFor();

  empty();
  say('bytes free again', free());
  await notice.waitFor({ state: 'detached', timeout: 30_000 }).catch(() => undefined);
  say('notices after room was made, without a click', await notice.count());
  say('moves of the second game', (await savedIn(page, second)).moves.length);
  const stored = (await savedIn(page, id)).moves.length;
  await page.reload();
  await page.locator('.text-table').waitFor();
  await move.waitFor();
  say('games', await savedIds(page));
  say('moves stored', stored);
  say('lines of the log before and after reloading', [shown, await lines()]);
} finally {
  await context.close();
  await site.close();
  run('umount', disk);
  rmSync(image);
}
