import { TESTED } from '@showboat/games/testing';
import type { SavedGame } from '../session/saved';
import type { BrowserGame } from './harness/browser-game';
import { createMoments } from './harness/moments';

export interface TestedInBrowser extends BrowserGame {
  readonly id: string;
}

/** Every game with its own part of these tests. */
export const BROWSER_GAMES: readonly TestedInBrowser[] = await Promise.all(
  TESTED.map(async ({ id, loadBrowser }) => ({ id, ...(await loadBrowser()).browser })),
);

/** A moment of any game. */
export const moment: (id: string) => SavedGame = createMoments(Object.assign({}, ...BROWSER_GAMES.map(({ moments }) => moments)));
