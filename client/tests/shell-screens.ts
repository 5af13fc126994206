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
  'start-again': { show: inTurn(fillShelf, visit('/')) },
  games: { show: inTurn(fillShelf, visit('/games')) },
  'games-none': { show: visit('/games') },
  settings: { show: visit('/settings') },
  open: { show: visit('/open') },
  'not-found': { show: visit('/nowhere') },
} satisfies Screens;
