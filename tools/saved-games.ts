import { type State, casualMoves, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { Page } from 'playwright-core';
import type { Beginning, SavedGame } from '../client/session/saved';
import { type SavedAt, findMomentOf, firstStateOf, savedGameOf } from './saved-at';

// Games of Mississippi Queen as they lie in a browser, for tests and pictures of any moment.

export const firstState = (beginning: Beginning): State => firstStateOf(game, beginning);

export const savedGame = (at: SavedAt): SavedGame => savedGameOf(game, at);

/** The first moment that fits, in games of ships that sail downstream without much thought. */
export const findMoment = (
  id: string,
  options: Readonly<Record<string, string | number | boolean>>,
  isWanted: (state: State) => boolean,
): SavedGame => findMomentOf({ game, casualMoves }, id, options, isWanted);

/** Puts games into the browser of a page of ours, as if they had been played there. */
export const putGames = (page: Page, games: readonly SavedGame[]): Promise<void> =>
  page.evaluate(
    (saved) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('showboat');
        const fail = (): void => reject(new Error('the database of the page could not be written'));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('games', 'readwrite');
          for (const one of saved) work.objectStore('games').put(one, one.id);
          work.addEventListener('error', fail);
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    games,
  );
