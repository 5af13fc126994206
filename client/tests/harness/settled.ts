import type { Language } from '@showboat/engine';
import type { Page } from 'playwright-core';
import { SIZES, type Size } from './page';

/** Milliseconds without a new word. */
const QUIET = 120;

/** Until the page has followed the window and the light. */
export const settle = async (page: Page, size: Size, theme: 'day' | 'night'): Promise<void> => {
  // Also the same size would be laid out again.
  if (page.viewportSize()?.width !== SIZES[size].width) await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** How far a page overflows its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body;
    return scrollWidth - clientWidth;
  });

/** Chosen in another tab, and followed by this one: until the page stands in its words. */
export const chooseLanguage = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate((chosen) => {
    const key = 'showboat.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: chosen });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  await page.evaluate(
    ({ quiet }) =>
      new Promise<void>((resolve) => {
        let last = '';
        const look = (): void => {
          const now = document.body.innerText;
          if (now === last) return resolve();
          last = now;
          setTimeout(look, quiet);
        };
        look();
      }),
    { quiet: QUIET },
  );
};
