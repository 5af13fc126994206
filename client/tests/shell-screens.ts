import { dialogs } from '../messages/en/dialogs';
import { replay } from '../messages/en/replay';
import { shell } from '../messages/en/shell';
import { table } from '../messages/en/table';
import { FULL_DISK, putGames, putRaw } from './harness/saved-games';
import { BROWSER_GAMES, moment } from './browser-games';
import { type Screens, type Show, inTurn, press, screensOf, visit } from './harness/screen';
import { formatShared, sharedOf } from '../share/shared';

/** Games in all states. */
const fillShelf: Show = (page) =>
  putGames(
    page,
    BROWSER_GAMES.flatMap(({ shelf }) => shelf.map(moment)),
  );

const [{ shelf, spoken }] = BROWSER_GAMES;

const fillDamagedShelf: Show = async (page) => {
  await putRaw(page, [
    ['damaged', { ...moment(spoken.moment), id: 'damaged', seats: [null] }],
    ['lost', 'a text'],
  ]);
  await putGames(page, [{ ...moment(spoken.moment), id: 'old', rules: '0' }]);
};

/** A running game whose chance is sealed. */
const { at } = screensOf((id: string) => ({ ...moment(spoken.moment), id, sealedFrom: 0 }));
const { openReplay } = screensOf((id: string) => ({ ...moment(shelf[0]), id, rules: '0' }));

/** A running game from a file, before it is opened. */
const openShared: Show = inTurn(visit('/open'), async (page) => {
  await page.getByLabel(replay.openText).fill(formatShared(sharedOf(moment(spoken.moment))));
  await press(page, replay.openButton);
  await page.locator('.opened .still-board svg').first().waitFor();
});

/** Screens that are the same for all games. */
export const SHELL_SCREENS = {
  start: { show: visit('/') },
  // While there are none: one page shows all screens, in this order.
  'games-none': { show: visit('/games') },
  'start-again': { show: inTurn(fillShelf, visit('/')) },
  games: { show: inTurn(fillShelf, visit('/games')) },
  'games-damaged': { show: inTurn(fillDamagedShelf, visit('/games')), languages: ['de'] },
  settings: { show: visit('/settings') },
  licences: {
    show: inTurn(visit('/settings'), async (page) => {
      await page.locator('.licences summary').click();
      await page.getByText('MIT').first().waitFor();
      await page.locator('.licences').evaluate((licences) => licences.scrollIntoView());
    }),
  },
  seal: {
    show: at(
      'sealed',
      (page) => press(page, table.menu),
      (page) => press(page, dialogs.seal),
    ),
  },
  'replay-other-rules': { show: openReplay('old') },
  open: { show: visit('/open') },
  opened: { show: openShared },
  'not-found': {
    // No link of the site leads there.
    show: async (page) => {
      await page.goto('/nowhere');
      await page.getByRole('heading').first().waitFor();
    },
  },
  // The last one: from now on the page stores nothing.
  'table-unstored': {
    show: inTurn(visit('/'), async (page) => {
      await page.evaluate(FULL_DISK);
      await page
        .getByRole('button', { name: new RegExp(`^${shell.start.play}`) })
        .first()
        .click();
      await page.locator('.storage-notice').waitFor();
    }),
  },
} satisfies Screens;
