import type { Page } from 'playwright-core';
import { player } from '../../messages/en/player';
import { type Screens, type Show, inTurn, press, visit } from '../harness/screen';
import { beginTable, finishTable } from './finished';
import { DISCLOSURE, forgeDisclosure, withWrongDraw } from './forged';
import { askAs } from './online-stage';

// A player's page and the check of chance; one page shows all screens, in this order, and each by itself.

/** The finished table of this page, played once. */
const finished = new WeakMap<Page, string>();

const play: Show = async (page) => {
  if (finished.has(page)) return;
  const id = await beginTable(page);
  await finishTable(page, id);
  await beginTable(page, 'patrician');
  finished.set(page, id);
};

const known = new WeakSet<Page>();

const become: Show = async (page) => {
  if (known.has(page)) return;
  await askAs(page, 'POST', '/players', { name: 'Mara' });
  known.add(page);
};

const check: Show = async (page) => {
  await inTurn(become, play)(page);
  await visit(`/verify/${finished.get(page)}`)(page);
  await page.locator('.draws').waitFor();
};

const checkForged: Show = async (page) => {
  await forgeDisclosure(page, (disclosure) => withWrongDraw(disclosure, 6));
  await check(page);
  await page.locator('.draws .is-bad').waitFor();
  await page.unroute(DISCLOSURE);
};

const openMe: Show = async (page) => {
  await inTurn(become, play)(page);
  await visit('/me')(page);
  await page.locator('.devices li').first().waitFor();
  await page.locator('.recent li').first().waitFor();
};

export const ACCOUNT_SCREENS = {
  'player-nobody': {
    show: async (page) => {
      await visit('/me')(page);
      await page.locator('.nobody-grid').waitFor();
      await press(page, player.enterCode);
    },
  },
  player: {
    show: inTurn(openMe, async (page) => {
      await page.locator('.account-acts .btn').nth(1).click();
      await page.locator('.code-figures').waitFor();
      await page.locator('.elsewhere summary').click();
    }),
    languages: ['de', 'nl'],
  },
  'player-delete': {
    show: inTurn(openMe, async (page) => {
      await press(page, player.deleteAll);
      await page.getByRole('dialog').waitFor();
    }),
  },
  verify: { show: check, languages: ['de', 'fr'] },
  'verify-wrong': { show: checkForged },
} satisfies Screens;
