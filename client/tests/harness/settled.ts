import type { Page } from 'playwright-core';
import { SIZES, type Size } from './page';

/** Waits until the page has adapted to window size and theme. */
export const settle = async (page: Page, size: Size, theme: 'day' | 'night'): Promise<void> => {
  await page.setViewportSize(SIZES[size]);
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
