import { putGames } from './harness/saved-games';
import { BROWSER_GAMES, moment } from './browser-games';
import { type Screens, type Show, inTurn, visit } from './harness/screen';

/** Games in all states. */
const fillShelf: Show = (page) =>
  putGames(
    page,
    BROWSER_GAMES.flatMap(({ shelf }) => shelf.map(moment)),
  );

/** Screens that are the same for all games. */
export const SHELL_SCREENS = {
  start: { show: visit('/') },
  // While there are none: one page shows all screens, in this order.
  'games-none': { show: visit('/games') },
  'start-again': { show: inTurn(fillShelf, visit('/')) },
  games: { show: inTurn(fillShelf, visit('/games')) },
  settings: { show: visit('/settings') },
  open: { show: visit('/open') },
  'not-found': {
    // No link of the site leads there.
    show: async (page) => {
      await page.goto('/nowhere');
      await page.getByRole('heading').first().waitFor();
    },
  },
} satisfies Screens;
