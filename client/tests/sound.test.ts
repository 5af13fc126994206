import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SOUND_NAMES } from '../../ui/sound/sounding';
import { dialogs } from '../messages/en/dialogs';
import { moment } from './browser-games';
import { BARE, goTo, openPage } from './harness/page';
import { putGames } from './harness/saved-games';
import { stageOfFile } from './harness/stage';

const stage = await stageOfFile();

declare global {
  interface Window {
    heard: number;
    felt: number;
  }
}

/** Counts what is really played; renderings do not count. */
const countSounds = (): void => {
  window.heard = 0;
  window.felt = 0;
  navigator.vibrate = () => {
    window.felt++;
    return true;
  };
  for (const node of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = node.prototype;
    node.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
      if (this.context instanceof AudioContext) window.heard++;
      start.call(this, when);
    };
  }
  // To the browser, what a test's script does is done by a person; only keys and clicks should be.
  let isTouched = false;
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, ({ isTrusted }) => (isTouched ||= isTrusted), { capture: true });
  Object.defineProperty(navigator, 'userActivation', {
    value: {
      get hasBeenActive() {
        return isTouched;
      },
    },
  });
};

const heardIn = (page: Page): Promise<number> => page.evaluate(() => window.heard);

/** As a script would press a key: nobody has touched the page by that. */
const press = (page: Page, key: string): Promise<void> =>
  page.evaluate((pressed) => void dispatchEvent(new KeyboardEvent('keydown', { key: pressed })), key);

interface Rendered {
  readonly sound: string;
  readonly peak: number;
}

/** Every sound at full volume, slow, as usual and fast, then five of them at once; the loudest sample of each. */
const renderSounds = async (page: Page): Promise<readonly Rendered[]> => {
  const entry = fileURLToPath(new URL('../../ui/sound/index.ts', import.meta.url));
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, format: 'iife', globalName: 'sound', write: false });
  const render = `(async () => {
    ${outputFiles[0].text}
    const peakOf = async (soundings) => {
      const context = new OfflineAudioContext(1, 1.7 * 44100, 44100);
      const desk = sound.openDesk(context, 1);
      for (const one of soundings) sound.makeSound(desk, 0.05, one);
      const samples = (await context.startRendering()).getChannelData(0);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    };
    const all = [];
    for (const name of sound.SOUND_NAMES) for (const amount of [0, 0.5, 1])
      all.push({ sound: name + ' ' + amount, peak: await peakOf([{ sound: name, amount }]) });
    const heap = sound.SOUND_NAMES.slice(0, 5).map((name) => ({ sound: name, amount: 1 }));
    return [...all, { sound: 'heap', peak: await peakOf(heap) }];
  })()`;
  return page.evaluate<readonly Rendered[]>(render);
};

test('nothing is heard before the first click or key; then moves are, until M', async () => {
  const visit = await openPage(stage, { path: BARE, settings: { pace: 'instant', playsForced: false } });
  const { page } = visit;
  await page.addInitScript(countSounds);
  await putGames(page, [moment('offer')]);
  await page.evaluate(() => localStorage.setItem('showboat.lively', '{"sound":true}'));
  await goTo(page, '/table/offer');
  await page.locator('.table-dock').waitFor();
  const says = (text: string): Promise<boolean> => page.getByText(text).first().isVisible();
  const canUndo = (): Promise<boolean> => page.getByRole('button', { name: 'Undo' }).first().isEnabled();

  // The player has a passenger to take, but these are not the player's keys.
  await expect.poll(() => press(page, 'p').then(canUndo)).toBe(true);
  await page.locator('.highlight').waitFor({ state: 'attached' });
  await press(page, 'm');
  await expect.poll(() => says(dialogs.soundOff)).toBe(true);
  await press(page, 'm');
  await expect.poll(() => says(dialogs.soundOn)).toBe(true);
  await press(page, 'z');
  await press(page, 'p');
  await expect.poll(canUndo).toBe(true);
  expect(await heardIn(page)).toBe(0);

  const takeAgain = async (): Promise<number> => {
    await page.keyboard.press('z');
    await page.keyboard.press('p');
    await expect.poll(canUndo).toBe(true);
    return heardIn(page);
  };
  await expect.poll(takeAgain).toBeGreaterThan(0);
  const isOff = (): Promise<boolean> => page.evaluate(() => !JSON.parse(localStorage['showboat.lively'] ?? '{}').sound);
  await expect.poll(() => page.keyboard.press('m').then(isOff)).toBe(true);
  const before = await heardIn(page);
  expect(await takeAgain()).toBe(before);

  // A phone is felt when it is its player's turn again.
  expect(await page.evaluate(() => window.felt)).toBe(0);
  await page.locator('[data-command="end"]').click();
  await expect.poll(() => page.evaluate(() => window.felt)).toBe(1);

  const rendered = await renderSounds(page);
  expect(rendered).toHaveLength(3 * SOUND_NAMES.length + 1);
  expect(rendered.filter(({ peak }) => peak < 0.05 || peak > 0.95)).toEqual([]);
  await visit.close();
});
