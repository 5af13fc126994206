import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_GAMES } from './browser-games';
import { describeScreens } from './harness/axe-screens';
import { SHELL_SCREENS } from './shell-screens';

describeScreens({
  'open-refused': {
    show: async (page) => {
      await page.goto('/open#g=AAAA');
      await page.locator('.open-refused').waitFor();
    },
  },
  ...SHELL_SCREENS,
});

// A file for each game, so that they run at the same time.
test.each(BROWSER_GAMES)('the screens of $id are checked, too', ({ id }) => {
  expect(existsSync(new URL(`../../games/${id}/testing/browser/screens.test.ts`, import.meta.url))).toBe(true);
});
