import { putGames } from './saved-games';
import { moment } from './moments';
import { type Screens, type Show, inTurn, visit } from './screen';

/** Games in all conditions. */
const fillShelf: Show = (page) =>
  putGames(
    page,
    (['over', 'chart', 'patrician-crowd', 'exchange', 'patrician-over', 'roofs-moving', 'roofs-over', 'rose'] as const).map(
      moment,
    ),
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
