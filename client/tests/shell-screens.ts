import { putGames } from './harness/saved-games';
import { BROWSER_GAMES, moment } from './browser-games';
import { type Screens, type Show, inTurn, visit } from './harness/screen';

/** Games in all conditions. */
const fillShelf: Show = (page) =>
  putGames(
    page,
    BROWSER_GAMES.flatMap(({ shelf }) => shelf.map(moment)),
  );

/** What is the same whatever is played. */
export const SHELL_SCREENS = {
  start: { show: visit('/') },
  'start-again': { show: inTurn(fillShelf, visit('/')) },
  games: { show: inTurn(fillShelf, visit('/games')) },
  'games-none': { show: visit('/games') },
  settings: { show: visit('/settings') },
  open: { show: visit('/open') },
  'not-found': { show: visit('/nowhere') },
} satisfies Screens;
