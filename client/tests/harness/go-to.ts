import type { Page } from 'playwright-core';

/** An address of ours where nothing runs: quick to open, and enough to write what a browser keeps. */
export const BARE = '/theme.js';

/** To another page of the site, the way a link leads there: nothing is loaded again. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  const former = await page.evaluateHandle(() => document.querySelector('#app > *'));
  const isInside = await page.evaluate(([shown, to]) => shown !== null && location.pathname !== to, [former, path] as const);
  if (isInside) {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await page.waitForFunction((shown) => !shown?.isConnected, former);
  } else await page.goto(path);
  await former.dispose();
};
